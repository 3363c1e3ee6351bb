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
/** Latin letters of further languages, Turkish, Kurmanji and Polish among them. Pictures have them; pages show them in the reader's own font. */
export const LATIN_EXTENDED =
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİĲĳĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŖŗŘřŚśŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžǍǎȘșȚțȷẀẁẂẃẄẅẞỲỳ';
/** Signs of Latin text that the Latin font lacks and the Arabic one has. */
export const LATIN_SIGNS = '¤¦¬±²³µ¹¼½¾';
/** Digits of Arabic and Persian texts. */
export const ARABIC_DIGITS = `${range(0x660, 0x669)}${range(0x6f0, 0x6f9)}`;
/** The letters of Arabic and Sorani with their marks; joined forms come with them. */
export const ARABIC = `${range(0x621, 0x63a)}${range(0x640, 0x652)}پچژگڤکیەێۆڵڕھ،؛؟٪٫٬«»\u200c\u200d\u200e\u200f`;

/** Everything that a picture can be lettered with. */
export const PICTURE_LETTERS: ReadonlySet<string> = new Set(
  LATIN + LATIN_MORE + LATIN_EXTENDED + LATIN_SIGNS + ARABIC + ARABIC_DIGITS,
);

/** Spaces and hyphens of other widths and habits, drawn as the plain ones. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\p{Zs}/gu, ' '],
  [/[\u2010\u2011]/g, '-'],
];

/** A text as a picture is lettered with it: in composed letters, with plain spaces and hyphens. */
export const pictureText = (text: string): string =>
  PLAIN.reduce((line, [from, to]) => line.replaceAll(from, to), text.normalize('NFC'));

/** The letters of a text that a picture leaves out, each once. Marks of direction have no shape. */
export const lettersLeftOut = (text: string): string[] => [
  ...new Set(Array.from(pictureText(text)).filter((letter) => !/\p{Cf}/u.test(letter) && !PICTURE_LETTERS.has(letter))),
];
