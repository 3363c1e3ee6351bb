/** The pages behind the links in newsletter mails. Opening one changes nothing; pressing its button does. */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { site } from '#site.config';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { parseContentType, parseFormBody } from '../forms/formBody.ts';
import { readBody } from '../forms/readBody.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { readUnsubscribeToken } from '../outbox/links.ts';
import { pageHeaders, renderPage, type Content } from '../pages/page.ts';
import { confirm, unsubscribe } from '../store/newsletter.ts';
import { clientOf, countOrRefuse } from './forms.ts';

const TOKEN = /^[\w-]{43}$/;
const CONFIRM_TRIES = [{ count: 20, windowMs: 10 * 60_000 }] as const;
const MAX_BODY = 32 * 1024;

const RESULTS = {
  confirmed: ['You are on the list', 'Your subscription is confirmed. Thank you.'],
  already: ['Already confirmed', 'Your subscription was confirmed before. There is nothing left to do.'],
  unknown: [
    'This link does not work',
    'It may have expired or been cut short. Please sign up again on our site: you get a new link.',
  ],
} as const;

const button = (action: string, label: string, token?: string): Content =>
  html`<form method="post" action="${action}">
    ${token === undefined ? '' : html`<input type="hidden" name="token" value="${token}" />`}
    <button>${label}</button>
  </form>`;

/** Sub-app for `/newsletter`. */
export function newsletterRoute(options: AppOptions): Hono<AppEnv> {
  const { database, secret, headers } = options;
  const answer = (context: Context, title: string, content: Content): Response =>
    context.body(renderPage(title, content), 200, pageHeaders(headers, true));
  const route = new Hono<AppEnv>();

  route.get('/confirm', (context) =>
    answer(
      context,
      'Confirm your subscription',
      html`<p>One press and ${site.brand}'s newsletter comes to this address.</p>
        ${button('/newsletter/confirm', 'Confirm', (context.req.query('token') ?? '').slice(0, 100))}`,
    ),
  );
  // No check of origin here: whoever holds the token holds the mailbox.
  route.post('/confirm', async (context) => {
    countOrRefuse(options, `confirm ${clientOf(context, options)}`, crypto.randomUUID(), CONFIRM_TRIES);
    const type = parseContentType(context.req.header('content-type'));
    if (!type) throw new RequestFault(415, 'unsupportedType');
    const { values } = parseFormBody(await readBody(context.req.raw, MAX_BODY), type, undefined);
    const { token } = values;
    const result = typeof token === 'string' && TOKEN.test(token) ? await confirm(database, token) : 'unknown';
    const [title, sentence] = RESULTS[result];
    return answer(context, title, html`<p>${sentence}</p>`);
  });

  route.get('/unsubscribe', (context) => {
    const token = (context.req.query('token') ?? '').slice(0, 100);
    const action = `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
    return answer(
      context,
      'Unsubscribe',
      html`<p>No more mail from us to this address?</p>
        ${button(action, 'Unsubscribe')}`,
    );
  });
  // RFC 8058: mail providers post here without origin or cookies; the token is the proof. The body says nothing more.
  route.post('/unsubscribe', async (context) => {
    await readBody(context.req.raw, MAX_BODY);
    const id = readUnsubscribeToken(secret, context.req.query('token') ?? '');
    if (id !== undefined) await unsubscribe(database, secret, id);
    return answer(context, 'Unsubscribed', html`<p>You get no more newsletters from us.</p>`);
  });

  route.all('/:page{confirm|unsubscribe}', (context) => {
    context.header('Allow', 'GET, HEAD, POST');
    throw new RequestFault(405, 'methodNotAllowed');
  });
  return route;
}
