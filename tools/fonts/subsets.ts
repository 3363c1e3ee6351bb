/** Subsets of the variable fonts: WOFF2 for pages, TrueType for social cards. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ARABIC, ARABIC_DIGITS, LATIN, LATIN_EXTENDED, LATIN_MORE, LATIN_SYMBOLS } from './characters.ts';

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const INSTRUMENT_EXTENDED = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2';
const VAZIRMATN = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';
const VAZIRMATN_LATIN = '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2';
const PAGE = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } } as const;
/** Social cards use one weight. */
const PICTURE = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;

interface Subset {
  /** Name of its file. */
  name: string;
  /** The font it is a subset of, in its package. */
  file: string;
  characters: string;
  options: typeof PAGE | typeof PICTURE;
}

export const PAGE_SUBSETS: readonly Subset[] = [
  { name: 'latin.woff2', file: INSTRUMENT, characters: LATIN, options: PAGE },
  { name: 'latin-more.woff2', file: INSTRUMENT, characters: LATIN_MORE, options: PAGE },
  { name: 'arabic.woff2', file: VAZIRMATN, characters: ARABIC, options: PAGE },
];

/** In the order in which the fonts are searched for a character. The Arabic subset has its own space, with the width of its font. */
export const CARD_SUBSETS: readonly Subset[] = [
  { name: 'latin-600.ttf', file: INSTRUMENT, characters: LATIN + LATIN_MORE, options: PICTURE },
  { name: 'arabic-600.ttf', file: VAZIRMATN, characters: ` ${ARABIC}${ARABIC_DIGITS}`, options: PICTURE },
  { name: 'latin-extended-600.ttf', file: INSTRUMENT_EXTENDED, characters: LATIN_EXTENDED, options: PICTURE },
  { name: 'latin-symbols-600.ttf', file: VAZIRMATN_LATIN, characters: LATIN_SYMBOLS, options: PICTURE },
];

/** Folder of the subsets. */
export const FONTS = '.cache/fonts';

/** Font files for the text of social cards. */
export const cardFonts = (): string[] => CARD_SUBSETS.map(({ name }) => path.join(FONTS, name));

/** The whole font file and its subset. */
export async function createSubset({ file, characters, options }: Subset): Promise<{ whole: Buffer; subset: Buffer }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  return { whole, subset: await subsetFont(whole, characters, options) };
}
