/** Keeps Latin terms whole inside text that runs from right to left. */

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** Terms with a sign at an end, which the direction of the text around would carry to the other side: C++, C#, .NET, +964 750. */
const LOOSE_END = /(?<![\w.])(?:\.[A-Z]\w*|[A-Za-z]\w*[+#]+|\+\d[\d ()-]*\d)(?!\w)/g;
const [ISOLATE, POP] = ['\u2066', '\u2069'];

/** `text` with such terms isolated. Text without Arabic letters comes back as it is. */
export const isolateTerms = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text.replace(LOOSE_END, `${ISOLATE}$&${POP}`) : text;

/** A copy of `value` in which every string is treated so; dates and other objects with a class stay as they are. */
export function isolateAll<T>(value: T): T {
  if (typeof value === 'string') return isolateTerms(value) as T;
  if (Array.isArray(value)) return value.map(isolateAll) as T;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, isolateAll(entry)])) as T;
}
