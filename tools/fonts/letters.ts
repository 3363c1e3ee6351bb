/** The letters that the fonts are cut to. */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What nearly every page needs. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0©«»·×–—‘’“”…•`;
/**
 * Letters of names and signs, as far as the font has them: a file of its own, fetched where one of them stands. The ranges in
 * src/styles/fonts.css name the same.
 */
export const LATIN_MORE = `${range(0xa1, 0xff)}ıŒœ„€™↑↓−`;
/** The letters of Arabic and Sorani with their marks; joined forms come with them. */
export const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}پچژگڤکیەێۆڵڕھ،؛؟٪٫٬«»\u200c\u200d\u200e\u200f`;
