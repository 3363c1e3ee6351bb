/** Matches the entries of a list with the entries of its earlier version. */
import { isDeepStrictEqual } from 'node:util';

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

/** For each entry of `after`, the index of the same entry in `before`; undefined for a new entry. Each index is used at most once. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const unmatched = new Set(before.keys());
  const origins: (number | undefined)[] = after.map(() => undefined);
  const match = (find: (entry: unknown, index: number) => number | undefined): void => {
    for (const [index, entry] of after.entries()) {
      if (origins[index] !== undefined) continue;
      const origin = find(entry, index);
      if (origin === undefined || !unmatched.delete(origin)) continue;
      origins[index] = origin;
    }
  };
  const first = (isSame: (old: unknown) => boolean) => [...unmatched].find((origin) => isSame(before[origin]));
  match((entry, index) => (isDeepStrictEqual(before[index], entry) ? index : undefined));
  match((entry) => first((old) => isDeepStrictEqual(old, entry)));
  match((entry) => (idOf(entry) === undefined ? undefined : first((old) => idOf(old) === idOf(entry))));
  match((entry, index) => (idOf(entry) === undefined ? index : undefined));
  return origins;
}
