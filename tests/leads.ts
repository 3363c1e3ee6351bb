/** Reads from its database what the server under test has stored. */
import { DatabaseSync } from 'node:sqlite';

/** Data folder of the server that `playwright.config.ts` starts. */
export const FOLDER = `.cache/test-data-${process.env['TEST_PORT'] ?? '4173'}`;

/** An address that no other test and no earlier run has used. */
export const freshAddress = (): string => `reader-${crypto.randomUUID()}@example.com`;

interface StoredLead {
  kind: string;
  state: string;
  reason: string | null;
}

function read<Row>(folder: string, query: string, email: string): Row[] {
  const database = new DatabaseSync(`${folder}/kariz.db`, { readOnly: true });
  const rows = database.prepare(query).all(email);
  database.close();
  return rows.map((row) => ({ ...row }) as Row);
}

/** The leads of an address in the data folder of a server, oldest first. A suspicious sign-up is one of them. */
export const leadsOf = (folder: string, email: string): StoredLead[] =>
  read(folder, 'SELECT kind, state, reason FROM leads WHERE email = ? ORDER BY created_at, rowid', email);

/** The messages of an address, oldest first. */
export const messagesOfLeads = (folder: string, email: string): string[] =>
  read<{ fields: string }>(folder, 'SELECT fields FROM leads WHERE email = ? ORDER BY created_at, rowid', email).map(
    ({ fields }) => (JSON.parse(fields) as { message: string }).message,
  );

/** The states of the subscribers with an address. */
export const subscriptionsOf = (folder: string, email: string): string[] =>
  read<{ state: string }>(folder, 'SELECT state FROM subscribers WHERE email = ?', email).map(({ state }) => state);

/** The attribution of the leads of an address, oldest first. */
export const attributionsOf = (folder: string, email: string): unknown[] =>
  read<{ attribution: string }>(
    folder,
    'SELECT attribution FROM leads WHERE email = ? ORDER BY created_at, rowid',
    email,
  ).map(({ attribution }) => JSON.parse(attribution) as unknown);
