/**
 * `node tools/fonts/main.ts`: cuts the variable fonts down to the letters and weights the site uses and writes them to
 * `.cache/fonts/`. Runs before each build; takes about a second.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC, LATIN, LATIN_MORE } from './letters.ts';

const require = createRequire(import.meta.url);
const OUT = '.cache/fonts';

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const VAZIRMATN = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
const PAGE = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } } as const;
/** Pictures are lettered in one weight, as their renderer knows no variable fonts. */
const PICTURE = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;

const CUTS = [
  { name: 'latin.woff2', file: INSTRUMENT, letters: LATIN, options: PAGE },
  { name: 'latin-more.woff2', file: INSTRUMENT, letters: LATIN_MORE, options: PAGE },
  { name: 'arabic.woff2', file: VAZIRMATN, letters: ARABIC, options: PAGE },
  { name: 'latin-600.ttf', file: INSTRUMENT, letters: LATIN + LATIN_MORE, options: PICTURE },
  { name: 'arabic-600.ttf', file: VAZIRMATN, letters: ARABIC, options: PICTURE },
];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const { name, file, letters, options } of CUTS) {
  const source = readFileSync(require.resolve(file));
  const cut = await subsetFont(source, letters, options);
  writeFileSync(path.join(OUT, name), cut);
  console.log(`${name}: ${source.length} to ${cut.length} bytes`);
}
