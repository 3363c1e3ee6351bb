/** Where a form post ends when the site has no page of its own for it. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';

const TEXTS: Readonly<Record<string, readonly [title: string, sentence: string]>> = {
  contact: ['Your message has arrived', 'We have it and will answer within two working days.'],
  application: ['Your application has arrived', 'We have it, your CV included, and will answer you by mail.'],
  newsletter: ['Please look at your mailbox', 'We have sent a link to confirm the address. It works for 48 hours.'],
};

export function thanksRoute({ headers }: AppOptions): Hono<AppEnv> {
  const route = new Hono<AppEnv>();
  route.get('/:form', (context) => {
    const text = TEXTS[context.req.param('form')];
    if (!text) throw new RequestFault(404, 'notFound');
    return context.body(renderPage(text[0], html`<p>${text[1]}</p>`), 200, pageHeaders(headers));
  });
  route.all('/:form', (context) => {
    context.header('Allow', 'GET, HEAD');
    throw new RequestFault(405, 'methodNotAllowed');
  });
  return route;
}
