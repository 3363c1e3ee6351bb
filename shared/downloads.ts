/** Files that only confirmed mail addresses can download: the list that a build writes for the server. */
import type { LocaleKey } from './locales.ts';

/** Folder of the files in the project. It is outside `public/`, so no public address leads to it. */
export const DOWNLOADS_FOLDER = 'content/downloads';

/** File name of the list in a build. It holds only what the pages show too, and our server never serves it. */
export const DOWNLOADS_FILE = '_downloads.json';

/** A file as a page offers it. */
export interface OfferedFile {
  /** Path below `content/downloads/`, for example `guides/audit-checklist.pdf`. */
  file: string;
  /** Title of the file on the page. */
  title: string;
  locale: LocaleKey;
  /** Path of the page without the prefix of its language, for example `spring-audit`. */
  page: string;
}

/** Name of the file in forms and links: its path without the extension. */
export const downloadName = (file: string): string => file.replace(/\.[a-z]+$/, '');

/** Returns the offered file with this name, from a page in `locale` if there is one. */
export function offeredFile(files: readonly OfferedFile[], name: string, locale: LocaleKey): OfferedFile | undefined {
  const named = files.filter(({ file }) => downloadName(file) === name);
  return named.find((file) => file.locale === locale) ?? named[0];
}
