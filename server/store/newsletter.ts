/** Subscribers: signed up by anyone, confirmed only by whoever reads the mailbox. */
import { createHash, randomUUID } from 'node:crypto';
import type { Secret } from '../forms/secret.ts';
import { emailKey, limitKey } from './addresses.ts';
import { integer, optionalInteger, optionalText, text, type Database, type Transaction } from './database.ts';
import { enqueue } from './outbox.ts';
import type { SignUp, Subscriber } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOKEN_VALID = 48 * HOUR;

/** Confirmation mails to one mailbox: at most `count` within `window`. */
const PER_MAILBOX = [
  { window: 10 * MINUTE, count: 1 },
  { window: 24 * HOUR, count: 3 },
] as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

async function countSince({ query }: Transaction, since: number, mailbox?: string): Promise<number> {
  const [row] = await (mailbox === undefined
    ? query('SELECT COUNT(*) AS count FROM confirmations WHERE created_at > $1', [since])
    : query('SELECT COUNT(*) AS count FROM confirmations WHERE created_at > $1 AND limit_key = $2', [since, mailbox]));
  return integer(row?.count);
}

async function mayMail(transaction: Transaction, mailbox: string, perHour: number): Promise<boolean> {
  const { now } = transaction;
  for (const { window, count } of PER_MAILBOX) {
    if ((await countSince(transaction, now - window, mailbox)) >= count) return false;
  }
  return (await countSince(transaction, now - HOUR)) < perHour;
}

/** Finds or adds the subscriber; undefined when there is nothing to confirm. */
async function pendingSubscriber({ query, now }: Transaction, { email, locale }: SignUp): Promise<string | undefined> {
  const key = emailKey(email);
  await query(
    `INSERT INTO subscribers (id, email, email_key, limit_key, state, created_at, locale)
     VALUES ($1, $2, $3, $4, 'pending', $5, $6)
     ON CONFLICT (email_key) DO UPDATE SET state = 'pending', created_at = $5, ended_at = NULL, locale = $6
     WHERE subscribers.state = 'unsubscribed'`,
    [randomUUID(), email, key, limitKey(email), now, locale],
  );
  const [row] = await query('SELECT id, state FROM subscribers WHERE email_key = $1', [key]);
  return row?.state === 'pending' ? text(row.id) : undefined;
}

/**
 * Takes a sign-up: queues a confirmation mail unless the address is confirmed, suppressed or over a limit.
 * Which of these it was is not told to anyone.
 */
export async function signUp(transaction: Transaction, secret: Secret, wish: SignUp, perHour: number): Promise<void> {
  const { query, now } = transaction;
  const { email, token, locale } = wish;
  const suppressed = await query('SELECT 1 AS found FROM suppressions WHERE address_hash = $1', [
    secret.sign('address', emailKey(email)),
  ]);
  if (suppressed.length > 0) return;
  await transaction.lock('confirmations');
  const subscriberId = await pendingSubscriber(transaction, wish);
  if (subscriberId === undefined || !(await mayMail(transaction, limitKey(email), perHour))) return;
  const expiresAt = now + TOKEN_VALID;
  const tokenHash = hashOf(token);
  await query(
    'INSERT INTO confirmations (token_hash, subscriber_id, limit_key, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [tokenHash, subscriberId, limitKey(email), now, expiresAt],
  );
  const dedupeKey = `confirmation-mail:${tokenHash}`;
  await enqueue(transaction, {
    kind: 'confirmation-mail',
    dedupeKey,
    subscriberId,
    payload: { email, token, locale },
    expiresAt,
  });
}

/** Confirms the subscriber whose mail held `token`. Repeating it changes nothing. */
export function confirm(database: Database, token: string): Promise<'confirmed' | 'already' | 'unknown'> {
  return database.transaction(async ({ query, now }) => {
    const [row] = await query(
      `SELECT c.token_hash, c.subscriber_id, c.expires_at, c.used_at, s.state FROM confirmations c
       JOIN subscribers s ON s.id = c.subscriber_id WHERE c.token_hash = $1`,
      [hashOf(token)],
    );
    if (!row || row.state === 'unsubscribed') return 'unknown';
    if (optionalInteger(row.used_at) !== undefined) return 'already';
    if (integer(row.expires_at) <= now) return 'unknown';
    await query('UPDATE confirmations SET used_at = $1 WHERE token_hash = $2', [now, text(row.token_hash)]);
    if (row.state === 'confirmed') return 'already';
    await query(`UPDATE subscribers SET state = 'confirmed', confirmed_at = $1 WHERE id = $2`, [
      now,
      text(row.subscriber_id),
    ]);
    return 'confirmed';
  });
}

/** Ends a subscription. An unknown id is no error: the person may have been erased. */
export async function unsubscribe(database: Database, secret: Secret, subscriberId: string): Promise<void> {
  await database.transaction(async ({ query, now }) => {
    const [row] = await query(
      `UPDATE subscribers SET state = 'unsubscribed', ended_at = $1 WHERE id = $2 AND state <> 'unsubscribed' RETURNING email_key`,
      [now, subscriberId],
    );
    if (!row) return;
    // Signing up again is a new wish, even within the window of equal content.
    await query('DELETE FROM submissions WHERE address_hash = $1', [secret.sign('address', text(row.email_key))]);
  });
}

/** Sends this address nothing more. Only a keyed hash of it is kept. */
export async function suppress(database: Database, secret: Secret, email: string): Promise<void> {
  const key = emailKey(email);
  await database.transaction(async ({ query, now }) => {
    const hash = secret.sign('address', key);
    await query(
      'INSERT INTO suppressions (address_hash, created_at) VALUES ($1, $2) ON CONFLICT (address_hash) DO NOTHING',
      [hash, now],
    );
    await query('DELETE FROM subscribers WHERE email_key = $1', [key]);
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
    createdAt: integer(row.created_at),
    confirmedAt: optionalInteger(row.confirmed_at),
  }));
}

/** Address of a subscriber, or undefined once it is erased. */
export async function subscriberAddress(database: Database, id: string): Promise<string | undefined> {
  const [row] = await database.transaction(({ query }) => query('SELECT email FROM subscribers WHERE id = $1', [id]));
  return optionalText(row?.email);
}
