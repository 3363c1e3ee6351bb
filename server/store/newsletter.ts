/** Newsletter subscribers with double opt-in: anyone can sign up an address, and the owner of the mailbox must confirm it. */
import { hash } from 'node:crypto';
import type { Secret } from '../forms/secret.ts';
import { cancelAcknowledgements } from './acknowledgements.ts';
import { addressHash, emailKey } from './addresses.ts';
import { LONGEST_WINDOW, countMailIfAllowed, type MailboxLimit } from './mailboxLimits.ts';
import { cancelDownloadMails } from './downloads.ts';
import { integer, optionalInteger, text, type Database, type Transaction } from './database.ts';
import { payloadWith } from './like.ts';
import { enqueue, enqueueReplacing, LEASE_MS } from './outbox.ts';
import type { ConnectorName, SignUp, Subscriber } from './store.ts';
import { isSuppressed, storeSuppression } from './suppressions.ts';
import { HOUR, MINUTE } from '../time.ts';

const TOKEN_VALID = 48 * HOUR;
/** Limits of confirmation mails to one mailbox. */
const LIMITS: readonly MailboxLimit[] = [
  { window: 10 * MINUTE, count: 1 },
  { window: LONGEST_WINDOW, count: 3 },
];

const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Id of a subscriber. It depends only on the address, so that the link in an older mail also ends a later subscription. */
const idOf = (secret: Secret, email: string): string => secret.sign('subscriber', emailKey(email));

/** Adds or updates the pending subscriber and returns the id; undefined when the address is already confirmed. */
async function pendingSubscriber(
  { query, now }: Transaction,
  secret: Secret,
  { email, locale, attribution = {} }: SignUp,
): Promise<string | undefined> {
  const key = emailKey(email);
  await query(
    `INSERT INTO subscribers (id, email, email_key, state, created_at, locale, attribution)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6)
     ON CONFLICT (email_key) DO UPDATE SET created_at = $4, locale = $5, attribution = $6
     WHERE subscribers.state = 'pending'`,
    [idOf(secret, email), email, key, now, locale, JSON.stringify(attribution)],
  );
  const [row] = await query('SELECT id, state FROM subscribers WHERE email_key = $1', [key]);
  return row?.state === 'pending' ? text(row.id) : undefined;
}

/**
 * Processes a sign-up: queues a confirmation mail, unless the address is confirmed, suppressed or has reached a limit. The caller does not
 * learn whether the mail was queued.
 * @param perHour limit of confirmation mails of the whole server
 */
export async function signUp(
  transaction: Transaction,
  secret: Secret,
  request: SignUp,
  perHour: number,
): Promise<void> {
  const { query, now } = transaction;
  const { email, token, locale } = request;
  if (await isSuppressed(transaction, secret, email)) return;
  await transaction.lock('confirmations');
  const subscriberId = await pendingSubscriber(transaction, secret, request);
  if (
    subscriberId === undefined ||
    !(await countMailIfAllowed(transaction, secret, email, { purpose: 'newsletter', limits: LIMITS, perHour }))
  )
    return;
  const expiresAt = now + TOKEN_VALID;
  const tokenHash = hashOf(token);
  await query('INSERT INTO confirmations (token_hash, subscriber_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    tokenHash,
    subscriberId,
    now,
    expiresAt,
  ]);
  const dedupeKey = `confirmation-mail:${tokenHash}`;
  await enqueue(transaction, {
    kind: 'confirmation-mail',
    dedupeKey,
    subscriberId,
    payload: { email, token, locale },
    expiresAt,
  });
}

/** Dedupe key of the events of a connector about a subscriber: a new event replaces the one before it. */
const eventKey = (connector: ConnectorName, subscriberId: string): string => `${connector}:subscriber:${subscriberId}`;

/**
 * Deletes the events of a connector about the subscriber with this address: in any state, or only if they have failed permanently. Their
 * addresses are compared too, because a subscriber from before a change of the secret has another id.
 */
export async function dropSubscriberEvents(
  { query }: Transaction,
  secret: Secret,
  email: string,
  connector: ConnectorName,
  which: 'all' | 'failed',
): Promise<void> {
  await query(
    `DELETE FROM outbox WHERE ($1 = 'all' OR state = 'dead')
     AND (dedupe_key = $2 OR (dedupe_key LIKE $3 AND lower(payload) LIKE $4 ESCAPE '\\'))`,
    [which, eventKey(connector, idOf(secret, email)), eventKey(connector, '%'), payloadWith(email)],
  );
}

/** Queues the event `subscriber.gone` for the connectors. For a confirmed subscriber whose row is deleted. */
export async function queueSubscriberGone(
  transaction: Transaction,
  connectors: readonly ConnectorName[],
  subscriber: Pick<Subscriber, 'id' | 'email'>,
): Promise<void> {
  for (const kind of connectors)
    await enqueueReplacing(transaction, {
      kind,
      dedupeKey: eventKey(kind, subscriber.id),
      payload: { event: 'subscriber.gone', email: subscriber.email },
      // A worker may be sending the confirmation of the same subscriber: this event must be sent after it.
      delayMs: LEASE_MS,
    });
}

/**
 * Confirms the subscriber whose mail contained `token`. Idempotent.
 * @param connectors connectors that get an event
 */
export function confirm(
  database: Database,
  token: string,
  connectors: readonly ConnectorName[] = [],
): Promise<'confirmed' | 'already' | 'unknown'> {
  // Waits for another confirmation or an unsubscription of the same subscriber.
  const lock = database.dialect === 'postgres' ? 'FOR UPDATE OF s' : '';
  return database.transaction(async (transaction) => {
    const { query, now } = transaction;
    const [row] = await query(
      `SELECT c.token_hash, c.subscriber_id, c.expires_at, c.used_at, s.state, s.email, s.locale FROM confirmations c
       JOIN subscribers s ON s.id = c.subscriber_id WHERE c.token_hash = $1 ${lock}`,
      [hashOf(token)],
    );
    if (!row) return 'unknown';
    // A used token cannot confirm a later sign-up of the same address: that needs the newer link.
    if (optionalInteger(row.used_at) !== undefined) return row.state === 'confirmed' ? 'already' : 'unknown';
    if (integer(row.expires_at) <= now) return 'unknown';
    await query('UPDATE confirmations SET used_at = $1 WHERE token_hash = $2', [now, text(row.token_hash)]);
    if (row.state === 'confirmed') return 'already';
    const subscriberId = text(row.subscriber_id);
    await query(`UPDATE subscribers SET state = 'confirmed', confirmed_at = $1 WHERE id = $2`, [now, subscriberId]);
    for (const kind of connectors)
      await enqueueReplacing(transaction, {
        kind,
        dedupeKey: eventKey(kind, subscriberId),
        // The message is deleted with the subscriber, so that an address that unsubscribed is not reported as confirmed.
        subscriberId,
        payload: { event: 'subscriber.confirmed', email: text(row.email), locale: text(row.locale) },
      });
    return 'confirmed';
  });
}

/** Deletes the subscriber whose `column` is `value`, and queues events if it was confirmed. Returns undefined when there is none. */
async function removeSubscriber(
  transaction: Transaction,
  connectors: readonly ConnectorName[],
  column: 'id' | 'email_key',
  value: string,
): Promise<{ id: string; email: string } | undefined> {
  // Foreign keys delete its confirmations and queued messages.
  const sql = `DELETE FROM subscribers WHERE ${column} = $1 RETURNING id, email, state`;
  const [row] = await transaction.query(sql, [value]);
  if (!row) return undefined;
  const subscriber = { id: text(row.id), email: text(row.email) };
  if (row.state === 'confirmed') await queueSubscriberGone(transaction, connectors, subscriber);
  return subscriber;
}

/**
 * Ends a subscription and deletes its address and the queued mails to it. An unknown id is not an error, since the link may have been used
 * before.
 * @param connectors connectors that get an event, which contains the address until it is sent
 */
export async function unsubscribe(
  database: Database,
  secret: Secret,
  subscriberId: string,
  connectors: readonly ConnectorName[] = [],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const gone = await removeSubscriber(transaction, connectors, 'id', subscriberId);
    if (!gone) return;
    // Otherwise a new sign-up within the content window would count as a repeat.
    await transaction.query('DELETE FROM submissions WHERE address_hash = $1', [addressHash(secret, gone.email)]);
  });
}

interface SuppressOptions {
  /** Connectors that get an event if the address was a subscriber. */
  notify?: readonly ConnectorName[];
  /** Default: `by hand`. */
  reason?: string;
  /** Time of the bounce or complaint, in milliseconds since 1970; default: now. */
  at?: number | undefined;
}

/**
 * Suppresses this address, of which only a keyed hash is stored, and deletes its subscription and the queued mails to it. Returns false
 * when the address was already suppressed, or when the suppression was lifted after the time `at`.
 */
export function suppress(
  database: Database,
  secret: Secret,
  email: string,
  { notify: connectors = [], reason = 'by hand', at }: SuppressOptions = {},
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isNew = await storeSuppression(transaction, secret, email, { reason, at });
    if (isNew) {
      await removeSubscriber(transaction, connectors, 'email_key', emailKey(email));
      await cancelAcknowledgements(transaction, email);
      await cancelDownloadMails(transaction, email);
    }
    return isNew;
  });
}

/** All subscribers, oldest first. */
export async function listSubscribers(database: Database): Promise<Subscriber[]> {
  const rows = await database.transaction(({ query }) => query('SELECT * FROM subscribers ORDER BY created_at, id'));
  return rows.map((row) => ({
    id: text(row.id),
    email: text(row.email),
    state: text(row.state) as Subscriber['state'],
    locale: text(row.locale) as Subscriber['locale'],
    attribution: JSON.parse(text(row.attribution)) as Subscriber['attribution'],
    createdAt: integer(row.created_at),
    confirmedAt: optionalInteger(row.confirmed_at),
  }));
}

/** Number of subscribers who confirmed from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970. */
export function countConfirmed(database: Database, from: number, to: number): Promise<number> {
  return database.transaction(async ({ query }) => {
    const sql = 'SELECT COUNT(*) AS count FROM subscribers WHERE confirmed_at >= $1 AND confirmed_at < $2';
    const [row] = await query(sql, [from, to]);
    return integer(row?.count);
  });
}
