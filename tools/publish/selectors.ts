/** Reads the names in selectors. */

/** What stands in `:not(…)`, `:is(…)` and the like is an option, never a need. */
const OPTIONS = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const TAG = /(?:^|[\s>+~])([a-z][a-z0-9-]*)/g;

const plain = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

/** The classes and elements without which `selector` matches nothing. */
export function needs(selector: string): string[] {
  const needed = selector.replaceAll(OPTIONS, (part) => (part.startsWith('\\') ? part : ''));
  const names = (pattern: RegExp) => [...needed.matchAll(pattern)].map(([, name = '']) => plain(name));
  return [...names(CLASS), ...names(TAG)];
}
