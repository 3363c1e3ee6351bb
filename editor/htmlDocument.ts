/** The HTML document of every page of the service. */
import { html } from 'hono/html';
import { markup, type Content } from '../server/markup.ts';
import { site } from '../site.config.ts';

/** The end of every page title, after the name of the page. */
export const SERVICE_NAME = `${site.brand} website`;

interface DocumentOptions {
  /** Name of the page; the title begins with it. */
  title: string;
  /** Address of the style sheet. */
  sheet: string;
  /** Address of the script, for a page that needs one. */
  script?: string;
  /** Address to which the page redirects at once. */
  redirectTo?: string | undefined;
  body: Content | string;
}

/** A whole document as text, with `noindex` for search engines. */
export const htmlDocument = ({ title, sheet, script, redirectTo, body }: DocumentOptions): string =>
  markup(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          ${redirectTo === undefined ? '' : html`<meta http-equiv="refresh" content="0; url=${redirectTo}" />`}
          <title>${title} · ${SERVICE_NAME}</title>
          <link rel="icon" href="/admin/logo.svg" />
          <link rel="stylesheet" href="${sheet}" />
          ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
        </head>
        <body>
          ${body}
        </body>
      </html>`,
  );
