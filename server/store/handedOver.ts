/** Records which connectors may have the data of a person, so that an erasure can be sent to them. Stores addresses as keyed hashes. */
import type { Secret } from '../forms/secret.ts';
import { addressHash } from './addresses.ts';
import { text, type Transaction } from './database.ts';
import type { ConnectorName } from './store.ts';

/** Acquires the lock of this person: an erasure and a transaction that hands over data of the person run one after the other. */
export const lockPerson = ({ lock }: Transaction, secret: Secret, email: string): Promise<void> =>
  lock(`person ${addressHash(secret, email)}`);

/** Records that `connector` may have the data. Call it before the first attempt, because a failed attempt may have delivered the data. */
export async function recordHandedOver(
  { query, now }: Transaction,
  secret: Secret,
  email: string,
  connector: ConnectorName,
): Promise<void> {
  await query(
    `INSERT INTO handed_over (address_hash, connector, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (address_hash, connector) DO NOTHING`,
    [addressHash(secret, email), connector, now],
  );
}

/** The connectors that may have data of this person, including those that are no longer configured. */
export async function handedOverTo({ query }: Transaction, secret: Secret, email: string): Promise<ConnectorName[]> {
  const sql = 'SELECT connector FROM handed_over WHERE address_hash = $1 ORDER BY connector';
  return (await query(sql, [addressHash(secret, email)])).map(({ connector }) => text(connector) as ConnectorName);
}

/** Removes the record when the connector has erased the person. */
export async function removeHandedOver(
  { query }: Transaction,
  secret: Secret,
  email: string,
  connector: ConnectorName,
): Promise<void> {
  await query('DELETE FROM handed_over WHERE address_hash = $1 AND connector = $2', [
    addressHash(secret, email),
    connector,
  ]);
}
