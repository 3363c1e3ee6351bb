/** Small files in the data folder of the service that are written atomically. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Writes JSON: after a power failure either the old or the new file exists. Synchronous, so that two writes do not mix. */
export function writeAtomically(file: string, data: unknown): void {
  writeFileSync(`${file}.next`, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.next`, file);
}

/** Reads what {@link writeAtomically} has written; undefined if there is no file. Rejects if it does not match the schema. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
