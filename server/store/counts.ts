/** Daily counts: how often something happened, by kind and name. */
import { FREE_KINDS, MAX_NAMES, OTHER, type Kind } from '../counts/kinds.ts';
import { integer, text, type Database, type Transaction } from './database.ts';

export interface Count {
  /** As `2026-03-01`, in UTC. */
  day: string;
  kind: Kind;
  name: string;
  count: number;
}

/** The stored names of {@link FREE_KINDS}, by `day kind`. */
async function storedNames({ query }: Transaction, days: readonly string[]): Promise<Map<string, Set<string>>> {
  const stored = new Map<string, Set<string>>();
  for (const day of days) {
    for (const kind of FREE_KINDS) stored.set(`${day} ${kind}`, new Set());
    const rows = await query('SELECT kind, name FROM counts WHERE day = $1 AND kind IN ($2, $3, $4)', [
      day,
      ...FREE_KINDS,
    ]);
    for (const { kind, name } of rows) stored.get(`${day} ${text(kind)}`)?.add(text(name));
  }
  return stored;
}

/** Returns the counts. Those whose name exceeds the maximum number of names per day are added to {@link OTHER}. */
async function bounded(transaction: Transaction, counts: readonly Count[]): Promise<Count[]> {
  const free = counts.filter(({ kind }) => FREE_KINDS.includes(kind));
  const stored = await storedNames(transaction, [...new Set(free.map(({ day }) => day))]);
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const names = stored.get(`${count.day} ${count.kind}`);
    const isOneTooMany = names !== undefined && !names.has(count.name) && names.size >= MAX_NAMES;
    const name = isOneTooMany ? OTHER : count.name;
    names?.add(name);
    const key = JSON.stringify([count.day, count.kind, name]);
    sums.set(key, { ...count, name, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** Adds the counts to the stored ones of the same day, kind and name, from any instance. */
export function addCounts(database: Database, counts: readonly Count[]): Promise<void> {
  const rows =
    database.dialect === 'postgres' ? 'json_array_elements(CAST($1 AS json)) AS row(value)' : 'json_each($1) AS row';
  return database.transaction(async (transaction) => {
    // Serializes transactions: two that update the same rows in a different order would deadlock.
    await transaction.lock('counts');
    const items = (await bounded(transaction, counts)).map(({ day, kind, name, count }) => [day, kind, name, count]);
    await transaction.query(
      `INSERT INTO counts (day, kind, name, count)
       SELECT row.value ->> 0, row.value ->> 1, row.value ->> 2, CAST(row.value ->> 3 AS BIGINT) FROM ${rows} WHERE true
       ON CONFLICT (day, kind, name) DO UPDATE SET count = counts.count + excluded.count`,
      [JSON.stringify(items)],
    );
  });
}

/** The sum of the counts of several days. */
export type Sum = Omit<Count, 'day'>;

/** The page views of one day. */
export type DayCount = Pick<Count, 'day' | 'count'>;

export interface Sums {
  /** One for each kind and name. */
  names: readonly Sum[];
  /** One for each day that has views. */
  days: readonly DayCount[];
}

/** The sums of the counts of all days from `from` to `to`, both included. */
export function sumCounts(database: Database, from: string, to: string): Promise<Sums> {
  // Without the cast, PostgreSQL returns a decimal number, as text.
  const sum = 'CAST(SUM(count) AS BIGINT) AS count FROM counts WHERE day >= $1 AND day <= $2';
  return database.transaction(async ({ query }) => {
    const names = await query(`SELECT kind, name, ${sum} GROUP BY kind, name`, [from, to]);
    const days = await query(`SELECT day, ${sum} AND kind = 'page' GROUP BY day`, [from, to]);
    return {
      names: names.map(({ kind, name, count }) => ({
        kind: text(kind) as Kind,
        name: text(name),
        count: integer(count),
      })),
      days: days.map(({ day, count }) => ({ day: text(day), count: integer(count) })),
    };
  });
}
