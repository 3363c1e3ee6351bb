/** Answers for our pages: one document for all of them, its files, and who is signed in. */
import path from 'node:path';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { html } from 'hono/html';
import { markup } from '../../server/markup.ts';
import { site } from '../../site.config.ts';
import type { Access } from '../sign-in/access.ts';
import { ROLES } from '../sign-in/roles.ts';
import { AREAS } from './areas.ts';
import type { Session } from './session.ts';

const PAGE = markup(
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${site.brand} website</title>
        <link rel="icon" href="/admin/logo.svg" />
        <link rel="stylesheet" href="/pages/pages.css" />
        <script type="module" src="/pages/pages.js"></script>
      </head>
      <body>
        <div id="app"></div>
      </body>
    </html>`,
);

/** Our own files, and nothing inline. */
export const PAGES_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The page of a preview stands in the pane beside a form, and frames the origin of the preview. */
const previewPolicy = (origin: string): string =>
  PAGES_POLICY.replace("frame-src 'self'", `frame-src ${origin}`).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );

/** @param files what `buildPages` has built */
export function pages(
  access: Access,
  files: ReadonlyMap<string, string | Uint8Array>,
  previewOrigin: string | undefined,
): Hono {
  const app = new Hono();
  for (const address of [
    '/',
    '/leads/:id',
    '/preview',
    ...AREAS.map(({ path: area }) => area).filter((area) => area !== '/admin/'),
  ]) {
    app.get(address, access.orSignIn, (context) => {
      context.header('Cache-Control', 'no-store');
      const isPreview = address === '/preview' && previewOrigin !== undefined;
      context.header('Content-Security-Policy', isPreview ? previewPolicy(previewOrigin) : PAGES_POLICY);
      return context.html(PAGE);
    });
  }
  // The page of signing in has the same looks.
  app.use('/pages/*', except('/pages/pages.css', access.orSignIn));
  app.get('/pages/:name', (context) => {
    const name = context.req.param('name');
    const file = files.get(name);
    if (file === undefined) return context.notFound();
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return context.body(typeof file === 'string' ? file : Buffer.from(file), 200, { 'Content-Type': type });
  });
  app.get('/api/session', access.only(...ROLES), (context) => {
    const { name, roles } = context.var.account;
    return context.json({ name, roles, brand: site.brand } satisfies Session);
  });
  return app;
}
