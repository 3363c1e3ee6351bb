/** Small files of the service's data folder, written whole or not at all. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Writes JSON: after a loss of power there is the old file or the new one. */
export async function writeWhole(file: string, data: unknown): Promise<void> {
  await writeFile(`${file}.next`, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.next`, file);
}

/** What {@link writeWhole} has written; undefined where there is no file. Rejects where it is not what the schema says. */
export async function readWhole<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** Removes such a file, where there is one. */
export const removeFile = (file: string): Promise<void> => rm(file, { force: true });
