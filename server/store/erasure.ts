/** Removes a person from the store, and keeps just enough to remove them again from a restored backup. */
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import type { Secret } from '../forms/secret.ts';
import { emailKey } from './addresses.ts';
import { integer, text, type Database, type Transaction } from './database.ts';
import { escapeLike } from './like.ts';
import { forgetMailbox } from './newsletter.ts';
import type { Erased, Erasure } from './store.ts';

async function eraseWithin(transaction: Transaction, secret: Secret, key: string): Promise<Erased> {
  const { query, now } = transaction;
  const hash = secret.sign('address', key);
  // Files and queued messages go with their lead or subscriber by the foreign keys.
  const leads = await query('DELETE FROM leads WHERE email_key = $1 RETURNING id', [key]);
  const subscribers = await query('DELETE FROM subscribers WHERE email_key = $1 RETURNING id', [key]);
  await query('DELETE FROM submissions WHERE address_hash = $1', [hash]);
  await forgetMailbox(transaction, secret, key);
  const [rest] = await query(`SELECT COUNT(*) AS count FROM leads WHERE lower(fields) LIKE $1 ESCAPE '\\'`, [
    `%${escapeLike(key)}%`,
  ]);
  if (leads.length + subscribers.length > 0) {
    await query(
      `INSERT INTO erasures (address_hash, erased_at) VALUES ($1, $2)
       ON CONFLICT (address_hash) DO UPDATE SET erased_at = $2`,
      [hash, now],
    );
  }
  return { leads: leads.length, subscribers: subscribers.length, mentions: integer(rest?.count) };
}

function appendDurably(path: string, line: string): void {
  const file = openSync(path, 'a', 0o600);
  appendFileSync(file, line);
  fsyncSync(file);
  closeSync(file);
}

/**
 * Erases everything sent from `email`, the messages queued for it included. Asked again, it also scrubs again.
 * @param logPath file outside the database that keeps a keyed hash and the time, for backups older than the erasure
 */
export async function erase(database: Database, secret: Secret, email: string, logPath: string): Promise<Erasure> {
  const key = emailKey(email);
  const { erased, now } = await database.transaction(async (transaction) => ({
    erased: await eraseWithin(transaction, secret, key),
    now: transaction.now,
  }));
  if (erased.leads + erased.subscribers > 0) appendDurably(logPath, `${secret.sign('address', key)} ${now}\n`);
  return { ...erased, isScrubbed: await database.scrub() };
}

function readLog(path: string): Map<string, number> {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

/**
 * Erases again whoever is in the log but back in the database: it was restored from before the erasure.
 * Those who came anew after it stay. Returns the number of people.
 */
export async function replayErasures(database: Database, secret: Secret, logPath: string): Promise<number> {
  const log = readLog(logPath);
  if (log.size === 0) return 0;
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT email_key, MIN(created_at) AS since FROM
         (SELECT email_key, created_at FROM leads UNION ALL SELECT email_key, created_at FROM subscribers) AS people
       GROUP BY email_key`,
    ),
  );
  const back = rows
    .filter((row) => integer(row.since) < (log.get(secret.sign('address', text(row.email_key))) ?? 0))
    .map((row) => text(row.email_key));
  for (const key of back) await database.transaction((transaction) => eraseWithin(transaction, secret, key));
  if (back.length > 0) await database.scrub();
  return back.length;
}
