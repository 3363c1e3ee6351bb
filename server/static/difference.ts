/**
 * Sends pages as differences to a page that the browser already has: Compression Dictionary Transport (RFC 9842) with Zstandard.
 * Pages share header, footer, styles and icons, so a difference has a third of the size.
 */
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { etagOf, type StaticFile, type Variant } from './manifest.ts';

const compress = promisify(zstdCompress);

/** Start of the skippable frame before the compressed data. The frame contains the digest of the dictionary (32 bytes). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** One page takes 2 ms; the highest levels take ten times as long and save 5 % more. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 10 };

/** Limits concurrent compressions, so that requests cannot occupy all of zlib's threads. */
const MAX_CONCURRENT = 2;
let running = 0;

/** Cache of the most recent differences, by pair of pages; about 7 KB each. Most visitors follow the same few links. */
const cache = new Map<string, Promise<Variant>>();
const MAX_CACHED = 1000;

/** Returns the page in `dcz`; undefined while the maximum number is being compressed. The caller then sends a prepared variant. */
export function differenceFrom(dictionary: StaticFile, page: StaticFile): Promise<Variant> | undefined {
  const pair = Buffer.concat([dictionary.digest, page.digest]).toString('base64');
  const known = cache.get(pair);
  if (!known && running >= MAX_CONCURRENT) return undefined;
  const difference = known ?? make(dictionary, page);
  difference.catch(() => cache.delete(pair));
  // The most recently used entry is last.
  cache.delete(pair);
  cache.set(pair, difference);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break;
    cache.delete(oldest);
  }
  return difference;
}

/** `Buffer.concat` takes small buffers from a shared pool, and one cached buffer would keep its whole pool block in memory. */
function concatUnpooled(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((size, part) => size + part.length, 0));
  let end = 0;
  for (const part of parts) end += part.copy(whole, end);
  return whole;
}

async function make(dictionary: StaticFile, page: StaticFile): Promise<Variant> {
  running += 1;
  try {
    const options = { dictionary: dictionary.variants.identity.body, params: PARAMS };
    const coded = await compress(page.variants.identity.body, options);
    const body = concatUnpooled([MAGIC, dictionary.digest, coded]);
    const coding = ['Content-Encoding', 'dcz', 'ETag', etagOf(page, 'dcz'), 'Content-Length', String(body.length)];
    return { body, full: [...page.shared.flatMap(toPrivate), ...coding] };
  } finally {
    running -= 1;
  }
}

/** `private`: a shared cache has almost no other client with the same dictionary. */
const toPrivate = ([name, value]: readonly [string, string]): string[] => [
  name,
  name === 'Cache-Control' ? value.replace('public', 'private') : value,
];
