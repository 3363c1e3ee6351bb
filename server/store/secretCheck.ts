/** Checks that a secret is the one that created the links and address hashes in the database. */
import type { Secret } from '../forms/secret.ts';
import { StoreRefused, text, type Database } from './database.ts';

const KEPT = 'kept';

/** Keeps a signature of `secret`, unless one is kept already. */
export async function keepSecret(database: Database, secret: Secret): Promise<void> {
  await database.transaction(({ query }) =>
    query('INSERT INTO secret_check (name, signature) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      KEPT,
      secret.sign('check', ''),
    ]),
  );
}

/**
 * Compares `secret` with the kept signature. A database that no server has opened since it got its newest schema keeps none and passes.
 * @throws StoreRefused when they differ
 */
export async function checkSecret(database: Database, secret: Secret): Promise<void> {
  const [row] = await database.transaction(({ query }) =>
    query('SELECT signature FROM secret_check WHERE name = $1', [KEPT]),
  );
  if (!row || secret.verify('check', '', text(row.signature))) return;
  throw new StoreRefused(
    'The database was made with another secret: set the FORM_SECRET that the server had, or put its file `secret` ' +
      'back into DATA_DIR (docs/operations.md, "Changing the secret").',
  );
}
