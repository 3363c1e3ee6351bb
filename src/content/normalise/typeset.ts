/**
 * Typography: converts typed text of records to typographic quotation marks and line breaks. Astro does this for the quotation marks of
 * Markdown.
 */
import { RIGHT_TO_LEFT } from '#shared/bidi.ts';
import { mapStrings } from '#shared/mapStrings.ts';

/** A quotation mark is an opening one at the start, and after a space, a bracket, a dash or another opening mark. */
const OPENING = { double: /(?<=^|[\s([{/–—])"/g, single: /(?<=^|[\s([{/–—“])'/g };

/** Returns `text` with curly quotation marks and apostrophes: “customer”, the bank’s. */
export const typesetMarks = (text: string): string =>
  text.replace(OPENING.double, '“').replaceAll('"', '”').replace(OPENING.single, '‘').replaceAll("'", '’');

/** Names of several words, such as React Native and WCAG 2.2. */
const NAME = /[A-Za-z][\w.+#-]*(?: [\w.+#-]+)+/g;
/** Maximum length, in characters, of a name that is not broken: a longer one may not fit on a line of a phone. */
const SHORT = 16;
/** Conjunctions, prepositions and particles of Sorani and Arabic. */
const SHORT_WORDS = /(?<![\p{L}\p{M}])(و|لە|بە|بۆ|کە|في|من|على|إلى|عن|لا|ما|أن|قد) (?=\S)/gu;
const NO_BREAK = '\u00a0';

/** If `text` has Arabic letters, prevents line breaks within a Latin name and after a short word, because both make reading harder. */
export const preventBreaks = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text
        .replace(NAME, (name) => (name.length > SHORT ? name : name.replaceAll(' ', NO_BREAK)))
        .replace(SHORT_WORDS, `$1${NO_BREAK}`)
    : text;

/** An address, such as `mailto:o'neill@example.com`. A typographic apostrophe would change it. */
const ADDRESS = /^(?:https:|mailto:|tel:)\S+$/;

/** Returns a copy of a record, or of a part of it, with this applied to every string except addresses. */
export const typeset = <T>(record: T): T =>
  mapStrings(record, (text) => (ADDRESS.test(text) ? text : preventBreaks(typesetMarks(text))));
