/** Renders a simple page on the server, for visitors without script and for links in mails. */
import { html, raw } from 'hono/html';
import { brandIn } from '#shared/brand.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { hashSource, pagePolicy, type HeaderSettings } from '../headers.ts';
import { markup, type Content } from '../markup.ts';
import { sitePath } from '../sitePath.ts';

const STYLE = `:root{color-scheme:light dark;--page:#fbf7ee;--text:#142036;--water:#0c7f76;--clay:#a63d1e;--line:#6b7280}
@media (prefers-color-scheme:dark){:root{--page:#0f1826;--text:#f3ecdd;--water:#5cc9bd;--clay:#f0a285;--line:#98a2b3}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:38rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}
a{color:var(--water)}form{display:grid;gap:1.25rem}label{display:block;font-weight:600;margin-block-end:.375rem}
input,select,textarea{width:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.375rem;padding:.625rem .75rem}
textarea{min-height:9rem}[aria-invalid]{border:2px solid var(--clay)}.error{color:var(--clay);font-weight:600}.error,.hint{margin:.375rem 0 0}
.summary{border:2px solid var(--clay);border-radius:.375rem;padding:1rem;margin-block-end:1.5rem}.summary ul{margin:.5rem 0 0;padding-inline-start:1.25rem}
button{justify-self:start;font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:2px solid transparent;border-radius:.375rem;background:var(--water);color:var(--page);cursor:pointer}
:focus-visible{outline:3px solid var(--water);outline-offset:2px}.trap{position:absolute;inset-inline-start:-999rem}`;

const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = hashSource(STYLE);

/** Returns the complete HTML document with `content`. `title` is also its heading. */
export function renderPage(locale: LocaleKey, title: string, content: Content): string {
  const { tag, dir } = localeOf(locale);
  return markup(
    html`<!doctype html>
      <html lang="${tag}" dir="${dir}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} | ${brandIn(locale)}</title>
          ${STYLE_ELEMENT}
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
            <p><a href="${sitePath(locale, '/')}">${brandIn(locale)}</a></p>
          </main>
        </body>
      </html>`,
  );
}

/** Headers of such a page. With `hasToken`, for an address that contains a token, the page sends no referrer. */
export const pageHeaders = (settings: HeaderSettings, hasToken = false): Record<string, string> => ({
  'Content-Security-Policy': pagePolicy({ scripts: [], styles: [STYLE_HASH] }, settings),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  ...(hasToken ? { 'Referrer-Policy': 'no-referrer' } : {}),
});
