/** The routes of our pages: their document, their files, and the current session. */
import path from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { html } from 'hono/html';
import { shortId } from '../../server/store/store.ts';
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

/** The preview without a session, in the frame of a form: the sign-in page cannot be shown there. */
const SIGNED_OUT = htmlDocument({
  title: 'Preview',
  sheet: '/pages/pages.css',
  body: html`<main class="p-4">
    <p>Your session has ended. Sign in in another tab, then reload the preview.</p>
    <p class="mt-2"><a class="link" href="">Reload</a></p>
  </main>`,
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
    const isPreview = address === '/preview' && previewOrigin !== undefined;
    const headers: Record<string, string> = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': isPreview ? previewPolicy(previewOrigin) : PAGES_POLICY,
    };
    const guard: MiddlewareHandler = async (context, next) => {
      const isFrame = isPreview && context.req.header('sec-fetch-dest') === 'iframe';
      if (isFrame && !access.accountOf(context)) return context.html(SIGNED_OUT, 401, headers);
      return access.orSignIn(context, next);
    };
    app.get(address, guard, (context) => context.html(page(titleOf(context.req.param('id') ?? '')), 200, headers));
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
    return context.json({ name, roles } satisfies Session);
  });
  return app;
}
