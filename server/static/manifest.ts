/**
 * Reads the files of a build into memory. A request path is only looked up in a map and is never used as a path on disk: a file that is not
 * in the map does not exist.
 */
import { hash } from 'node:crypto';
import { readFile as readFileOf, stat as statOf } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { isCompressible, isWorthCompressing } from '#shared/compression.ts';
import { DOWNLOADS_FILE, type OfferedFile } from '#shared/downloads.ts';
import { LOCALES } from '#shared/locales.ts';
import { alternatePath, localizedPath } from '#shared/paths.ts';
import { parseRedirects, REDIRECTS_FILE, type Redirect } from '#shared/redirects.ts';
import {
  API_POLICY,
  commonHeaders,
  drawingPolicy,
  pagePolicy,
  type HeaderPairs,
  type HeaderSettings,
} from '../headers.ts';
import type { Coding, StoredCoding } from './acceptEncoding.ts';
import { inlineHashes } from './inlineHashes.ts';
import { mediaType } from './mediaTypes.ts';

/** A body in one coding, with its prepared headers. In raw header lists, names and values alternate. */
export interface Variant {
  body: Buffer;
  /** Headers of a 200 response. */
  full: string[];
}

export interface StaticFile {
  /** Path of the request, decoded: `/services/devops`, `/art/hero.1a2b3c.svg`. */
  path: string;
  /** SHA-256 of the plain bytes. */
  digest: Buffer;
  isPage: boolean;
  variants: Partial<Record<StoredCoding, Variant>> & { identity: Variant };
  /** Headers shared by all variants, for responses that are composed per request (206, 304, 416, differences of pages). */
  shared: HeaderPairs;
  isCompressible: boolean;
}

export interface Manifest {
  files: ReadonlyMap<string, StaticFile>;
  /** Maps other spellings of the path of a page (`/about/`, `/about.html`, `/about/index.html`) to that path. */
  redirects: ReadonlyMap<string, string>;
  /** Redirects that the company has defined. */
  moved: readonly Redirect[];
  /** Value of `Cache-Control` for both kinds of redirects: that of a file without a hash. */
  redirectCaching: string;
  /** Files that pages offer to confirmed mail addresses. */
  offered: readonly OfferedFile[];
  /** The pages for unknown paths, by the prefix of their language; empty when the build has none. */
  notFound: ReadonlyMap<string, StaticFile>;
  /** Pages by their value of the header `Available-Dictionary`. */
  dictionaries: ReadonlyMap<string, StaticFile>;
}

// The callback-based functions: a build has thousands of files, and these need less CPU time per file than those of `node:fs/promises`.
const readFile = promisify(readFileOf);
const stat = promisify(statOf);

const SIDECARS: Readonly<Record<'br' | 'gzip', string>> = { br: '.br', gzip: '.gz' };
const IMMUTABLE = /^\/_assets\/|^\/(?:art|logos|icons|social)\/.*\.[\w-]{6,}\.(?:svg|png|jpg)$/;
const CROSS_ORIGIN_PREFIX = '/social/';
const READ_AT_ONCE = 32;
/** Files of a build that only the server reads. */
const [MOVED, OFFERED] = [`/${REDIRECTS_FILE}`, `/${DOWNLOADS_FILE}`];
const FOR_SERVERS = new Set([MOVED, OFFERED]);
const NOT_FOUND = LOCALES.map(({ key }) => localizedPath(key, '/404'));

function cacheControl(path: string, extension: string, isPreview = false): string {
  if (isPreview) return 'private, no-cache';
  if (IMMUTABLE.test(path)) return 'public, max-age=31536000, immutable';
  if (NOT_FOUND.includes(path)) return 'public, max-age=0, must-revalidate';
  // Limits how long a browser uses a cached page, also as a dictionary. Longer than the usual time between two pages of a visit.
  return extension === '.html' ? 'public, max-age=0, stale-while-revalidate=600' : 'public, max-age=3600';
}

const ETAG_ENDS: Readonly<Record<Coding, string>> = { identity: '', br: '-br', gzip: '-gz', dcz: '-dcz' };

/** Makes browsers keep a page as the dictionary of the next one (`difference.ts`). */
const USE_AS_DICTIONARY = 'match="/*", match-dest=("document")';

/** The value by which browsers identify a dictionary: a byte sequence of structured fields. */
const dictionaryKey = ({ digest }: StaticFile): string => `:${digest.toString('base64')}:`;

/** The entity tag of a file in a coding. */
export const etagOf = ({ digest }: StaticFile, coding: Coding): string =>
  `"${digest.toString('base64url').slice(0, 22)}${ETAG_ENDS[coding]}"`;

/**
 * Adds `body` in `coding` to the file, with the headers of its responses, in one assignment: requests never use an incomplete variant.
 */
export function addVariant(file: StaticFile, coding: StoredCoding, body: Buffer): void {
  const encoding = coding === 'identity' ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', coding];
  file.variants[coding] = {
    body,
    full: [...file.shared.flat(), ...encoding, 'ETag', etagOf(file, coding), 'Content-Length', String(body.length)],
  };
}

/**
 * Paths of all files below `directory`, relative to it and with a leading slash. Skips symbolic links and hidden files, except
 * `.well-known` (RFC 8615).
 */
async function namesIn(directory: string, folder = '/'): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
    const name = folder + entry.name;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    if (entry.isDirectory()) names.push(...(await namesIn(directory, `${name}/`)));
    else if (entry.isFile()) names.push(name);
  }
  return names;
}

async function freshSidecar(path: string, extension: string, modified: number): Promise<Buffer | undefined> {
  const side = await stat(path + extension).catch(() => undefined);
  if (!side || side.mtimeMs < modified) return undefined;
  return readFile(path + extension);
}

function policyOf(path: string, body: Buffer, usesWasm: boolean, settings: HeaderSettings): string {
  const extension = extname(path);
  if (extension === '.svg') return drawingPolicy(inlineHashes(body));
  return extension === '.html' ? pagePolicy({ ...inlineHashes(body), usesWasm }, settings) : API_POLICY;
}

/** The header `Vary`. */
const varyOf = (names: readonly string[]): HeaderPairs => (names.length > 0 ? [['Vary', names.join(', ')]] : []);

/** Values that the headers of a file depend on, besides the file. */
interface Build {
  /** Paths of all files, as {@link namesIn} returns them. */
  all: ReadonlySet<string>;
  usesWasm: boolean;
  settings: HeaderSettings;
}

async function readStaticFile(disk: string, name: string, { all, usesWasm, settings }: Build): Promise<StaticFile> {
  const extension = extname(name);
  const body = await readFile(disk);
  const type = mediaType(extension);
  const path = extension === '.html' ? name.replace(/(\/index)?\.html$/, '') || '/' : name;
  const isMissing = NOT_FOUND.includes(path);
  const isPage = extension === '.html' && !isMissing;
  const isMarkdown = extension === '.md' && all.has(name.replace(/md$/, 'html'));
  const isNegotiated = isMarkdown || (isPage && all.has(alternatePath(path)));
  const compressible = isCompressible(extension) && isWorthCompressing(body.length);
  const common = commonHeaders(settings).map(
    ([header, value]) =>
      [
        header,
        header === 'Cross-Origin-Resource-Policy' && path.startsWith(CROSS_ORIGIN_PREFIX) ? 'cross-origin' : value,
      ] as const,
  );
  const shared: HeaderPairs = [
    ...common,
    ['Content-Type', type],
    ['Content-Security-Policy', policyOf(name, body, usesWasm, settings)],
    ['Cache-Control', cacheControl(path, extension, settings.isPreview)],
    ...varyOf([
      ...(isMissing || isNegotiated ? ['Accept'] : []),
      ...(compressible ? ['Accept-Encoding'] : []),
      ...(compressible && isPage ? ['Available-Dictionary'] : []),
    ]),
    ...(isMarkdown ? ([['Content-Location', encodeURI(name)]] as const) : []),
    ...(isPage ? ([['Use-As-Dictionary', USE_AS_DICTIONARY]] as const) : []),
  ];
  const digest = hash('sha256', body, 'buffer');
  const file = { path, digest, isPage, shared, isCompressible: compressible, variants: {} } as StaticFile;
  addVariant(file, 'identity', body);
  if (!compressible) return file;
  const { mtimeMs } = await stat(disk);
  for (const coding of ['br', 'gzip'] as const) {
    const side = await freshSidecar(disk, SIDECARS[coding], mtimeMs);
    if (side) addVariant(file, coding, side);
  }
  return file;
}

const isSidecar = (name: string, all: ReadonlySet<string>): boolean =>
  Object.values(SIDECARS).some((extension) => name.endsWith(extension) && all.has(name.slice(0, -extension.length)));

/** Other spellings of the path of a page, whose file is `name`. */
function spellingsOf(path: string, name: string): string[] {
  const folder = path === '/' ? '' : path;
  return [name, `${folder}/index.html`, `${folder}/index`, ...(folder === '' ? [] : [`${folder}/`])];
}

/** Returns `next` with the hashed files of `previous` added, because open pages load their scripts only when a form is first used. */
export const withHashedOf = (previous: Manifest, next: Manifest): Manifest => ({
  ...next,
  files: new Map([...[...previous.files].filter(([path]) => IMMUTABLE.test(path)), ...next.files]),
});

/** Reads the build in `directory`. Throws when the folder is missing or contains no home page. */
export async function readManifest(directory: string, settings: HeaderSettings): Promise<Manifest> {
  const all = new Set(await namesIn(directory));
  const build: Build = { all, settings, usesWasm: [...all].some((name) => name.startsWith('/pagefind/')) };
  const wanted = [...all].filter((name) => !FOR_SERVERS.has(name) && !isSidecar(name, all));
  const read = async (name: string) => [name, await readStaticFile(join(directory, name), name, build)] as const;
  const files = new Map<string, StaticFile>();
  const redirects = new Map<string, string>();
  for (let at = 0; at < wanted.length; at += READ_AT_ONCE) {
    for (const [name, file] of await Promise.all(wanted.slice(at, at + READ_AT_ONCE).map(read))) {
      files.set(file.path, file);
      if (file.path === name) continue;
      for (const spelling of spellingsOf(file.path, name)) redirects.set(spelling, file.path);
    }
  }
  if (!files.has('/')) throw new Error(`${directory} contains no index.html`);
  const notFound = new Map<string, StaticFile>();
  for (const path of NOT_FOUND) {
    const page = files.get(path);
    files.delete(path);
    if (page) notFound.set(path.slice(0, -'/404'.length), page);
  }
  const textOf = async (name: string): Promise<string | undefined> =>
    all.has(name) ? readFile(join(directory, name), 'utf8') : undefined;
  const pages = [...files.values()].filter(({ isPage }) => isPage);
  return {
    files,
    redirects,
    offered: JSON.parse((await textOf(OFFERED)) ?? '[]') as OfferedFile[],
    moved: parseRedirects((await textOf(MOVED)) ?? ''),
    redirectCaching: cacheControl('', '', settings.isPreview),
    notFound,
    dictionaries: new Map(pages.map((page) => [dictionaryKey(page), page])),
  };
}
