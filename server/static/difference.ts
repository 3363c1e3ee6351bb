/**
 * Pages sent as what they add to one the browser has: Compression Dictionary Transport (RFC 9842) with Zstandard. Pages share head,
 * foot, styles and icons; what is left of them is a third.
 */
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { etagOf, type StaticFile, type Variant } from './manifest.ts';

const compress = promisify(zstdCompress);

/** A skippable frame of 32 bytes stands before the compressed data: the digest of the dictionary. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** A page takes 2 ms; the highest levels take ten times as long for a twentieth less. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 10 };

/** Nobody may keep all of zlib's threads busy by asking. */
const MOST_AT_ONCE = 2;
let running = 0;

/** The latest differences, by their pair; one weighs 7 KB. Most moves of a day are the same few. */
const kept = new Map<string, Promise<Variant>>();
const MOST_KEPT = 1000;

/** The page in `dcz`; nothing while enough of them are being made, so that what is ready for everybody is sent. */
export function differenceFrom(dictionary: StaticFile, page: StaticFile): Promise<Variant> | undefined {
  const pair = Buffer.concat([dictionary.digest, page.digest]).toString('base64');
  const known = kept.get(pair);
  if (!known && running >= MOST_AT_ONCE) return undefined;
  const difference = known ?? make(dictionary, page);
  difference.catch(() => kept.delete(pair));
  // The one that was asked for last stands last.
  kept.delete(pair);
  kept.set(pair, difference);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return difference;
}

/** `Buffer.concat` cuts what is small from a block that many share, and one kept piece keeps the whole block. */
function inOwnMemory(parts: readonly Buffer[]): Buffer {
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
    const body = inOwnMemory([MAGIC, dictionary.digest, coded]);
    const coding = ['Content-Encoding', 'dcz', 'ETag', etagOf(page, 'dcz'), 'Content-Length', String(body.length)];
    return { body, full: [...page.shared.flatMap(toOneBrowser), ...coding] };
  } finally {
    running -= 1;
  }
}

/** A cache between us and browsers would find nobody else with the same dictionary. */
const toOneBrowser = ([name, value]: readonly [string, string]): string[] => [
  name,
  name === 'Cache-Control' ? value.replace('public', 'private') : value,
];
