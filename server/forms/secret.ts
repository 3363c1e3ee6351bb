/** Keyed hashes for everything the server signs or must recognise without keeping it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

export type Purpose = 'stamp' | 'content' | 'unsubscribe' | 'subscriber' | 'mailbox' | 'address' | 'proof';

export class Secret {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** HMAC-SHA-256 of `text`, as base64url. Different purposes give unrelated values. */
  sign(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}\0${text}`).digest('base64url');
  }

  /** Compares in constant time. */
  verify(purpose: Purpose, text: string, signature: string): boolean {
    const [expected, given] = [Buffer.from(this.sign(purpose, text)), Buffer.from(signature)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

/** The secret of this data folder, made at the first start and kept in a file only the owner reads. */
export function localSecret(directory: string): string {
  const path = join(directory, 'secret');
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, randomBytes(32).toString('base64url'));
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8');
}
