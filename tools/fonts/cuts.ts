/** The subsets ("cuts") of the variable fonts: WOFF2 for pages, TrueType for social cards. */
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
/** Social cards use one weight. */
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

/** In the order in which the fonts are searched for a letter. The Arabic subset has its own space, with the width of its font. */
export const PICTURE_CUTS: readonly Cut[] = [
  { name: 'latin-600.ttf', file: INSTRUMENT, letters: LATIN + LATIN_MORE, options: PICTURE },
  { name: 'arabic-600.ttf', file: VAZIRMATN, letters: ` ${ARABIC}${ARABIC_DIGITS}`, options: PICTURE },
  { name: 'latin-extended-600.ttf', file: INSTRUMENT_EXTENDED, letters: LATIN_EXTENDED, options: PICTURE },
  { name: 'latin-signs-600.ttf', file: VAZIRMATN_LATIN, letters: LATIN_SIGNS, options: PICTURE },
];

/** Folder of the subsets. */
export const FONTS = '.cache/fonts';

/** Font files for the text of social cards. */
export const pictureFonts = (): string[] => PICTURE_CUTS.map(({ name }) => path.join(FONTS, name));

/** The whole font file and its subset. */
export async function cutFont({ file, letters, options }: Cut): Promise<{ whole: Buffer; cut: Buffer }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  return { whole, cut: await subsetFont(whole, letters, options) };
}
