/** Text as it is printed; records write it as it is typed. Quotation marks and apostrophes of Markdown are set by Astro. */
import { RIGHT_TO_LEFT } from '#shared/bidi.ts';
import { mapStrings } from '#shared/mapStrings.ts';

/** A mark opens at the start, and after a space, a bracket, a dash or another mark that opens. */
const OPENING = { double: /(?<=^|[\s([{/–—])"/g, single: /(?<=^|[\s([{/–—“])'/g };

/** `text` with curly marks: “customer”, the bank’s. */
export const typesetMarks = (text: string): string =>
  text.replace(OPENING.double, '“').replaceAll('"', '”').replace(OPENING.single, '‘').replaceAll("'", '’');

/** Names of several words, such as React Native and WCAG 2.2. */
const NAME = /[A-Za-z][\w.+#-]*(?: [\w.+#-]+)+/g;
/** Letters of a name that a line of a phone has room for, beside others. */
const SHORT = 16;
/** Conjunctions, prepositions and particles of Sorani and Arabic. */
const LEANING = /(?<![\p{L}\p{M}])(و|لە|بە|بۆ|کە|في|من|على|إلى|عن|لا|ما|أن|قد) (?=\S)/gu;
const NO_BREAK = '\u00a0';

/** `text` whose lines break neither within a Latin name nor after a short word, where it has Arabic letters: either would stop a reader. */
export const keptTogether = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text
        .replace(NAME, (name) => (name.length > SHORT ? name : name.replaceAll(' ', NO_BREAK)))
        .replace(LEANING, `$1${NO_BREAK}`)
    : text;

/** A copy of a record, or of a part of one, in which every string is treated so. */
export const typeset = <T>(record: T): T => mapStrings(record, (text) => keptTogether(typesetMarks(text)));
