/** Hashes of passwords by scrypt, with the parameters that OWASP recommends. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** 128 MB and some tenths of a second for each hash. */
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

/** Too many passwords are waiting to be hashed. */
export class BusyError extends Error {
  override name = 'BusyError';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Runs one derivation at a time, since each takes 128 MB. Rejects with {@link BusyError} if too many are waiting. */
async function deriveQueued(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  if (waiting >= MAX_WAITING) throw new BusyError('Too many people are signing in. Try again in a minute.');
  waiting += 1;
  const result = last.then(() => derive(password, salt, KEY_BYTES, { N: cost, r: 8, p: 1, maxmem: cost * 8 * 256 }));
  last = result.catch(() => undefined);
  return result.finally(() => {
    waiting -= 1;
  });
}

/** The hash of a password, with a new salt. Rejects with {@link BusyError}. */
export async function hashOf(password: string, cost: number): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await deriveQueued(password, salt, cost);
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), cost };
}

/** True if `password` matches the stored hash. Takes the same time without a stored hash. Rejects with {@link BusyError}. */
export async function isPassword(password: string, stored: PasswordHash | undefined, cost: number): Promise<boolean> {
  const salt = stored ? Buffer.from(stored.salt, 'base64') : randomBytes(16);
  const hash = await deriveQueued(password, salt, stored?.cost ?? cost);
  return stored !== undefined && timingSafeEqual(hash, Buffer.from(stored.hash, 'base64'));
}
