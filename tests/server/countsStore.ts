/** Reads the counts of a store, for tests. */
import { readCounts } from '../../server/store/counts.ts';
import type { Database } from '../../server/store/database.ts';

/** All counts as `kind name: count`, in alphabetical order. */
export const storedCounts = async (database: Database): Promise<string[]> =>
  (await readCounts(database, '0000-01-01', '9999-12-31'))
    .map(({ kind, name, count }) => `${kind} ${name}: ${count}`)
    .toSorted();
