/** Responds to requests for files from a manifest, with Node's own request and response objects. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, type Coding } from './acceptEncoding.ts';
import { prefersMarkdown } from './acceptMarkdown.ts';
import type { Views } from '../counts/views.ts';
import { API_POLICY, type HeaderPairs } from '../headers.ts';
import { alternatePath, withOneSlash } from '#shared/paths.ts';
import { redirectOf, withQuery } from '#shared/redirects.ts';
import { differenceFrom } from './difference.ts';
import { etagOf, type Manifest, type StaticFile, type Variant } from './manifest.ts';
import { parseRange } from './range.ts';

const ALLOW = 'GET, HEAD';
/** Ranges apply to the uncompressed bytes. */
const PLAIN: readonly Coding[] = ['identity'];

function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function pickVariant(file: StaticFile, codings: readonly Coding[]): Variant {
  const stored = codings.filter((coding) => coding !== 'dcz').find((coding) => file.variants[coding]);
  // No acceptable coding: the uncompressed bytes are still a better response than 406.
  return file.variants[stored ?? 'identity'] ?? file.variants.identity;
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { full, body }: Variant,
  { status = 200, extra = [] }: { status?: number; extra?: readonly string[] } = {},
): void {
  response.writeHead(status, extra.length > 0 ? full.concat(extra) : full);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** The page that the browser offers as a dictionary, if it accepts `dcz` and requests a page; otherwise undefined. */
function dictionaryOf(
  file: StaticFile,
  { dictionaries }: Manifest,
  { method, headers }: IncomingMessage,
  codings: readonly Coding[],
): StaticFile | undefined {
  const available = headers['available-dictionary'];
  const isTaken = file.isPage && method === 'GET' && codings.includes('dcz');
  return isTaken && typeof available === 'string' ? dictionaries.get(available) : undefined;
}

/** Returns true when it sent a response; false for a stale `If-Range` or an unusable header: the caller must send the whole file. */
function sendRange(header: string, file: StaticFile, request: IncomingMessage, response: ServerResponse): boolean {
  const { body } = file.variants.identity;
  const etag = etagOf(file, 'identity');
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return false;
  const range = parseRange(header, body.length);
  if (range === 'whole') return false;
  if (range === 'unsatisfiable') {
    // With the time of the file, often a year, a shared cache could send this error to other clients.
    const shared = file.shared.flatMap(([name, value]) => [name, name === 'Cache-Control' ? 'no-store' : value]);
    response.writeHead(416, [...shared, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0']).end();
    return true;
  }
  const part = body.subarray(range.start, range.end + 1);
  response.writeHead(206, [
    ...file.shared.flat(),
    'ETag',
    etag,
    'Accept-Ranges',
    'bytes',
    'Content-Range',
    `bytes ${range.start}-${range.end}/${body.length}`,
    'Content-Length',
    String(part.length),
  ]);
  response.end(part);
  return true;
}

/** Returns the file to send for `file`: the Markdown alternate of a page, if the client prefers it. */
const negotiatedFile = (file: StaticFile, { files }: Manifest, { headers }: IncomingMessage): StaticFile =>
  (file.isPage && prefersMarkdown(headers.accept) ? files.get(alternatePath(file.path)) : undefined) ?? file;

/** `extra` are headers of this response only; names and values alternate. */
function sendFile(
  file: StaticFile,
  manifest: Manifest,
  request: IncomingMessage,
  response: ServerResponse,
  extra: readonly string[] = [],
): void {
  const { range, 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers;
  const codings = range === undefined ? acceptedCodings(acceptEncoding) : PLAIN;
  // The client may have cached the file in any coding that it accepts.
  const matchedTag =
    ifNoneMatch && codings.map((coding) => etagOf(file, coding)).find((etag) => matches(ifNoneMatch, etag));
  if (matchedTag) {
    const shared = file.shared.filter(([name]) => name !== 'Content-Type');
    response.writeHead(304, [...shared.flat(), 'ETag', matchedTag, ...extra]).end();
    return;
  }
  const isPart = range !== undefined && request.method === 'GET' && sendRange(range, file, request, response);
  if (isPart) return;
  const whole = pickVariant(file, codings);
  const dictionary = dictionaryOf(file, manifest, request, codings);
  const difference = dictionary && differenceFrom(dictionary, file);
  if (difference)
    void difference.catch(() => whole).then((variant) => sendWhole(request, response, variant, { extra }));
  else sendWhole(request, response, whole, { extra });
}

function sendPlain(response: ServerResponse, status: number, common: HeaderPairs, extra: HeaderPairs, text = ''): void {
  const headers = [
    ...common,
    ['Content-Security-Policy', API_POLICY] as const,
    ...extra,
    ['Content-Length', String(Buffer.byteLength(text))] as const,
  ];
  response.writeHead(status, headers.flat()).end(text);
}

/** The path without query, decoded; undefined when it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

interface Move {
  to: string;
  status: 301 | 302 | 308;
}

/** Redirect of a path that is not a file: to the page of which it is another spelling, or to the target that the company has defined. */
function moveOf(path: string, { redirects, moved }: Manifest): Move | undefined {
  const page = redirects.get(path);
  if (page !== undefined) return { to: page, status: 308 };
  const redirect = redirectOf(path.normalize(), moved);
  return redirect && { to: redirect.to, status: redirect.permanent ? 301 : 302 };
}

/** A redirect target, encoded for the `Location` header. */
function encoded(to: string): string {
  const { pathname, search, href } = new URL(to, 'http://localhost');
  return to.startsWith('/') ? withOneSlash(pathname) + search : href;
}

/**
 * Responds to `request` when its path is a file, a page or another spelling of one. Otherwise returns false, and the caller must
 * respond. `views`, if given, counts pages.
 */
export function serveFile(
  manifest: Manifest,
  common: HeaderPairs,
  request: IncomingMessage,
  response: ServerResponse,
  views?: Views,
): boolean {
  const { files } = manifest;
  const url = request.url ?? '';
  const path = files.has(url) ? url : decodedPath(url);
  if (path === undefined) return false;
  const file = files.get(path);
  const move = file ? undefined : moveOf(path, manifest);
  if (!file && !move) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuseMethod(common, response);
    return true;
  }
  if (file) {
    const negotiated = negotiatedFile(file, manifest, request);
    sendFile(
      negotiated,
      manifest,
      request,
      response,
      negotiated.isPage ? views?.answered(request, negotiated.path) : undefined,
    );
  } else if (move) {
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    sendPlain(response, move.status, common, [
      ['Location', withQuery(encoded(move.to), query)],
      ['Cache-Control', manifest.redirectCaching],
    ]);
  }
  return true;
}

/** The 404 page in the language of the path prefix. */
function notFoundPage({ notFound }: Manifest, url: string): StaticFile | undefined {
  const end = url.indexOf('/', 1);
  return notFound.get(end === -1 ? url : url.slice(0, end)) ?? notFound.get('');
}

/** Extension of a path that names a file and not a page. */
const FILE_NAME = /\.(?!html?$)[a-z\d]{1,12}$/i;

/** True when the request is for a page. Requests for other files have an extension in the path or do not accept HTML. */
function isPageAsked({ url = '', headers: { accept = '' } }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  return /text\/html/i.test(accept) && !FILE_NAME.test(path.slice(path.lastIndexOf('/')));
}

/** Responds to an unknown path with 404: with the site's 404 page if a page was requested, otherwise with a short text. */
export function serveNotFound(
  manifest: Manifest,
  common: HeaderPairs,
  request: IncomingMessage,
  response: ServerResponse,
  views?: Views,
): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const page = isPageAsked(request) ? notFoundPage(manifest, request.url ?? '') : undefined;
  if (page && isRead) {
    const variant = pickVariant(page, acceptedCodings(request.headers['accept-encoding']));
    sendWhole(request, response, variant, { status: 404, extra: views?.answered(request, undefined) });
    return;
  }
  const headers = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['Vary', 'Accept'],
  ] as const;
  sendPlain(response, 404, common, headers, 'Not found\n');
}

/** True for a request without a Host header, which HTTP/1.1 requires: it must get the status 400. */
export const isHostless = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/** Responds with `status` and closes the connection. */
export function refuseAndClose(common: HeaderPairs, response: ServerResponse, status: 400 | 417): void {
  sendPlain(response, status, common, [
    ['Connection', 'close'],
    ['Cache-Control', 'no-store'],
  ]);
}

/** Responds with 405 to a method that files do not support. */
function refuseMethod(common: HeaderPairs, response: ServerResponse): void {
  sendPlain(response, 405, common, [
    ['Allow', ALLOW],
    ['Cache-Control', 'no-store'],
  ]);
}
