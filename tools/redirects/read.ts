/** Reads `redirects.yaml` of a content folder. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Redirect } from '../../shared/redirects.ts';
import { redirectsSchema } from '../../src/content/schema/redirect.ts';

export const REDIRECTS_RECORD = 'redirects.yaml';

/** The text of the file; an empty list without a file. */
export function redirectsText(folder: string): string {
  const file = path.join(folder, REDIRECTS_RECORD);
  return existsSync(file) ? readFileSync(file, 'utf8') : '[]';
}

/** The redirects of a company. Throws when the file breaks its schema; `content:check` says where. */
export const readRedirects = (folder: string): Redirect[] => redirectsSchema.parse(parse(redirectsText(folder)) ?? []);
