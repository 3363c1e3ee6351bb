/** Keyed hashes for everything the server signs or must recognise without keeping it. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused } from '../store/database.ts';

const MIN_BYTES = 32;

export type Purpose =
  | 'stamp'
  | 'client'
  | 'content'
  | 'unsubscribe'
  | 'subscriber'
  | 'mailbox'
  | 'acknowledged'
  | 'address'
  | 'proof'
  | 'check'
  | 'file'
  | 'download';

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

const pathIn = (directory: string): string => join(directory, 'secret');

/** Writes a new secret beside and links it: whoever looks finds a whole one or none. The first of several wins. */
function makeSecret(path: string): void {
  const draft = `${path}-${randomUUID()}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, randomBytes(MIN_BYTES).toString('base64url'));
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(draft);
  }
}

/**
 * The secret that is kept in this data folder; undefined when there is none.
 * @throws StoreRefused when the file was cut short
 */
export function readSecret(directory: string): string | undefined {
  const path = pathIn(directory);
  if (!existsSync(path)) return undefined;
  const key = readFileSync(path, 'utf8');
  if (Buffer.byteLength(key) >= MIN_BYTES) return key;
  throw new StoreRefused(
    `${path} has fewer than ${MIN_BYTES} bytes: put back a copy of it. If this was the first start, remove it and start again.`,
  );
}

/** The secret of this data folder, made at the first start and kept in a file only the owner reads. Fails as {@link readSecret} does. */
export function localSecret(directory: string): string {
  const kept = readSecret(directory);
  if (kept !== undefined) return kept;
  makeSecret(pathIn(directory));
  return readFileSync(pathIn(directory), 'utf8');
}
