/** Matches the entries of a list with the entries of its earlier version. */
import { isDeepStrictEqual } from 'node:util';

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

/** For each entry of `after`, the index of the same entry in `before`; undefined for a new entry. Each index is used at most once. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const origins: (number | undefined)[] = after.map(() => undefined);
  const claim = (find: (entry: unknown, index: number) => number | undefined): void => {
    for (const [index, entry] of after.entries()) {
      if (origins[index] !== undefined) continue;
      const origin = find(entry, index);
      if (origin === undefined || !free.delete(origin)) continue;
      origins[index] = origin;
    }
  };
  const first = (fits: (old: unknown) => boolean) => [...free].find((origin) => fits(before[origin]));
  claim((entry, index) => (isDeepStrictEqual(before[index], entry) ? index : undefined));
  claim((entry) => first((old) => isDeepStrictEqual(old, entry)));
  claim((entry) => (idOf(entry) === undefined ? undefined : first((old) => idOf(old) === idOf(entry))));
  claim((entry, index) => (idOf(entry) === undefined ? index : undefined));
  return origins;
}
