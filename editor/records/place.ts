/** Records by the path of their file in the repository. The content check names a file by its path below `content/`. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { placeOf, type Place } from '../../tools/content-check/kinds.ts';
import { parseRecord, type ContentRecord } from '../../tools/content-check/records.ts';
import type { Drafts } from '../git/drafts.ts';

/** The path below `content/`; any other path is returned unchanged. */
export const nameOfFile = (file: string): string => file.replace(/^content\//, '');

/** The file of the same page in the default language. */
export const originalOf = (file: string): string => file.replace(/^content\/[^/]+/, `content/${DEFAULT_LOCALE}`);

/** The place of the record in a file, or the reason why the file is not a record. */
export const placeOfFile = (file: string): Place | string => placeOf(nameOfFile(file));

/** The record in a file with this text; undefined if there is no file, or if it is not a valid record. */
export function recordIn(file: string, text: string | undefined): ContentRecord | undefined {
  const place = placeOfFile(file);
  return text === undefined || typeof place === 'string'
    ? undefined
    : parseRecord(nameOfFile(file), place, text).record;
}

/** The text of the record in a file below `content/`; undefined if there is no file, or if its path is not that of a record. */
export const recordText = async (source: Pick<Drafts, 'read'>, name: string): Promise<string | undefined> =>
  typeof placeOf(name) === 'string' ? undefined : source.read(`content/${name}`);
