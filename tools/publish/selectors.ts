/** Reads the names in selectors. */

/** The value of an attribute is no name; its closing bracket may be quoted. */
const ATTRIBUTES = /\\.|\[(?:\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\]\\"'])*\]/g;
/** What stands in `:not(…)`, `:is(…)` and the like is an option, never a need. */
const OPTIONS = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const TAG = /(?:^|[\s>+~])([a-z][a-z0-9-]*)/g;

const without = (selector: string, pattern: RegExp): string =>
  selector.replaceAll(pattern, (part) => (part.startsWith('\\') ? part : ''));
const plain = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

/** The classes and elements without which `selector` matches nothing. */
export function needs(selector: string): string[] {
  const needed = without(without(selector, ATTRIBUTES), OPTIONS);
  const names = (pattern: RegExp) => [...needed.matchAll(pattern)].map(([, name = '']) => plain(name));
  return [...names(CLASS), ...names(TAG)];
}
