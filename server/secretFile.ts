/** The secret in the data folder, for servers without the setting `FORM_SECRET`. */
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefused } from './store/database.ts';

const MIN_BYTES = 32;

const pathIn = (directory: string): string => join(directory, 'secret');

/** Writes a new secret to a temporary file and links it to `path`, so that readers never see a part of it. An existing secret is kept. */
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
 * Reads the secret of this data folder; undefined when there is none.
 * @throws StoreRefused when the file is truncated
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

/**
 * Returns the secret of this data folder. The first call creates it, in a file that only the owner can read.
 * @throws StoreRefused when the file is truncated
 */
export function localSecret(directory: string): string {
  const kept = readSecret(directory);
  if (kept !== undefined) return kept;
  makeSecret(pathIn(directory));
  return readFileSync(pathIn(directory), 'utf8');
}
