/** Keeps Latin terms unbroken and in order inside right-to-left text. */
import { mapStrings } from './mapStrings.ts';

/** Matches right-to-left letters. */
export const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
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
/** The start of a text whose first letter is Latin. A `<bdi>` element or a mail program would read such a text from the left. */
const LATIN_START = /^(?=\P{L}*[A-Za-z])/u;
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Returns `text` with such terms isolated, and lists and starts marked as right to left. Returns text without Arabic letters unchanged. */
export const isolateTerms = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text
        .replace(REORDERED, `${ISOLATE}$&${POP}`)
        .replace(BETWEEN_TERMS, RIGHT_TO_LEFT_MARK)
        .replace(LATIN_START, RIGHT_TO_LEFT_MARK)
    : text;

/** Returns a copy of `value` in which every string is isolated in this way. */
export const isolateAll = <T>(value: T): T => mapStrings(value, isolateTerms);

/** Matches a tag, a whole code element (code is copied unchanged), or the text between tags. */
const TEXT = /((?:<(pre|code)\b[^]*?<\/\2>|<[^>]*>)+)|[^<]+/g;

/** Returns the HTML with `change` applied to every text node. */
export const mapTextNodes = (html: string, change: (text: string) => string): string =>
  html.replace(TEXT, (part, tags?: string) => (tags === undefined ? change(part) : part));
