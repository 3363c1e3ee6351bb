/** The Hono app. It handles every path that is not a file: forms and their pages, links in mails, health checks. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { LOCALES } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { VIEWS_ADDRESS } from '#shared/views.ts';
import type { AppEnv, AppOptions } from './appOptions.ts';
import { definitions } from './forms/definitions.ts';
import { BUSY_RETRY_S, RequestFault } from './forms/requestFault.ts';
import { API_POLICY, commonHeaders } from './headers.ts';
import { kindOf, reasonOf } from './log.ts';
import { DOWNLOAD_PATH, FILES_PATH } from './outbox/links.ts';
import { refuse } from './routes/answer.ts';
import { bouncesRoute } from './routes/bounces.ts';
import { briefRoute } from './routes/brief.ts';
import { downloadsRoute } from './routes/downloads.ts';
import { filesRoute } from './routes/files.ts';
import { formRoute } from './routes/forms.ts';
import { healthRoute } from './routes/health.ts';
import { newsletterRoute } from './routes/newsletter.ts';
import { thanksRoute } from './routes/thanks.ts';
import { ticketRoute } from './routes/ticket.ts';
import { viewsRoute } from './routes/views.ts';
import { StoreUnavailable } from './store/database.ts';

/** Converts a thrown error to a response. Internal errors are logged; the client sees no detail. */
function faultOf(error: Error, { log }: AppOptions): RequestFault {
  if (error instanceof RequestFault) {
    // The parser's messages contain parts of the body.
    if (error.cause instanceof Error) log.debug('refused', { code: error.message, reason: kindOf(error.cause) });
    return error;
  }
  if (error instanceof StoreUnavailable) {
    log.error('store unavailable', { reason: reasonOf(error) });
    return new RequestFault(503, 'busy', { retryAfter: BUSY_RETRY_S });
  }
  const id = randomUUID();
  log.error('request failed', { id, reason: reasonOf(error) });
  return new RequestFault(500, 'failed', { id });
}

/** Creates the app with all routes. `options` has everything that they need. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const common = commonHeaders(options.headers);
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of common) if (!context.res.headers.has(name)) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', API_POLICY);
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        context.header('Allow', methods.join(', '));
        return refuse(context, new RequestFault(405, 'methodNotAllowed'), options.headers);
      },
    }),
  );
  app.route('/', healthRoute(options));
  app.route('/api/ticket', ticketRoute(options));
  if (options.views) app.route(VIEWS_ADDRESS, viewsRoute(options, options.views));
  app.route(FILES_PATH, filesRoute(options));
  app.route('/api/bounces', bouncesRoute(options));
  for (const definition of definitions) {
    app.route(definition.form.action, formRoute(options, definition, options.forms[definition.name]));
  }
  // For the prefixes of all languages, including disabled ones: links in old mails must still work.
  for (const { key } of LOCALES) {
    app.route(localizedPath(key, '/newsletter'), newsletterRoute(options, key));
    app.route(localizedPath(key, DOWNLOAD_PATH), downloadsRoute(options, key));
    app.route(localizedPath(key, '/thanks'), thanksRoute(options, key));
    app.route(localizedPath(key, '/brief'), briefRoute(options, key));
  }
  app.notFound((context) => refuse(context, new RequestFault(404, 'notFound'), options.headers));
  app.onError((error, context) => refuse(context, faultOf(error, options), options.headers));
  return app;
}
