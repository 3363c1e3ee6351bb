/** Retention: removes data that is older than its maximum age. */
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import type { Database } from './database.ts';
import type { Removed, Retention } from './store.ts';
import { DAY } from '../time.ts';

/** How long finished messages (sent, failed or expired) are kept, to answer questions about them. */
export const SETTLED_KEPT = 30 * DAY;
/** Maximum number of rows per transaction, so that other transactions do not wait long. Rows with files have several megabytes. */
const BATCH = 200;
const BATCH_WITH_FILES = 2;

interface Rule {
  name: keyof Retention;
  table: 'leads' | 'subscribers';
  condition: string;
  batch: number;
}

const RULES: readonly Rule[] = [
  {
    name: 'contact',
    table: 'leads',
    condition: "kind IN ('contact', 'download') AND state = 'accepted'",
    batch: BATCH,
  },
  {
    name: 'application',
    table: 'leads',
    condition: "kind = 'application' AND state = 'accepted'",
    batch: BATCH_WITH_FILES,
  },
  { name: 'quarantine', table: 'leads', condition: "kind <> 'application' AND state = 'quarantined'", batch: BATCH },
  {
    name: 'quarantine',
    table: 'leads',
    condition: "kind = 'application' AND state = 'quarantined'",
    batch: BATCH_WITH_FILES,
  },
  { name: 'unconfirmed', table: 'subscribers', condition: "state = 'pending'", batch: BATCH },
];

async function removeBatches(database: Database, { table, condition, batch }: Rule, age: number): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await database.transaction(({ query, now }) =>
      query(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${condition} AND created_at <= $1 LIMIT $2) RETURNING id`,
        [now - age, batch],
      ),
    );
    removed += rows.length;
    if (rows.length < batch) return removed;
    // Without this pause, SQLite would run no other transaction between two batches.
    await nextEventLoopTurn();
  }
}

/**
 * Removes all data older than its maximum age, in batches. Then scrubs all data deleted so far, also by unsubscribes. Returns the number of
 * removed rows of each kind.
 */
export async function removeOld(database: Database, retention: Retention): Promise<Removed> {
  const removed: Removed = { contact: 0, application: 0, unconfirmed: 0, quarantine: 0 };
  for (const rule of RULES) removed[rule.name] += await removeBatches(database, rule, retention[rule.name]);
  await database.transaction(async ({ query, now }) => {
    await query(`DELETE FROM outbox WHERE state IN ('sent', 'expired', 'dead') AND settled_at <= $1`, [
      now - SETTLED_KEPT,
    ]);
  });
  await database.scrub();
  return removed;
}

/** Number of rows of each kind that {@link removeOld} would remove now. */
export async function countOld(database: Database, retention: Retention): Promise<Removed> {
  const counted: Removed = { contact: 0, application: 0, unconfirmed: 0, quarantine: 0 };
  for (const { name, table, condition } of RULES) {
    const [row] = await database.transaction(({ query, now }) =>
      query(`SELECT COUNT(*) AS count FROM ${table} WHERE ${condition} AND created_at <= $1`, [now - retention[name]]),
    );
    counted[name] += Number(row?.count);
  }
  return counted;
}
