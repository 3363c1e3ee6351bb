/** Transactional outbox: a message is inserted in the transaction that causes it; later a worker leases and sends it. */
import { randomUUID } from 'node:crypto';
import { integer, optionalInteger, optionalText, text, type Database, type Row, type Transaction } from './database.ts';
import { escapeLike } from './like.ts';
import type { Delivery, DeliveryKind, Outcome, QueuedMessage, QueueState } from './store.ts';
import { MINUTE } from '../time.ts';

/** Duration of a lease. Longer than every time limit of a sender, so that a lease expires only when its worker has crashed. */
export const LEASE_MS = 2 * MINUTE;

interface DeliveryDraft {
  kind: DeliveryKind;
  /** Dedupe key: a second message with the same key is not queued. */
  dedupeKey: string;
  leadId?: string;
  subscriberId?: string;
  /** Id of the file request; the message is deleted with it. */
  requestId?: string;
  payload?: Readonly<Record<string, string>>;
  /** Expiry, in milliseconds since 1970: the message is not sent after this time. */
  expiresAt?: number;
  /** Delay before the first attempt, in milliseconds. */
  delayMs?: number;
}

/** Queues a message in the transaction that causes it, unless one with the same dedupe key exists. */
export async function enqueue({ query, now }: Transaction, draft: DeliveryDraft): Promise<void> {
  await query(
    `INSERT INTO outbox (id, kind, dedupe_key, lead_id, subscriber_id, request_id, payload, state, attempts, next_at, expires_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $10, $6, 'pending', 0, $9, $8, $7) ON CONFLICT (dedupe_key) DO NOTHING`,
    [
      randomUUID(),
      draft.kind,
      draft.dedupeKey,
      draft.leadId ?? null,
      draft.subscriberId ?? null,
      JSON.stringify(draft.payload ?? {}),
      now,
      draft.expiresAt ?? null,
      now + (draft.delayMs ?? 0),
      draft.requestId ?? null,
    ],
  );
}

/** True when the message is pending; false when it was sent, has failed permanently, has expired or was deleted. */
export async function isPending({ query }: Transaction, id: string): Promise<boolean> {
  return (await query(`SELECT id FROM outbox WHERE id = $1 AND state = 'pending'`, [id])).length > 0;
}

/**
 * How long a message that replaces deleted ones must wait, in milliseconds, at most the length of a lease. A worker may still be sending a
 * deleted one, until its lease expires, or it may have waited for an earlier one, until it was due. Otherwise another instance could send
 * the new message before the old one.
 * @param deleted columns `lease_until` and `next_at` of the deleted messages
 * @param now time of the transaction, in milliseconds since 1970
 */
export function delayAfter(deleted: readonly Row[], now: number): number {
  const ends = deleted.map((row) => Math.max(integer(row.next_at), optionalInteger(row.lease_until) ?? 0));
  return Math.min(Math.max(0, ...ends.map((end) => end - now)), LEASE_MS);
}

/** Queues a message and deletes the one with the same dedupe key, in any state. */
export async function enqueueReplacing(transaction: Transaction, draft: DeliveryDraft): Promise<void> {
  const { query, now } = transaction;
  const deleted = await query('DELETE FROM outbox WHERE dedupe_key = $1 RETURNING lease_until, next_at', [
    draft.dedupeKey,
  ]);
  await enqueue(transaction, { ...draft, delayMs: Math.max(draft.delayMs ?? 0, delayAfter(deleted, now)) });
}

/** The alphabetically last dedupe key of `kind` that is not after `highest`, in any state; undefined when there is none. */
export async function lastDedupeKey(
  { query }: Transaction,
  kind: DeliveryKind,
  highest: string,
): Promise<string | undefined> {
  const sql = 'SELECT MAX(dedupe_key) AS last FROM outbox WHERE kind = $1 AND dedupe_key <= $2';
  const [row] = await query(sql, [kind, highest]);
  return optionalText(row?.last);
}

const toDelivery = (row: Row): Delivery => ({
  id: text(row.id),
  kind: text(row.kind) as DeliveryKind,
  leadId: optionalText(row.lead_id),
  subscriberId: optionalText(row.subscriber_id),
  payload: JSON.parse(text(row.payload)) as Record<string, string>,
  attempts: integer(row.attempts),
  createdAt: integer(row.created_at),
});

/**
 * Leases to `owner` up to `limit` messages of `kinds` that are due. A leased message is not leased to another worker until the lease has
 * expired. A lease that ends more than two lease durations in the future was set with a wrong clock and is ignored. Two durations, because
 * another worker may have set its lease after this transaction read the clock.
 */
export function claimDue(
  database: Database,
  owner: string,
  kinds: readonly DeliveryKind[],
  limit: number,
): Promise<Delivery[]> {
  const skipLocked = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const list = kinds.map((_, index) => `$${index + 6}`).join(', ');
  return database.transaction(async ({ query, now }) => {
    if (kinds.length === 0) return [];
    await query(
      `UPDATE outbox SET state = 'expired', payload = '{}', settled_at = $1
       WHERE state = 'pending' AND expires_at IS NOT NULL AND expires_at <= $1`,
      [now],
    );
    const rows = await query(
      `WITH due AS MATERIALIZED (
         SELECT id FROM outbox
         WHERE state = 'pending' AND next_at <= $3 AND kind IN (${list})
           AND (lease_until IS NULL OR lease_until <= $3 OR lease_until > $5)
         ORDER BY next_at LIMIT $4 ${skipLocked}
       )
       UPDATE outbox SET lease_until = $1, lease_owner = $2 WHERE id IN (SELECT id FROM due) RETURNING *`,
      [now + LEASE_MS, owner, now, limit, now + 2 * LEASE_MS, ...kinds],
    );
    return rows.map(toDelivery);
  });
}

/** Records the outcome of an attempt and releases the lease. Has no effect when `owner` no longer has the lease. */
export async function settle(database: Database, owner: string, id: string, outcome: Outcome): Promise<void> {
  await database.transaction(async ({ query, now }) => {
    const release = 'lease_owner = NULL, lease_until = NULL';
    if (outcome.state === 'sent') {
      await query(
        `UPDATE outbox SET state = 'sent', payload = '{}', last_error = NULL, settled_at = $1, ${release}
         WHERE id = $2 AND lease_owner = $3`,
        [now, id, owner],
      );
    } else if (outcome.state === 'dead') {
      await query(
        `UPDATE outbox SET state = 'dead', attempts = attempts + 1, last_error = $1, settled_at = $2, ${release}
         WHERE id = $3 AND lease_owner = $4`,
        [outcome.reason, now, id, owner],
      );
    } else {
      await query(
        `UPDATE outbox SET attempts = attempts + $1, next_at = $2, last_error = $3, ${release}
         WHERE id = $4 AND lease_owner = $5`,
        // Time columns accept only integers. With a fraction the update would fail, and the attempt would not be counted.
        [outcome.state === 'retry' ? 1 : 0, Math.ceil(now + outcome.delayMs), outcome.reason, id, owner],
      );
    }
  });
}

/** Releases all leases of `owner` without an outcome, so that other workers can lease the messages at once. */
export async function releaseLeases(database: Database, owner: string): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('UPDATE outbox SET lease_owner = NULL, lease_until = NULL WHERE lease_owner = $1', [owner]);
  });
}

/** Queues all permanently failed messages again, with zero attempts. Returns their number. */
export async function retryDead(database: Database): Promise<number> {
  const rows = await database.transaction(({ query, now }) =>
    query(
      `UPDATE outbox SET state = 'pending', attempts = 0, next_at = $1, created_at = $1, settled_at = NULL
       WHERE state = 'dead' RETURNING id`,
      [now],
    ),
  );
  return rows.length;
}

/** At most `limit` messages: first the permanently failed ones, then the pending ones; each group oldest first. */
export async function listQueue(database: Database, limit: number): Promise<QueuedMessage[]> {
  const rows = await database.transaction(({ query }) =>
    query(`SELECT * FROM outbox WHERE state IN ('dead', 'pending') ORDER BY state, created_at, id LIMIT $1`, [limit]),
  );
  return rows.map((row) => ({
    ...toDelivery(row),
    state: text(row.state) as QueuedMessage['state'],
    reason: optionalText(row.last_error),
  }));
}

/**
 * Marks the permanently failed message whose id starts with `prefix` as expired. Returns false when none or several match. The row with its
 * dedupe key is kept as long as those of sent messages; otherwise a digest would be queued again.
 */
export function dropDead(database: Database, prefix: string): Promise<boolean> {
  return database.transaction(async ({ query, now }) => {
    const found = await query(`SELECT id FROM outbox WHERE state = 'dead' AND id LIKE $1 ESCAPE '\\' LIMIT 2`, [
      `${escapeLike(prefix)}%`,
    ]);
    if (found.length !== 1) return false;
    await query(`UPDATE outbox SET state = 'expired', payload = '{}', settled_at = $1 WHERE id = $2`, [
      now,
      text(found[0]?.id),
    ]);
    return true;
  });
}

async function readQueueState({ query }: Transaction): Promise<QueueState> {
  const [row] = await query(
    `SELECT COUNT(CASE WHEN state = 'pending' THEN 1 END) AS pending, COUNT(CASE WHEN state = 'dead' THEN 1 END) AS dead,
       MIN(CASE WHEN state = 'pending' THEN created_at END) AS oldest
     FROM outbox WHERE state IN ('pending', 'dead')`,
  );
  return { pending: integer(row?.pending), dead: integer(row?.dead), oldest: optionalInteger(row?.oldest) };
}

/** Number of pending and of permanently failed messages, and when the oldest pending one was queued. */
export const queueState = (database: Database): Promise<QueueState> => database.transaction(readQueueState);

/** The same as {@link queueState}, but rejects with StoreUnavailable when the database accepts no changes. */
export const queueStateIfWritable = (database: Database): Promise<QueueState> =>
  database.transaction(async (transaction) => {
    // Changes nothing. PostgreSQL refuses it when it is read-only, for example after a fail-over, and would still answer the query below.
    await transaction.query('DELETE FROM outbox WHERE FALSE');
    return readQueueState(transaction);
  });
