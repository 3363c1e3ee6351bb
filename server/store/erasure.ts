/** Erases a person from the store, and keeps only what is needed to erase them again from a restored backup. */
import type { Secret } from '../forms/secret.ts';
import { cancelAcknowledgements, removeAcknowledgedMailbox } from './acknowledgements.ts';
import { addressHash, emailKey } from './addresses.ts';
import { removeMailbox } from './mailboxLimits.ts';
import { integer, text, type Database, type Transaction } from './database.ts';
import { appendErasure, readErasures } from './erasureLog.ts';
import { handedOverTo, lockPerson } from './handedOver.ts';
import { escapeLike } from './like.ts';
import { dropSubscriberEvents, queueSubscriberGone } from './newsletter.ts';
import { enqueueReplacing, LEASE_MS } from './outbox.ts';
import { CONNECTOR_NAMES, type ConnectorName, type Erased, type Erasure, type Listeners } from './store.ts';

/** Later than every stored time, even if the clock was wrong when it was stored. */
const MAX_TIME = Number.MAX_SAFE_INTEGER;

const NO_LISTENERS: Listeners = { leads: [], applications: [], subscribers: [], erasures: [] };

/** Ids of all leads from the address `key`. */
async function leadsOf({ query }: Transaction, key: string): Promise<string[]> {
  return (await query('SELECT id FROM leads WHERE email_key = $1', [key])).map(({ id }) => text(id));
}

/** Dedupe key of the erasure event of a connector for the person with this address. */
const erasureKey = (secret: Secret, connector: ConnectorName, email: string): string =>
  `${connector}:erasure:${addressHash(secret, email)}`;

/**
 * True when an erasure event for the person with this address is queued for `connector`, or has failed: a `retry` would then erase newer
 * data too.
 */
export async function isErasureUnsent(
  { query }: Transaction,
  secret: Secret,
  email: string,
  connector: ConnectorName,
): Promise<boolean> {
  const sql = `SELECT id FROM outbox WHERE dedupe_key = $1 AND state IN ('pending', 'dead')`;
  return (await query(sql, [erasureKey(secret, connector, email)])).length > 0;
}

/**
 * Queues an erasure event for a connector. The message contains the address until it is sent. It replaces an earlier erasure event of
 * this person and includes its ids.
 */
async function queueErasureEvent(
  transaction: Transaction,
  secret: Secret,
  kind: ConnectorName,
  key: string,
  leads: readonly string[],
): Promise<void> {
  const dedupeKey = erasureKey(secret, kind, key);
  const [before] = await transaction.query('SELECT payload FROM outbox WHERE dedupe_key = $1', [dedupeKey]);
  const earlier = before ? (JSON.parse(text(before.payload)) as { leads?: string }).leads?.split(' ') : undefined;
  await enqueueReplacing(transaction, {
    kind,
    dedupeKey,
    payload: {
      event: 'person.erased',
      email: key,
      leads: [...new Set([...(earlier ?? []), ...leads])].join(' ').trim(),
    },
    // A worker may be sending a lead of this person: the erasure waits until that lease has expired.
    delayMs: LEASE_MS,
  });
}

/**
 * Queues the erasure for the connectors that got the data. Must run before the local erasure, which deletes the ids of the leads and the
 * subscriber.
 */
async function queueErasures(
  transaction: Transaction,
  secret: Secret,
  key: string,
  listeners: Listeners,
): Promise<Pick<Erasure, 'asked' | 'byHand'>> {
  const holders = await handedOverTo(transaction, secret, key);
  const asked = holders.filter((connector) => listeners.erasures.includes(connector));
  const byHand = holders.filter((connector) => !asked.includes(connector));
  const leads = await leadsOf(transaction, key);
  for (const connector of asked) {
    await dropSubscriberEvents(transaction, secret, key, connector, 'all');
    await queueErasureEvent(transaction, secret, connector, key, leads);
  }
  // Also those that got no data: a person may have confirmed before the connector was switched on, and left since.
  for (const connector of CONNECTOR_NAMES.filter((name) => !asked.includes(name))) {
    // A failed message contains the address and is no longer needed: a person erases the data by hand, if there are any. A waiting one of a
    // connector that is switched off would stay in the queue.
    const isOn = Object.values(listeners).some((connectors) => connectors.includes(connector));
    await dropSubscriberEvents(transaction, secret, key, connector, isOn ? 'failed' : 'all');
    // An earlier erasure event is not needed either, whatever its state.
    await transaction.query('DELETE FROM outbox WHERE dedupe_key = $1', [erasureKey(secret, connector, key)]);
  }
  const [subscriber] = await transaction.query(
    `SELECT id, email FROM subscribers WHERE email_key = $1 AND state = 'confirmed'`,
    [key],
  );
  // A system that cannot erase the person must at least send no more mail.
  const others = listeners.subscribers.filter((connector) => !asked.includes(connector));
  if (subscriber)
    await queueSubscriberGone(transaction, others, { id: text(subscriber.id), email: text(subscriber.email) });
  return { asked, byHand };
}

/** Deletes all data from the address `key` that was stored before `end`, in milliseconds since 1970. */
async function eraseWithin(transaction: Transaction, secret: Secret, key: string, end: number): Promise<Erased> {
  const { query } = transaction;
  // Foreign keys delete files and queued messages with their lead or subscriber.
  const condition = 'WHERE email_key = $1 AND created_at < $2 RETURNING id';
  const leads = await query(`DELETE FROM leads ${condition}`, [key, end]);
  const subscribers = await query(`DELETE FROM subscribers ${condition}`, [key, end]);
  // Foreign keys delete the queued mails with a link too.
  const requests = await query(`DELETE FROM download_requests ${condition}`, [key, end]);
  await query('DELETE FROM submissions WHERE address_hash = $1 AND created_at < $2', [addressHash(secret, key), end]);
  await cancelAcknowledgements(transaction, key);
  await removeMailbox(transaction, secret, key);
  await removeAcknowledgedMailbox(transaction, secret, key);
  const mention = ['fields', 'name', 'note'].map((column) => `lower(${column}) LIKE $1 ESCAPE '\\'`).join(' OR ');
  const [rest] = await query(`SELECT COUNT(*) AS count FROM leads WHERE ${mention}`, [`%${escapeLike(key)}%`]);
  return {
    leads: leads.length,
    subscribers: subscribers.length,
    requests: requests.length,
    mentions: integer(rest?.count),
  };
}

/**
 * Erases all data from the address `email`, including queued messages. A repeated call also scrubs the files again.
 * @param logPath file outside the database that gets a keyed hash and the time, to repeat the erasure after an older backup was restored
 * @param listeners connectors by topic; those of `erasures` and `subscribers` get events
 */
export async function erase(
  database: Database,
  secret: Secret,
  email: string,
  logPath: string,
  listeners: Listeners = NO_LISTENERS,
): Promise<Erasure> {
  const key = emailKey(email);
  const erased = await database.transaction(async (transaction) => {
    await lockPerson(transaction, secret, key);
    // Written first, so that a crash cannot lose it. Written even if there is no data, because an older backup may have some.
    appendErasure(logPath, addressHash(secret, key), transaction.now);
    const followed = await queueErasures(transaction, secret, key, listeners);
    return { ...(await eraseWithin(transaction, secret, key, MAX_TIME)), ...followed };
  });
  return { ...erased, isScrubbed: await database.scrub() };
}

interface Replayed {
  /** Number of people who were erased again. */
  people: number;
  /** Line numbers of invalid records, for example of one that a full disk has truncated. */
  unreadable: number[];
}

/**
 * Repeats the erasures of the log for people who are in the database again because an older backup was restored. Data that was sent after
 * the erasure stays.
 */
export async function replayErasures(database: Database, secret: Secret, logPath: string): Promise<Replayed> {
  const { erased, unreadable } = readErasures(logPath);
  if (erased.size === 0) return { people: 0, unreadable };
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT email_key, MIN(created_at) AS since FROM
         (SELECT email_key, created_at FROM leads
          UNION ALL SELECT email_key, created_at FROM subscribers
          UNION ALL SELECT email_key, created_at FROM download_requests) AS people
       GROUP BY email_key`,
    ),
  );
  const restored = rows.flatMap((row) => {
    const key = text(row.email_key);
    const erasedAt = erased.get(addressHash(secret, key)) ?? 0;
    return integer(row.since) < erasedAt ? [{ key, erasedAt }] : [];
  });
  for (const { key, erasedAt } of restored)
    await database.transaction((transaction) => eraseWithin(transaction, secret, key, erasedAt));
  if (restored.length > 0) await database.scrub();
  return { people: restored.length, unreadable };
}
