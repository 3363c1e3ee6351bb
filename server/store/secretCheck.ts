/** Checks that the secret is the one with which the links and address hashes in the database were created. */
import type { Secret } from '../forms/secret.ts';
import { StoreRefused, text, type Database } from './database.ts';

const SIGNATURE_NAME = 'kept';

/** Stores a signature with `secret`, unless one is already stored. */
export async function storeSecretSignature(database: Database, secret: Secret): Promise<void> {
  await database.transaction(({ query }) =>
    query('INSERT INTO secret_check (name, signature) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      SIGNATURE_NAME,
      secret.sign('check', ''),
    ]),
  );
}

/**
 * Verifies the stored signature with `secret`. Without a stored signature, which only the server creates, any secret is accepted.
 * @throws StoreRefused when the signature is from another secret
 */
export async function checkSecret(database: Database, secret: Secret): Promise<void> {
  const [row] = await database.transaction(({ query }) =>
    query('SELECT signature FROM secret_check WHERE name = $1', [SIGNATURE_NAME]),
  );
  if (!row || secret.verify('check', '', text(row.signature))) return;
  throw new StoreRefused(
    'The database was made with another secret: set the FORM_SECRET that the server had, or put its file `secret` ' +
      'back into DATA_DIR (docs/operations.md, "Changing the secret").',
  );
}
