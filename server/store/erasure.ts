/** Removes a person from the store, and keeps just enough to remove them again from a restored backup. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Secret } from '../forms/secret.ts';
import { forgetAcknowledgedMailbox } from './acknowledgements.ts';
import { emailKey } from './addresses.ts';
import { integer, text, type Database, type Transaction } from './database.ts';
import { escapeLike } from './like.ts';
import { forgetMailbox } from './newsletter.ts';
import type { Erased, Erasure } from './store.ts';

/** After every time that is stored, be the clock right or wrong. */
const EVER = Number.MAX_SAFE_INTEGER;

const hashOf = (secret: Secret, key: string): string => secret.sign('address', key);

/** Deletes what came from `key` before `end`, in milliseconds since 1970. */
async function eraseWithin(transaction: Transaction, secret: Secret, key: string, end: number): Promise<Erased> {
  const { query } = transaction;
  // Files and queued messages go with their lead or subscriber by the foreign keys.
  const whose = 'WHERE email_key = $1 AND created_at < $2 RETURNING id';
  const leads = await query(`DELETE FROM leads ${whose}`, [key, end]);
  const subscribers = await query(`DELETE FROM subscribers ${whose}`, [key, end]);
  await query('DELETE FROM submissions WHERE address_hash = $1 AND created_at < $2', [hashOf(secret, key), end]);
  await forgetMailbox(transaction, secret, key);
  await forgetAcknowledgedMailbox(transaction, secret, key);
  const mention = `lower(fields) LIKE $1 ESCAPE '\\' OR lower(name) LIKE $1 ESCAPE '\\'`;
  const [rest] = await query(`SELECT COUNT(*) AS count FROM leads WHERE ${mention}`, [`%${escapeLike(key)}%`]);
  return { leads: leads.length, subscribers: subscribers.length, mentions: integer(rest?.count) };
}

/** Opens the log to append; a new one belongs to whom its folder belongs to, since the server reads it at start. */
function openLog(path: string): number {
  if (existsSync(path)) return openSync(path, 'a+');
  // Exclusive: root follows no link that the server's user could have laid.
  const file = openSync(path, 'ax+', 0o600);
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(path));
    fchownSync(file, uid, gid);
  }
  return file;
}

/** A full disk may have cut the record before, and would take this one with it. */
function endsInLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

function appendDurably(path: string, line: string): void {
  const file = openLog(path);
  appendFileSync(file, `${endsInLine(file) ? '' : '\n'}${line}\n`);
  fsyncSync(file);
  closeSync(file);
}

/**
 * Erases everything sent from `email`, the messages queued for it included. Asked again, it also scrubs again.
 * @param logPath file outside the database that keeps a keyed hash and the time, for backups older than the erasure
 */
export async function erase(database: Database, secret: Secret, email: string, logPath: string): Promise<Erasure> {
  const key = emailKey(email);
  const erased = await database.transaction((transaction) => {
    // First, whatever is found: a crash must not forget it, and an older backup may hold more than the database.
    appendDurably(logPath, `${hashOf(secret, key)} ${transaction.now}`);
    return eraseWithin(transaction, secret, key, EVER);
  });
  return { ...erased, isScrubbed: await database.scrub() };
}

/** Hash and time; milliseconds since 1970 have had 13 digits since 2001. */
const RECORD = /^([\w-]{43}) (\d{13})$/;

function readLog(path: string): { erased: Map<string, number>; unreadable: number[] } {
  const erased = new Map<string, number>();
  const unreadable: number[] = [];
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    const [, hash, time] = RECORD.exec(line) ?? [];
    if (hash !== undefined) erased.set(hash, Number(time));
    else if (line !== '') unreadable.push(index + 1);
  }
  return { erased, unreadable };
}

export interface Replayed {
  /** How many were erased again. */
  people: number;
  /** Numbers of the lines that are no record, such as one that a full disk has cut. */
  unreadable: number[];
}

/**
 * Erases again whoever is in the log but back in the database: it was restored from before the erasure.
 * What they sent anew after it stays.
 */
export async function replayErasures(database: Database, secret: Secret, logPath: string): Promise<Replayed> {
  const { erased, unreadable } = readLog(logPath);
  if (erased.size === 0) return { people: 0, unreadable };
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT email_key, MIN(created_at) AS since FROM
         (SELECT email_key, created_at FROM leads UNION ALL SELECT email_key, created_at FROM subscribers) AS people
       GROUP BY email_key`,
    ),
  );
  const back = rows.flatMap((row) => {
    const key = text(row.email_key);
    const erasedAt = erased.get(hashOf(secret, key)) ?? 0;
    return integer(row.since) < erasedAt ? [{ key, erasedAt }] : [];
  });
  for (const { key, erasedAt } of back)
    await database.transaction((transaction) => eraseWithin(transaction, secret, key, erasedAt));
  if (back.length > 0) await database.scrub();
  return { people: back.length, unreadable };
}
