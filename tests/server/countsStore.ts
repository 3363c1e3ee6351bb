/** Reads the counts of a store, for tests. */
import type { Kind } from '../../server/counts/kinds.ts';
import type { Count } from '../../server/store/counts.ts';
import { integer, text, type Database } from '../../server/store/database.ts';

/** The counts of all days from `from` to `to`, both included. */
export async function readCounts(database: Database, from: string, to: string): Promise<Count[]> {
  const rows = await database.transaction(({ query }) =>
    query('SELECT day, kind, name, count FROM counts WHERE day >= $1 AND day <= $2 ORDER BY day, kind, name', [
      from,
      to,
    ]),
  );
  return rows.map(({ day, kind, name, count }) => ({
    day: text(day),
    kind: text(kind) as Kind,
    name: text(name),
    count: integer(count),
  }));
}

/** All counts as `kind name: count`, in alphabetical order. */
export const storedCounts = async (database: Database): Promise<string[]> =>
  (await readCounts(database, '0000-01-01', '9999-12-31'))
    .map(({ kind, name, count }) => `${kind} ${name}: ${count}`)
    .toSorted();
