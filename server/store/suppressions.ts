/** Suppression list: addresses to which no more mail is sent. Only a keyed hash of each address is stored. */
import type { Secret } from '../forms/secret.ts';
import { addressHash } from './addresses.ts';
import { integer, text, type Database, type Transaction } from './database.ts';

/** True when no mail may be sent to this address. Must be checked before each mail to a visitor. */
export async function isSuppressed({ query }: Transaction, secret: Secret, email: string): Promise<boolean> {
  const sql = 'SELECT 1 AS found FROM suppressions WHERE address_hash = $1 AND lifted_at IS NULL';
  return (await query(sql, [addressHash(secret, email)])).length > 0;
}

/**
 * Stores a suppression. Returns false when the address was already suppressed, or when its suppression was lifted after `at`: a repeated
 * old report has no effect.
 * @param at time of the event that causes it, in milliseconds since 1970; default: now
 */
export async function storeSuppression(
  { query, now }: Transaction,
  secret: Secret,
  email: string,
  { reason, at = now }: { reason: string; at?: number | undefined },
): Promise<boolean> {
  const rows = await query(
    `INSERT INTO suppressions (address_hash, created_at, reason) VALUES ($1, $2, $3)
     ON CONFLICT (address_hash) DO UPDATE SET created_at = $2, reason = $3, lifted_at = NULL
     WHERE suppressions.lifted_at IS NOT NULL AND suppressions.lifted_at <= $4 RETURNING address_hash`,
    [addressHash(secret, email), now, reason, at],
  );
  return rows.length > 0;
}

/** Lifts the suppression of this address. Returns false when it was not suppressed. */
export function liftSuppression(database: Database, secret: Secret, email: string): Promise<boolean> {
  return database.transaction(async ({ query, now }) => {
    const sql =
      'UPDATE suppressions SET lifted_at = $1 WHERE address_hash = $2 AND lifted_at IS NULL RETURNING address_hash';
    return (await query(sql, [now, addressHash(secret, email)])).length > 0;
  });
}

interface Suppression {
  /** Keyed hash of the address. */
  hash: string;
  reason: string;
  createdAt: number;
}

/** All active suppressions, oldest first. */
export async function listSuppressions(database: Database): Promise<Suppression[]> {
  const rows = await database.transaction(({ query }) =>
    query('SELECT * FROM suppressions WHERE lifted_at IS NULL ORDER BY created_at, address_hash'),
  );
  return rows.map((row) => ({
    hash: text(row.address_hash),
    reason: text(row.reason),
    createdAt: integer(row.created_at),
  }));
}
