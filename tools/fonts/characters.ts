/** The characters in the subsets of the fonts. */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What nearly every page needs. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0©«»·×–—‘’“”…•`;
/**
 * Letters in names, and symbols, as far as the font has them. They have their own file, which a browser loads only for a page with one of
 * them. The `unicode-range` in src/styles/fonts.css must contain the same characters.
 */
export const LATIN_MORE = `${range(0xa1, 0xff)}ıŒœ„€™↑↓−`;
/** Latin letters of further languages, such as Turkish, Kurmanji and Polish. Only social cards have them; pages use a system font. */
export const LATIN_EXTENDED =
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİĲĳĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŖŗŘřŚśŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžǍǎȘșȚțȷẀẁẂẃẄẅẞỲỳ';
/** Symbols in Latin text that are missing in the Latin font and exist in the Arabic one. */
export const LATIN_SYMBOLS = '¤¦¬±²³µ¹¼½¾';
/** Digits of Arabic and Persian texts. */
export const ARABIC_DIGITS = `${range(0x660, 0x669)}${range(0x6f0, 0x6f9)}`;
/** The letters of Arabic and Sorani with their marks. The subset includes their joined forms. */
export const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}پچژگڤکیەێۆڵڕھ،؛؟٪٫٬«»\u200c\u200d\u200e\u200f`;

/** All characters that a social card can show. */
export const CARD_CHARACTERS: ReadonlySet<string> = new Set(
  LATIN + LATIN_MORE + LATIN_EXTENDED + LATIN_SYMBOLS + ARABIC + ARABIC_DIGITS,
);

/** Special spaces and hyphens, which are replaced by the plain ones. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\p{Zs}/gu, ' '],
  [/[\u2010\u2011]/g, '-'],
];

/** The text as a social card shows it: in composed form (NFC), with plain spaces and hyphens. */
export const cardText = (text: string): string =>
  PLAIN.reduce((line, [from, to]) => line.replaceAll(from, to), text.normalize('NFC'));

/** The characters of a text that a social card cannot show, each once, without direction marks, which are invisible. */
export const missingCharacters = (text: string): string[] => [
  ...new Set(Array.from(cardText(text)).filter((one) => !/\p{Cf}/u.test(one) && !CARD_CHARACTERS.has(one))),
];
