/** Facts about the files that pages offer. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS_FOLDER } from '#shared/downloads.ts';

/**
 * Type and size of a file, formatted for a language. `/media/guide.pdf` is a path under `public/`, `guide.pdf` one under
 * `content/downloads/`. Throws when the file does not exist.
 */
export function fileFacts(src: string, languageTag: string): { kind: string; size: string } {
  const { size } = statSync(path.join(src.startsWith('/') ? 'public' : DOWNLOADS_FOLDER, src));
  const [value, unit] = size < 1e6 ? [size / 1e3, 'kilobyte'] : [size / 1e6, 'megabyte'];
  return {
    kind: path.extname(src).slice(1).toUpperCase(),
    size: new Intl.NumberFormat(languageTag, {
      style: 'unit',
      unit,
      maximumSignificantDigits: 2,
      numberingSystem: 'latn',
    }).format(value),
  };
}
