/** Node's HTTP server. It serves files directly from the manifest and passes all other requests to the app. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { applicationForm } from '#shared/forms/application.fields.ts';
import { UPLOAD_TIMEOUT_MS } from '#shared/forms/uploadTime.ts';
import { LOCALES } from '#shared/locales.ts';
import type { AppEnv } from './appOptions.ts';
import { formNames } from './forms/definitions.ts';
import { API_POLICY, type HeaderPairs } from './headers.ts';
import type { Log } from './log.ts';
import type { Views } from './counts/views.ts';
import type { Manifest } from './static/manifest.ts';
import { isHostless, refuseAndClose, serveFile, serveNotFound } from './static/serve.ts';

const PREFIXES = LOCALES.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
/** Paths that the app handles; all others are files or do not exist. */
const DYNAMIC = new RegExp(
  `^/api/|^/(healthz|readyz)(\\?|$)|` +
    `^(/(${PREFIXES.join('|')}))?/(newsletter/(confirm|unsubscribe)|download/[a-z0-9/-]+(\\.[a-z]+)?|thanks/(${formNames.join('|')})|brief)(\\?|$)`,
);
/**
 * True for a post to a path that the app handles. Redirects of the company, such as that of a disabled language, do not apply to it: mail
 * providers post to the link to unsubscribe, and follow no redirect.
 */
const isPostToApp = ({ method, url = '' }: IncomingMessage): boolean => method === 'POST' && DYNAMIC.test(url);
/** Methods that are passed to the app: a `Request` cannot be created with TRACE and some others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Time limits of a client, in milliseconds. */
export interface TimeLimits {
  headers: number;
  /** A whole request. Long enough for an upload, because Node has only one such limit for all requests. */
  request: number;
  /** The body of a request that is not an upload. */
  body: number;
  /** A connection without traffic, for example because the client does not read. At 20 KB/s the largest buffers are sent in time. */
  idle: number;
  /** Interval between checks of headers and requests: a limit may be enforced this much later. */
  check: number;
}

export const TIME_LIMITS: TimeLimits = {
  headers: 10_000,
  // The page starts its own timer earlier. It must time out first, because it can show a message.
  request: UPLOAD_TIMEOUT_MS + 5000,
  body: 30_000,
  idle: 120_000,
  check: 2000,
};

interface HttpOptions {
  app: Hono<AppEnv>;
  /** Returns the current manifest. Called for each request, so that a reload takes effect at once. */
  manifest: () => Manifest;
  common: HeaderPairs;
  log: Log;
  /** Counts page views; absent when counts are off. */
  views?: Views | undefined;
  logStatic: boolean;
  keepAliveMs: number;
  /** True once the process is stopping: responses then close their connection. */
  isStopping: () => boolean;
  /** Overrides the limits in tests. */
  limits?: TimeLimits;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const isUpload = (request: IncomingMessage): boolean =>
  request.method === 'POST' && pathOf(request) === applicationForm.action;

/** Closes the connection of a request whose body does not arrive within `limit` milliseconds. */
function limitBodyTime(request: IncomingMessage, limit: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, limit);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

function logAnswer(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  const { method } = request;
  response.once('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    log.info('request', {
      method,
      path: pathOf(request).slice(0, 200),
      // Node's default is 200, also when the connection was closed before a response was sent.
      status: response.headersSent ? response.statusCode : null,
      ms,
      whole: response.writableFinished,
    });
  });
}

const RAW_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const refusalHeaders = (common: HeaderPairs): [string, string][] => [
  ...common.map(([name, value]): [string, string] => [name, value]),
  ['Content-Security-Policy', API_POLICY],
  ['Cache-Control', 'no-store'],
];

/** Responds to a request that the parser refused, with the common headers. */
function refuseRaw({ code = '' }: NodeJS.ErrnoException, socket: Duplex, common: HeaderPairs): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = [...refusalHeaders(common), ['Content-Length', '0'], ['Connection', 'close']];
  socket.end(
    `HTTP/1.1 ${RAW_STATUS[code] ?? '400 Bad Request'}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}

/** Creates the server with its time and size limits. It is not listening yet. */
export function createHttpServer(options: HttpOptions): Server {
  const { app, manifest, common, log, views, logStatic, keepAliveMs, isStopping, limits = TIME_LIMITS } = options;
  const toApp = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // HTTP/1.0 has no Host header; this placeholder is not used for anything.
    hostname: 'localhost',
    // The app handles its own errors: this is called only for an invalid host or URL.
    errorHandler: () => new Response(null, { status: 400, headers: refusalHeaders(common) }),
  });
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: 16 * 1024,
      // The request listener below checks it and sends the common headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isStopping()) response.shouldKeepAlive = false;
      if (logStatic) logAnswer(log, request, response);
      if (hasBody(request) && !isUpload(request)) limitBodyTime(request, limits.body);
      if (isHostless(request)) refuseAndClose(common, response, 400);
      else if (!isPostToApp(request) && serveFile(manifest(), common, request, response, views)) return;
      else if (DYNAMIC.test(request.url ?? '')) {
        if (!logStatic) logAnswer(log, request, response);
        // The app refuses it with 405 and the list of allowed methods, as it refuses any other unsupported method.
        if (!METHODS.has(request.method ?? '')) request.method = 'OPTIONS';
        void toApp(request, response);
      } else serveNotFound(manifest(), common, request, response, views);
    },
  );
  // Node itself would respond without the common headers.
  server.on('checkExpectation', (_request, response) => refuseAndClose(common, response, 417));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(error, socket, common));
  server.timeout = limits.idle;
  server.maxConnections = 2000;
  return server;
}
