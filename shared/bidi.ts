/** Keeps Latin terms unbroken and in order inside right-to-left text. */
import { mapStrings } from './mapStrings.ts';

/** Matches right-to-left letters. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** Terms that begin or end with a sign, and names that begin with a number. Right-to-left text would move it to the other end. */
const REORDERED = new RegExp(
  `(?<![\\w.+#-])(?:${[
    String.raw`\.[A-Z]\w*(?:\s[A-Z]\w*)*`, // .NET, .NET Framework
    String.raw`[A-Za-z][\w-]*[+#]+(?![+#])`, // C++, C#, SM-DP+
    String.raw`[A-Za-z]+(?:\.[A-Z])+\.`, // GLOBALG.A.P.
    String.raw`\+\d[\d ()-]*\d`, // +964 750
    String.raw`\d[\d.]*\s[kKMGT]?(?:B|Hz|Wh?)`, // 16 KB
    String.raw`\d+\sCFR\sPart\s\d+`, // 21 CFR Part 11
  ].join('|')})(?!\\w)`,
  'g',
);
const [ISOLATE, POP] = ['\u2066', '\u2069'];
/** A comma between two Latin terms, or a Latin term and a number. Without a mark they would be one run, read from the left: Java، Kotlin. */
const BETWEEN_TERMS = /(?<=[\w+#%)\u2069][،؛])(?=\s*[(\u2066]?[.A-Za-z])|(?<=[A-Za-z][\w.+#\s-]*[،؛])(?=\s*\d)/g;
/** The start of a text whose first letter is Latin. A `<bdi>` element would show such a text from left to right. */
const LATIN_START = /^(?=\P{L}*[A-Za-z])/u;
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Returns part of a text with such terms isolated and lists ordered from the right. Text without Arabic letters is returned unchanged. */
export const isolateTerms = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text.replace(REORDERED, `${ISOLATE}$&${POP}`).replace(BETWEEN_TERMS, RIGHT_TO_LEFT_MARK)
    : text;

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

/**
 * Returns a copy of `value`, texts of a right-to-left language, in which breaks are prevented and terms isolated. A text that begins with a
 * Latin letter is marked as right to left. Strings without Arabic letters are unchanged.
 */
export const prepareRightToLeft = <T>(value: T): T =>
  mapStrings(value, (text) =>
    RIGHT_TO_LEFT.test(text) ? isolateTerms(preventBreaks(text)).replace(LATIN_START, RIGHT_TO_LEFT_MARK) : text,
  );

/** Matches a tag, a whole code element (code is copied unchanged), or the text between tags. */
const TEXT = /((?:<(pre|code)\b[^]*?<\/\2>|<[^>]*>)+)|[^<]+/g;

/** Returns the HTML with `change` applied to every text node. */
export const mapTextNodes = (html: string, change: (text: string) => string): string =>
  html.replace(TEXT, (part, tags?: string) => (tags === undefined ? change(part) : part));
