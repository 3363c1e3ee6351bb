/**
 * `node tools/fonts/main.ts`: cuts the variable fonts down to the letters and weights the site uses and writes them to
 * `.cache/fonts/`. Runs before each build; takes about a second.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = '.cache/fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ĀāĒēĪīŌōŪūŞşĞğİıŒœ–—‘’“”„…•′″€™→←↑↓−×÷≤≥`;
const ARABIC = `${range(0x20, 0x7e)}${range(0x600, 0x6ff)}${range(0xfb50, 0xfdff)}${range(0xfe70, 0xfefc)}\u200c\u200d\u200e\u200f–—‘’“”…•«»`;

const FACES = [
  {
    name: 'latin',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    letters: LATIN,
  },
  {
    name: 'arabic',
    file: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    letters: ARABIC,
  },
];

/** Pages take one file of all weights; pictures are lettered in one weight, as their renderer knows no variable fonts. */
const CUTS = [
  { suffix: '.woff2', targetFormat: 'woff2', wght: { min: 400, max: 600 } },
  { suffix: '-600.ttf', targetFormat: 'truetype', wght: 600 },
] as const;

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const { name, file, letters } of FACES) {
  const source = readFileSync(require.resolve(file));
  for (const { suffix, targetFormat, wght } of CUTS) {
    const subset = await subsetFont(source, letters, { targetFormat, variationAxes: { wght } });
    writeFileSync(path.join(OUT, `${name}${suffix}`), subset);
    console.log(`${name}${suffix}: ${source.length} to ${subset.length} bytes`);
  }
}
