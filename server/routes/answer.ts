/** Content negotiation: JSON for programs, an HTML page for people. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { applicationForm } from '#shared/forms/application.fields.ts';
import type { FormAnswer } from '#shared/forms/formTypes.ts';
import type { AppEnv } from '../appOptions.ts';
import type { RequestFault } from '../forms/requestFault.ts';
import type { HeaderSettings } from '../headers.ts';
import type { Content } from '../markup.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { careerPath } from '../sitePath.ts';
import { wordsOf, type Words } from '../words/words.ts';
import { languageOf, pathBefore } from './language.ts';

/** True for requests from scripts and programs: they accept JSON, or neither accept HTML nor send an HTML form. */
export function wantsJson(context: Context): boolean {
  const accept = context.req.header('accept') ?? '';
  if (/application\/json/i.test(accept)) return true;
  return (
    !/text\/html/i.test(accept) &&
    !/^(multipart|application\/x-www-form)/i.test(context.req.header('content-type') ?? '')
  );
}

const TITLES: Readonly<Partial<Record<number, keyof Words['refused']>>> = { 410: 'off', 429: 'tooMany', 503: 'busy' };

/** Path of a position in any language. */
const ROLE_PATH = /^(?:\/\w+)?\/company\/career\/[\w-]+$/;

/** Link to the page where an applicant can choose another file: the page of the position, or the list of positions. */
function linkBack(context: Context<AppEnv>): Content {
  const locale = languageOf(context);
  const { backToRole, chooseRole } = wordsOf(locale).form;
  const before = pathBefore(context);
  const [href, label] = ROLE_PATH.test(before) ? [before, backToRole] : [careerPath(locale), chooseRole];
  return html`<p><a href="${href}">${label}</a></p>`;
}

/** The response to a refused request: JSON or an HTML page. */
export function refuse(context: Context<AppEnv>, fault: RequestFault, headers: HeaderSettings): Response {
  const extra: Record<string, string> = {
    ...(fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) }),
    // The rest of the body is not read, so the connection cannot be reused.
    ...(fault.status === 413 ? { Connection: 'close' } : {}),
    ...(fault.id === undefined ? {} : { 'X-Request-Id': fault.id }),
  };
  if (wantsJson(context)) {
    return context.json<FormAnswer>({ ok: false, errors: fault.errors }, fault.status, extra);
  }
  const locale = languageOf(context);
  const { errors, refused } = wordsOf(locale);
  const isFileTooLarge = fault.status === 413 && context.req.path === applicationForm.action;
  const content = html`${fault.errors.map(({ code }) => html`<p>${errors[code]}</p>`)}
  ${isFileTooLarge ? linkBack(context) : ''}`;
  const page = renderPage(locale, refused[TITLES[fault.status] ?? 'any'], content);
  return context.body(page, fault.status, { ...pageHeaders(headers), ...extra });
}
