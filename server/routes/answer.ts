/** Answers in the form the request asks for: JSON to programs, a page to people. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { FormAnswer } from '#shared/forms/formTypes.ts';
import type { AppEnv } from '../appOptions.ts';
import type { RequestFault } from '../forms/requestFault.ts';
import type { HeaderSettings } from '../headers.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { wordsOf, type Words } from '../words/words.ts';
import { languageOf } from './language.ts';

/** True for requests from script: they send JSON, or say that they want it. */
export function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  if (/application\/json/i.test(accept)) return true;
  return (
    !/text\/html/i.test(accept) &&
    !/^(multipart|application\/x-www-form)/i.test(context.req.header('content-type') ?? '')
  );
}

const TITLES: Readonly<Partial<Record<number, keyof Words['refused']>>> = { 410: 'off', 429: 'tooMany', 503: 'busy' };

/** The answer to a request that is refused. */
export function refuse(context: Context<AppEnv>, fault: RequestFault, headers: HeaderSettings): Response {
  const extra: Record<string, string> = {
    ...(fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }),
    // The rest of the body is not read, so nothing can follow it.
    ...(fault.status === 413 ? { Connection: 'close' } : {}),
    ...(fault.id === undefined ? {} : { 'X-Request-Id': fault.id }),
  };
  if (wantsJson(context)) {
    return context.json<FormAnswer>({ ok: false, errors: fault.errors }, fault.status, extra);
  }
  const locale = languageOf(context);
  const { errors, refused } = wordsOf(locale);
  const content = html`${fault.errors.map(({ code }) => html`<p>${errors[code]}</p>`)}`;
  const page = renderPage(locale, refused[TITLES[fault.status] ?? 'any'], content);
  return context.body(page, fault.status, { ...pageHeaders(headers), ...extra });
}
