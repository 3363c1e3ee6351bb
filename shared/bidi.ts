/** Keeps Latin terms whole, and in their order, inside text that runs from right to left. */
import { mapStrings } from './mapStrings.ts';

/** Tells text that has letters which run from right to left. */
export const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** Terms with a sign at an end, which the direction of the text around would carry to the other side: C++, C#, .NET, +964 750. */
const LOOSE_END = /(?<![\w.+#])(?:\.[A-Z]\w*|[A-Za-z]\w*[+#]+(?![+#])|\+\d[\d ()-]*\d)(?!\w)/g;
const [ISOLATE, POP] = ['\u2066', '\u2069'];
/** Where a comma stands between two terms, which would make one run of them, read from the left: Java، Kotlin. */
const BETWEEN_TERMS = /(?<=[\w+#%)\u2069][،؛])(?=\s*[(\u2066]?[.A-Za-z])/g;
const RIGHT_TO_LEFT_MARK = '\u200f';

/** `text` with such terms isolated and listed from the right. Text without Arabic letters comes back as it is. */
export const isolateTerms = (text: string): string =>
  RIGHT_TO_LEFT.test(text)
    ? text.replace(LOOSE_END, `${ISOLATE}$&${POP}`).replace(BETWEEN_TERMS, RIGHT_TO_LEFT_MARK)
    : text;

/** A copy of `value` in which every string is treated so. */
export const isolateAll = <T>(value: T): T => mapStrings(value, isolateTerms);

/** Tags, among which is code, since it is copied as it stands; or the text between them. */
const TEXT = /((?:<(pre|code)\b[^]*?<\/\2>|<[^>]*>)+)|[^<]+/g;

/** HTML in which `treat` was applied to every text. */
export const inTexts = (html: string, treat: (text: string) => string): string =>
  html.replace(TEXT, (part, tags?: string) => (tags === undefined ? treat(part) : part));
