/** Files for confirmed mail addresses. They are not part of the build, so they can be downloaded only with a signed link. */
import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { offeredFile, type OfferedFile } from '#shared/downloads.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { RequestFault } from './forms/requestFault.ts';
import { downloadHeaders } from './headers.ts';
import type { Log } from './log.ts';
import { mediaType } from './static/mediaTypes.ts';
import { parseRange } from './static/range.ts';
import type { LeadDraft } from './store/store.ts';

/** The offered files and their folder. */
export interface Downloads {
  /** The files that the current build offers. */
  offered: () => readonly OfferedFile[];
  /** The folder, `content/downloads` of the site. */
  folder: string;
  /** How long a link is valid, in milliseconds. */
  validMs: number;
}

/** An existing file of the folder. */
export interface StoredFile {
  path: string;
  name: string;
  /** In bytes. */
  size: number;
  etag: string;
}

/**
 * Returns `lead` with the title of the requested file, and with the page that offers it as the topic.
 * @throws RequestFault 422 when no page offers it
 */
export function withOffer(lead: LeadDraft, offered: readonly OfferedFile[], locale: LocaleKey): LeadDraft {
  const found = offeredFile(offered, lead.fields['file'] ?? '', locale);
  if (!found) throw new RequestFault(422, 'notOffered');
  const { file, title, page } = found;
  return { ...lead, fields: { ...lead.fields, file, title, topic: page } };
}

/**
 * The file at a path below the folder; undefined when it does not exist or cannot be read. The path comes from our own list, not from a
 * request.
 */
export async function storedFile(folder: string, file: string): Promise<StoredFile | undefined> {
  const path = join(folder, file);
  // A file that may not be read would fail only when it is sent.
  const found = await access(path, constants.R_OK)
    .then(() => stat(path))
    .catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { size, mtimeMs } = found;
  return { path, name: basename(file), size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
}

/** Logs which of the offered files cannot be requested or downloaded. */
export async function logDownloadFaults({ offered, folder }: Downloads, hasMail: boolean, log: Log): Promise<void> {
  const files = [...new Set(offered().map(({ file }) => file))];
  if (files.length > 0 && !hasMail)
    log.warn('SMTP_URL is not set: these downloads cannot be requested', { files: files.join(', ') });
  for (const file of files)
    if (!(await storedFile(folder, file))) log.error('a download cannot be read from DOWNLOADS_DIR', { file });
}

/** Responds with the file or the requested byte range of it. Streams from disk with backpressure. */
export function sendStored(request: Request, { path, name, size, etag }: StoredFile): Response {
  const headers = new Headers(downloadHeaders(name, mediaType(extname(name))));
  headers.set('ETag', etag);
  headers.set('Accept-Ranges', 'bytes');
  const ifRange = request.headers.get('if-range');
  // A range has a meaning in GET requests only (RFC 9110, section 14.2).
  const isRangeUsed = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const asked = isRangeUsed ? request.headers.get('range') : null;
  const range = asked === null ? 'whole' : parseRange(asked, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  headers.set('Content-Length', String(end - start + 1));
  if (range !== 'whole') headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const status = range === 'whole' ? 200 : 206;
  // For an empty file, the end of the stream would be before its start.
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}
