/** Files under `public/media/` as pages offer them. */
import { statSync } from 'node:fs';
import path from 'node:path';

/** Type and size of the file at an address such as `/media/guide.pdf`, as readers of a language write it. Throws where there is none. */
export function fileFacts(address: string, languageTag: string): { kind: string; size: string } {
  const { size } = statSync(path.join('public', address));
  const [value, unit] = size < 1e6 ? [size / 1e3, 'kilobyte'] : [size / 1e6, 'megabyte'];
  return {
    kind: path.extname(address).slice(1).toUpperCase(),
    size: new Intl.NumberFormat(languageTag, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(value),
  };
}
