/** Files as pages offer them. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS_FOLDER } from '#shared/downloads.ts';

/**
 * Type and size of a file, as readers of a language write it: `/media/guide.pdf` lies under `public/`, `guide.pdf` in `content/downloads/`.
 * Throws where there is none.
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
