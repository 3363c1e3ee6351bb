/** The cuts of the variable fonts: for pages as WOFF2, for pictures as TrueType. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC, ARABIC_DIGITS, LATIN, LATIN_EXTENDED, LATIN_MORE, LATIN_SIGNS } from './letters.ts';

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const INSTRUMENT_EXTENDED = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
const VAZIRMATN = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
const VAZIRMATN_LATIN = '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2';
const PAGE = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } } as const;
/** Pictures are lettered in one weight. */
const PICTURE = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;

interface Cut {
  /** Name of its file. */
  name: string;
  /** The font it is cut from, in its package. */
  file: string;
  letters: string;
  options: typeof PAGE | typeof PICTURE;
}

export const PAGE_CUTS: readonly Cut[] = [
  { name: 'latin.woff2', file: INSTRUMENT, letters: LATIN, options: PAGE },
  { name: 'latin-more.woff2', file: INSTRUMENT, letters: LATIN_MORE, options: PAGE },
  { name: 'arabic.woff2', file: VAZIRMATN, letters: ARABIC, options: PAGE },
];

/** In the order in which a letter is looked for. The Arabic one has a space, as wide as its words ask for. */
export const PICTURE_CUTS: readonly Cut[] = [
  { name: 'latin-600.ttf', file: INSTRUMENT, letters: LATIN + LATIN_MORE, options: PICTURE },
  { name: 'arabic-600.ttf', file: VAZIRMATN, letters: ` ${ARABIC}${ARABIC_DIGITS}`, options: PICTURE },
  { name: 'latin-extended-600.ttf', file: INSTRUMENT_EXTENDED, letters: LATIN_EXTENDED, options: PICTURE },
  { name: 'latin-signs-600.ttf', file: VAZIRMATN_LATIN, letters: LATIN_SIGNS, options: PICTURE },
];

/** Where the cuts are kept. */
export const FONTS = '.cache/fonts';

/** Files of the faces that pictures are lettered in. */
export const pictureFonts = (): string[] => PICTURE_CUTS.map(({ name }) => path.join(FONTS, name));

/** The font whole, and what is cut from it. */
export async function cutFont({ file, letters, options }: Cut): Promise<{ whole: Buffer; cut: Buffer }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  return { whole, cut: await subsetFont(whole, letters, options) };
}
