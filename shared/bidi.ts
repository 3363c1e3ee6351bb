/** Keeps Latin terms whole inside text that runs from right to left. */
import { mapStrings } from './mapStrings.ts';

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** Terms with a sign at an end, which the direction of the text around would carry to the other side: C++, C#, .NET, +964 750. */
const LOOSE_END = /(?<![\w.])(?:\.[A-Z]\w*|[A-Za-z]\w*[+#]+|\+\d[\d ()-]*\d)(?!\w)/g;
const [ISOLATE, POP] = ['\u2066', '\u2069'];

/** `text` with such terms isolated. Text without Arabic letters comes back as it is. */
export const isolateTerms = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text.replace(LOOSE_END, `${ISOLATE}$&${POP}`) : text;

/** A copy of `value` in which every string is treated so. */
export const isolateAll = <T>(value: T): T => mapStrings(value, isolateTerms);
