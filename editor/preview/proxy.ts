/** The server of the preview's origin. It forwards the pages of Astro's server to users with a pass, and refuses all others. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { parse } from 'hono/utils/cookie';
import type { DevProcess } from './devProcess.ts';
import type { Passes } from './passes.ts';

export interface PreviewOptions {
  /** Origin of the service: only its pages may show the preview in a frame. */
  editorOrigin: string;
  /** Origin of the preview, as browsers see it. */
  origin: string;
  passes: Passes;
  dev: DevProcess;
}

/** Path at which a ticket is exchanged for a pass: `?ticket=…&to=/address`. */
export const TICKET_PATH = '/__enter';

/** Path at which Vite starts an editor on its machine. Vite ignores the case. */
const OPEN_IN_EDITOR = '/__open-in-editor';

/**
 * Shown in place of an error and its stack, which contain paths of this machine. It reloads itself, because a page without Vite's script
 * does not reload after the next save.
 */
const FAILURE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="color-scheme" content="light dark">
<title>Preview</title>
<style>body { margin: 2rem; font: 1rem/1.6 system-ui, sans-serif }</style>
<p>This page cannot be shown because of an error. The log of the service has the details.</p>
</html>`;

/** The site uses `font-display: optional`: a font that is requested again arrives too late to be shown. */
const CACHED = { 'Cache-Control': 'private, max-age=3600' };
const isFont = ({ url = '' }: IncomingMessage): boolean => url.split('?', 1)[0]?.endsWith('.woff2') ?? false;

/**
 * Content Security Policy of a previewed page. Only the preview's own origin is loaded. The development server writes inline scripts and
 * styles, the search compiles WebAssembly, and Vite waits for a restarted server in a worker from a blob.
 */
const policyFor = (editorOrigin: string, origin: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${editorOrigin}`,
  ].join('; ');

/** Creates the server; the caller must call `listen`. */
export function createPreviewServer({ editorOrigin, origin, passes, dev }: PreviewOptions): Server {
  const isHttps = origin.startsWith('https:');
  const cookieName = isHttps ? '__Host-editor-preview' : 'editor-preview';
  const headers = {
    'Content-Security-Policy': policyFor(editorOrigin, origin),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
  const passOf = ({ headers: { cookie = '' } }: IncomingMessage): string => parse(cookie, cookieName)[cookieName] ?? '';
  const sendText = (response: ServerResponse, status: number, text: string, type = 'text/plain'): void => {
    response.writeHead(status, {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
    });
    response.end(text);
  };

  function redeemTicket(incoming: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    const pass = passes.redeem(query.get('ticket') ?? '');
    // When a user chooses the same language a second time, the frame sends a used ticket.
    if (pass === undefined && !passes.isValid(passOf(incoming))) {
      sendText(response, 403, 'This preview has expired. Open it again from the editor.');
      return;
    }
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(isHttps ? ['Secure'] : [])];
    // Two slashes at the beginning would be the address of another host, also with a tab between them.
    const to = `/${(query.get('to') ?? '').replace(/^[/\\\s]+/, '')}`;
    response.writeHead(302, {
      ...headers,
      'Cache-Control': 'no-store',
      Location: to,
      ...(pass !== undefined && { 'Set-Cookie': [`${cookieName}=${pass}`, ...attributes].join('; ') }),
    });
    response.end();
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = URL.parse(incoming.url ?? '', 'http://preview');
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
      sendText(response, 405, 'The preview accepts GET and HEAD only.');
    else if (address?.pathname === TICKET_PATH) redeemTicket(incoming, response, address.searchParams);
    else if (address?.pathname.toLowerCase().startsWith(OPEN_IN_EDITOR)) sendText(response, 404, 'Not found');
    else if (passes.isValid(passOf(incoming))) await forward(incoming, response);
    else sendText(response, 403, 'Open the preview from the editor.');
  }

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const port = await dev.port();
    const outgoing = request({
      host: '127.0.0.1',
      port,
      // No connection is reused: while Astro's server renders, its idle connections time out, and the next request on one of them would
      // fail.
      agent: false,
      method: incoming.method,
      path: incoming.url,
      headers: innerHeaders(incoming, port),
    });
    outgoing.once('response', (page) => {
      const status = page.statusCode ?? 502;
      if (status >= 500) {
        page.resume();
        sendText(response, status, FAILURE, 'text/html');
        return;
      }
      response.writeHead(status, { ...page.headers, ...headers, ...(isFont(incoming) && CACHED) });
      // Otherwise the browser would wait for the rest of a page whose server was stopped.
      page.once('error', () => response.destroy());
      page.pipe(response);
    });
    outgoing.once('error', () => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, 'The server of the preview has ended. Reload the page.');
    });
    outgoing.end();
  }

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent)
        sendText(response, 502, 'The preview cannot start. Contact the administrator of the service.');
    });
  });
  // Astro's server uses a WebSocket to reload the page when its record has changed.
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = dev.running();
    if (port === undefined || incoming.headers.origin !== origin || !passes.isValid(passOf(incoming))) {
      socket.destroy();
      return;
    }
    socket.once('close', dev.keep());
    const outgoing = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(innerHeaders(incoming, port)).map(
        ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
      );
      outgoing.write([`GET ${incoming.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      outgoing.write(head);
      outgoing.pipe(socket).pipe(outgoing);
    });
    for (const [end, other] of [
      [outgoing, socket],
      [socket, outgoing],
    ] as const) {
      end.once('error', () => other.destroy());
      end.once('close', () => other.destroy());
    }
  });
  return server;
}

const PRIVATE = ['cookie', 'authorization'];

/** The headers for Astro's server: its own address as the host, because it refuses others, and no cookie. */
const innerHeaders = ({ headers }: IncomingMessage, port: number) => {
  const host = `127.0.0.1:${port}`;
  const others = Object.fromEntries(Object.entries(headers).filter(([name]) => !PRIVATE.includes(name)));
  return { ...others, host, ...(headers.origin !== undefined && { origin: `http://${host}` }) };
};
