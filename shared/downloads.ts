/** Files that are given to confirmed addresses alone, as a build tells the server of them. */
import type { LocaleKey } from './locales.ts';

/** Name of the list in a build. It holds what the pages say anyway, and our server serves it to nobody. */
export const DOWNLOADS_FILE = '_downloads.json';

/** A file as a page offers it. */
export interface OfferedFile {
  /** Path below `content/downloads/`, for example `guides/audit-checklist.pdf`. */
  file: string;
  /** What the page calls it. */
  title: string;
  locale: LocaleKey;
  /** Path of the page without the prefix of its language, for example `spring-audit`. */
  page: string;
}

/** How forms and links name the file: its path without its ending. */
export const downloadName = (file: string): string => file.replace(/\.[a-z]+$/, '');

/** The file of this name as a page offers it, in `locale` where a page of that language does. */
export function offeredFile(files: readonly OfferedFile[], name: string, locale: LocaleKey): OfferedFile | undefined {
  const named = files.filter(({ file }) => downloadName(file) === name);
  return named.find((file) => file.locale === locale) ?? named[0];
}
