/** The routes of our pages: their document, their files, and the current session. */
import path from 'node:path';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { html } from 'hono/html';
import { shortId } from '../../server/store/store.ts';
import { site } from '../../site.config.ts';
import { htmlDocument } from '../htmlDocument.ts';
import type { Access } from '../sign-in/access.ts';
import { ROLES } from '../sign-in/roles.ts';
import { AREAS } from './areas.ts';
import type { Session } from './session.ts';

const page = (title: string): string =>
  htmlDocument({
    title,
    sheet: '/pages/pages.css',
    script: '/pages/pages.js',
    body: html`<div id="app"><noscript>These pages need JavaScript.</noscript></div>`,
  });

/** The title of the page at each address. A lead is named by its id, because the browser history must not contain names of people. */
const TITLES: readonly (readonly [address: string, titleOf: (id: string) => string])[] = [
  ['/', () => 'Start'],
  ['/leads/:id', (id) => `Lead ${shortId(id)}`],
  ['/preview', () => 'Preview'],
  ...AREAS.filter(({ path: area }) => area !== '/admin/').map(({ path: area, title }) => [area, () => title] as const),
];

/** Only our own files, and no inline scripts or styles. */
const PAGES_POLICY = [
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

/** The preview page is framed by the form's page, and contains a frame of the preview's origin. */
const previewPolicy = (origin: string): string =>
  PAGES_POLICY.replace("frame-src 'self'", `frame-src ${origin}`).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );

/** @param files the result of `buildPages` */
export function pages(
  access: Access,
  files: ReadonlyMap<string, string | Uint8Array>,
  previewOrigin: string | undefined,
): Hono {
  const app = new Hono();
  for (const [address, titleOf] of TITLES) {
    app.get(address, access.orSignIn, (context) => {
      context.header('Cache-Control', 'no-store');
      const isPreview = address === '/preview' && previewOrigin !== undefined;
      context.header('Content-Security-Policy', isPreview ? previewPolicy(previewOrigin) : PAGES_POLICY);
      return context.html(page(titleOf(context.req.param('id') ?? '')));
    });
  }
  // The sign-in page uses the same style sheet.
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
