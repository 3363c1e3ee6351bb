/** Passwords as they are kept: by scrypt, with the figures that OWASP names. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** 128 MB and some tenths of a second for each guess. */
export const COST = 2 ** 17;
const KEY_BYTES = 32;
const MAX_WAITING = 20;

export interface PasswordHash {
  /** Base64. */
  salt: string;
  hash: string;
  /** The `N` of scrypt; `r` is 8, `p` is 1. */
  cost: number;
}

/** Too many passwords are being checked. */
export class BusyError extends Error {
  override name = 'BusyError';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after another, since each takes 128 MB. Rejects with {@link BusyError} when too many wait. */
async function deriveInTurn(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (waiting >= MAX_WAITING) throw new BusyError('Too many people sign in at once. Try again in a minute.');
  waiting += 1;
  const result = last.then(() => derive(password, salt, KEY_BYTES, { N: cost, r: 8, p: 1, maxmem: cost * 8 * 256 }));
  last = result.catch(() => undefined);
  return result.finally(() => {
    waiting -= 1;
  });
}

/** What is kept of a password. */
export async function hashOf(password: string, cost: number): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await deriveInTurn(password, salt, cost);
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), cost };
}

/** True when `password` is the one that was kept. Takes as long where nothing was kept. */
export async function isPassword(password: string, kept: PasswordHash | undefined, cost: number): Promise<boolean> {
  const salt = kept ? Buffer.from(kept.salt, 'base64') : randomBytes(16);
  const hash = await deriveInTurn(password, salt, kept?.cost ?? cost);
  return kept !== undefined && timingSafeEqual(hash, Buffer.from(kept.hash, 'base64'));
}
