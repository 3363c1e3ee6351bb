/** Pages for the links in newsletter mails. A GET request changes nothing; the button of the page sends a POST request. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { parseContentType, parseFormBody } from '../forms/formBody.ts';
import { readBody } from '../forms/readBody.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import { readUnsubscribeToken } from '../outbox/links.ts';
import type { Content } from '../markup.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { confirm, unsubscribe } from '../store/newsletter.ts';
import { wordsOf, type Notice } from '../words/words.ts';
import { MINUTE } from '../time.ts';

const TOKEN = /^[\w-]{43}$/;
const CONFIRM_TRIES = [{ count: 20, windowMs: 10 * MINUTE }] as const;
const MAX_BODY = 32 * 1024;

const RESULTS = { confirmed: 'confirmed', already: 'alreadyConfirmed', unknown: 'unknownLink' } as const;

const button = (action: string, label: string, token?: string): Content =>
  html`<form method="post" action="${action}">
    ${token === undefined ? '' : html`<input type="hidden" name="token" value="${token}" />`}
    <button>${label}</button>
  </form>`;

/** Sub-app for `/newsletter` in one language. */
export function newsletterRoute(options: AppOptions, locale: LocaleKey): Hono<AppEnv> {
  const { database, secret, headers, listeners } = options;
  const words = wordsOf(locale);
  const base = localizedPath(locale, '/newsletter');
  const answer = (context: Context, { title, text }: Notice, action?: Content): Response =>
    context.body(
      renderPage(
        locale,
        title,
        html`<p>${text}</p>
          ${action ?? ''}`,
      ),
      200,
      pageHeaders(headers, true),
    );
  const route = new Hono<AppEnv>();

  route.get('/confirm', (context) =>
    answer(
      context,
      words.confirm,
      button(`${base}/confirm`, words.confirm.button, (context.req.query('token') ?? '').slice(0, 100)),
    ),
  );
  // No check of the origin: the token proves that the visitor can read the mailbox.
  route.post('/confirm', async (context) => {
    await limitRequests(context, options, 'confirm', CONFIRM_TRIES);
    const type = parseContentType(context.req.header('content-type'));
    if (!type) throw new RequestFault(415, 'unsupportedType');
    const { values } = parseFormBody(await readBody(context.req.raw, MAX_BODY), type, undefined);
    const { token } = values;
    const result =
      typeof token === 'string' && TOKEN.test(token)
        ? await confirm(database, token, listeners.subscribers)
        : 'unknown';
    return answer(context, words[RESULTS[result]]);
  });

  route.get('/unsubscribe', (context) => {
    const token = (context.req.query('token') ?? '').slice(0, 100);
    const action = `${base}/unsubscribe?token=${encodeURIComponent(token)}`;
    return answer(context, words.unsubscribe, button(action, words.unsubscribe.button));
  });
  // RFC 8058: mail providers send this request without an origin. The token authorizes it; the body is ignored.
  route.post('/unsubscribe', async (context) => {
    await readBody(context.req.raw, MAX_BODY);
    const id = readUnsubscribeToken(secret, context.req.query('token') ?? '');
    if (id === undefined) return answer(context, words.notUnsubscribed);
    await unsubscribe(database, secret, id, listeners.subscribers);
    return answer(context, words.unsubscribed);
  });
  return route;
}
