/** Thank-you page that the server renders when the site has none for the form. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { LocaleKey } from '#shared/locales.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { definitions } from '../forms/definitions.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { wordsOf } from '../words/words.ts';

/** Sub-app for `/thanks` in one language. */
export function thanksRoute({ headers }: AppOptions, locale: LocaleKey): Hono<AppEnv> {
  const route = new Hono<AppEnv>();
  route.get('/:form', (context) => {
    const form = definitions.find(({ name }) => name === context.req.param('form'));
    if (!form) throw new RequestFault(404, 'notFound');
    const { title, text } = wordsOf(locale).thanks[form.name];
    return context.body(renderPage(locale, title, html`<p>${text}</p>`), 200, pageHeaders(headers));
  });
  return route;
}
