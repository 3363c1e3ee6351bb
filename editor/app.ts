/** The editing service: pages for the editor's browser, sign-in, and the API that saves changes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlockList } from 'node:net';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { HTTPException } from 'hono/http-exception';
import { API_POLICY, commonHeaders } from '../server/headers.ts';
import { RateLimiter } from '../server/middleware/rateLimit.ts';
import { log } from './accounts/log.ts';
import { manage } from './accounts/manage.ts';
import { own } from './accounts/own.ts';
import { fonts } from './admin/build.ts';
import { gitea } from './api/gitea.ts';
import { createAudit } from './audit.ts';
import type { Checker } from './check/checker.ts';
import type { Drafts } from './git/drafts.ts';
import { htmlDocument } from './htmlDocument.ts';
import { leads } from './leads/leads.ts';
import { messages } from './messages/messages.ts';
import { pages } from './pages/serve.ts';
import { previewApi, type Preview } from './preview/preview.ts';
import { publishing } from './publishing/interface.ts';
import type { OverviewOptions } from './publishing/overview.ts';
import { report } from './report/report.ts';
import { createSave } from './save.ts';
import { Access } from './sign-in/access.ts';
import { Accounts } from './sign-in/accounts.ts';
import { Attempts } from './sign-in/attempts.ts';
import { company } from './sign-in/company.ts';
import { oauth } from './sign-in/oauth.ts';
import { Provider, type ProviderSettings } from './sign-in/provider.ts';
import { Sessions } from './sign-in/sessions.ts';
import { signIn } from './sign-in/signIn.ts';
import { editorConfig } from './site.ts';
import type { Store } from './store.ts';

export interface EditorOptions {
  origin: string;
  /** Folder of the accounts and the audit log. */
  dataFolder: string;
  /** Folder that `buildAdmin` has written. */
  adminFolder: string;
  /** Files that `buildPages` has built. */
  pageFiles: ReadonlyMap<string, string | Uint8Array>;
  drafts: Drafts;
  checker: Checker;
  /** The proxies whose header with the client's address is trusted. */
  proxies: BlockList;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
  /** Every account with a password must have a second factor. */
  needsFactor: boolean;
  /** The company's single sign-on, if there is one. */
  provider?: ProviderSettings | undefined;
  /** Leads, counts and messages of the public server. */
  store: Store;
  /** Absent if the drafts do not contain the code of a site. */
  preview?: Preview | undefined;
  publishing: Omit<OverviewOptions, 'publishers'>;
}

/** Maximum size of a request body, in bytes. The Gitea API, which accepts pages, has its own limit. */
const MAX_BODY_BYTES = 64 * 1024;
/** Static files, which are the same for every user. */
const ASSET = /^\/(?:admin\/(?:assets|fonts)|pages)\//;

/** Sveltia uses inline styles, and `data:` and `blob:` addresses for pictures. Nothing is loaded from another host. */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  'manifest-src blob:',
  "form-action 'self'",
  // Needed by the document of Sveltia's preview pane.
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = htmlDocument({ title: 'Write', sheet: '/admin/editor.css', script: '/admin/assets/editor.js', body: '' });

const READ_ERROR = 'Internal error. Try again. If it happens again, contact the administrator of the service.';
const CHANGE_ERROR =
  'Internal error. Your text is still in the form. Open the page in another tab to check whether your change was saved.';

const TOO_LARGE =
  'Not saved: this is too large for one request. Save fewer or smaller pictures, or less text, at once.';

const STYLES = path.join(import.meta.dirname, 'admin/editor.css');
const LOGO = path.resolve(import.meta.dirname, '../public/favicon.svg');

async function sendFile(context: Context, type: string, file: string): Promise<Response> {
  return context.body(await readFile(file), 200, { 'Content-Type': type });
}

/** All routes of the service. */
export function createEditorApp(options: EditorOptions): Hono {
  const { origin, dataFolder, adminFolder, pageFiles, drafts, checker, proxies, hasPasswords, store, preview } =
    options;
  const app = new Hono();
  const audit = createAudit(dataFolder);
  const accounts = new Accounts(dataFolder);
  const sessions = new Sessions(Date.now, (name) => accounts.changedAt(name));
  const access = new Access({ origin, accounts, sessions, audit });
  const attempts = new Attempts(new RateLimiter(), proxies);
  const provider = options.provider && new Provider(options.provider, origin);
  const signInOptions = { origin, accounts, sessions, access, attempts, audit, hasPasswords };
  const common = commonHeaders({ isHttps: origin.startsWith('https:'), hstsPreload: false });

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of common) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', context.req.path.startsWith('/admin/') ? ADMIN_POLICY : API_POLICY);
    }
    if (!context.res.headers.has('Cache-Control'))
      context.header('Cache-Control', ASSET.test(context.req.path) ? 'no-cache' : 'no-store');
  });
  app.use(except('/api/v1/*', bodyLimit({ maxSize: MAX_BODY_BYTES })));
  app.onError((error, context) => {
    if (error instanceof HTTPException && error.status === 413) return context.json({ message: TOO_LARGE }, 413);
    console.error(error);
    const { method, path: address } = context.req;
    // The browser shows the response of other addresses itself, for example that of the sign-in form, which has no text to save.
    if (!address.startsWith('/api/')) return context.text(READ_ERROR, 500);
    // The error may have come after the change, for example if its line in the audit log could not be written.
    return context.json({ message: method === 'GET' ? READ_ERROR : CHANGE_ERROR }, 500);
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/admin/logo.svg', (context) => sendFile(context, 'image/svg+xml', LOGO));
  app.use('/admin/*', access.orSignIn);
  app.get('/admin/', (context) => context.html(PAGE));
  // It contains names of unpublished pages.
  app.get('/admin/config.json', access.only('writer'), (context) =>
    context.json(editorConfig(drafts.folder, origin, preview !== undefined)),
  );
  app.get('/admin/editor.css', (context) => sendFile(context, 'text/css; charset=utf-8', STYLES));
  const fontFiles = fonts();
  app.get('/admin/fonts/:name', (context) => {
    const file = fontFiles.get(context.req.param('name'));
    return file === undefined ? context.notFound() : sendFile(context, 'font/woff2', file);
  });
  app.get(
    '/admin/assets/*',
    serveStatic({ root: adminFolder, rewriteRequestPath: (address) => address.replace('/admin', '') }),
  );
  app.route('/', signIn({ ...signInOptions, needsFactor: options.needsFactor, provider }));
  if (provider) app.route('/sign-in/company', company({ ...signInOptions, provider }));
  app.route('/login/oauth', oauth({ origin, access, sessions }));
  app.route('/api/v1', gitea({ origin, drafts, accounts, sessions, audit, save: createSave({ drafts, checker }) }));
  app.route('/api/accounts', manage(signInOptions));
  app.route('/api/account', own(signInOptions));
  app.route('/api/audit', log({ access, folder: dataFolder }));
  app.route('/api/leads', leads({ access, audit, store, drafts }));
  app.route('/api/report', report({ access, store }));
  app.route('/api/messages', messages({ access, audit, store }));
  app.route('/api/preview', previewApi(access, drafts, preview));
  app.route(
    '/api/publishing',
    publishing(access, { ...options.publishing, publishers: () => accounts.withRole('publisher') }),
  );
  app.route('/', pages(access, pageFiles, preview?.origin));
  return app;
}
