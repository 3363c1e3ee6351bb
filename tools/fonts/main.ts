/**
 * `node tools/fonts/main.ts`: cuts the variable fonts down to the letters and weights the site uses and writes them to
 * `.cache/fonts/`. Runs before each build; takes about a second.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = '.cache/fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĀāĒēĪīŌōŪūŞşĞğİıŒœ–—‘’“”„…•′″€™→←↑↓−×÷≤≥`;
const ARABIC = `${range(0x20, 0x7e)}${range(0x600, 0x6ff)}${range(0xfb50, 0xfdff)}${range(0xfe70, 0xfefc)}\u200c\u200d\u200e\u200f–—‘’“”…•«»`;

const FONTS = [
  {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    out: 'latin.woff2',
    letters: LATIN,
    weights: { min: 400, max: 600 },
  },
  {
    file: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    out: 'arabic.woff2',
    letters: ARABIC,
    weights: { min: 400, max: 600 },
  },
] as const;

mkdirSync(OUT, { recursive: true });
for (const { file, out, letters, weights } of FONTS) {
  const source = readFileSync(require.resolve(file));
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(path.join(OUT, out), subset);
  console.log(`${out}: ${source.length} to ${subset.length} bytes`);
}
