/** The schema, as the steps that led to it. A step that was released is never edited: a change is a new step. */
import { StoreRefused, integer, type Database, type Transaction } from './database.ts';

/** `{{…}}` stands for what the two databases spell differently. Statements end with a semicolon at the end of a line. */
const STEPS: readonly string[] = [
  `
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'application', 'newsletter')),
  state TEXT NOT NULL CHECK (state IN ('accepted', 'quarantined')),
  reason TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  fields TEXT NOT NULL,
  created_at {{int}} NOT NULL
) {{strict}};
CREATE INDEX leads_email_key ON leads (email_key);
CREATE INDEX leads_created_at ON leads (created_at);
CREATE TABLE attachments (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  size {{int}} NOT NULL,
  risks TEXT NOT NULL,
  content {{bytes}} NOT NULL
) {{strict}};
CREATE TABLE submissions (
  key TEXT PRIMARY KEY,
  content_hash TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  created_at {{int}} NOT NULL
) {{strict}};
CREATE INDEX submissions_address_hash ON submissions (address_hash);
CREATE INDEX submissions_created_at ON submissions (created_at);
CREATE TABLE used_proofs (
  nonce TEXT PRIMARY KEY,
  expires_at {{int}} NOT NULL
) {{strict}};
CREATE TABLE subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  limit_key TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  created_at {{int}} NOT NULL,
  confirmed_at {{int}},
  ended_at {{int}}
) {{strict}};
CREATE TABLE confirmations (
  token_hash TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  limit_key TEXT NOT NULL,
  created_at {{int}} NOT NULL,
  expires_at {{int}} NOT NULL,
  used_at {{int}}
) {{strict}};
CREATE INDEX confirmations_created_at ON confirmations (created_at);
CREATE INDEX confirmations_subscriber_id ON confirmations (subscriber_id);
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  dedupe_key TEXT NOT NULL UNIQUE,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  subscriber_id TEXT REFERENCES subscribers (id) ON DELETE CASCADE,
  payload TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dead', 'expired')),
  attempts {{int}} NOT NULL,
  next_at {{int}} NOT NULL,
  expires_at {{int}},
  lease_owner TEXT,
  lease_until {{int}},
  last_error TEXT,
  created_at {{int}} NOT NULL,
  settled_at {{int}}
) {{strict}};
CREATE INDEX outbox_due ON outbox (state, next_at);
CREATE INDEX outbox_lead_id ON outbox (lead_id);
CREATE INDEX outbox_subscriber_id ON outbox (subscriber_id);
`,
  `
CREATE TABLE suppressions (
  address_hash TEXT PRIMARY KEY,
  created_at {{int}} NOT NULL
) {{strict}};
CREATE TABLE erasures (
  address_hash TEXT PRIMARY KEY,
  erased_at {{int}} NOT NULL
) {{strict}};
`,
  `
ALTER TABLE subscribers ADD COLUMN locale TEXT NOT NULL DEFAULT 'en';
`,
  // Whoever leaves is erased, and the limits of confirmation mails hold no address.
  `
DELETE FROM subscribers WHERE state = 'unsubscribed';
ALTER TABLE subscribers DROP COLUMN ended_at;
ALTER TABLE subscribers DROP COLUMN limit_key;
DROP INDEX confirmations_created_at;
ALTER TABLE confirmations DROP COLUMN limit_key;
CREATE TABLE asked_mailboxes (
  mailbox_hash TEXT NOT NULL,
  asked_at {{int}} NOT NULL
) {{strict}};
CREATE INDEX asked_mailboxes_asked_at ON asked_mailboxes (asked_at);
`,
  // The log outside the database says who was erased: a restored table would not.
  `
DROP TABLE erasures;
`,
  // Whoever opens the database with another secret is refused.
  `
CREATE TABLE secret_check (
  name TEXT PRIMARY KEY,
  signature TEXT NOT NULL
) {{strict}};
`,
];

export const SCHEMA_VERSION = STEPS.length;

const SPELLING = {
  sqlite: { int: 'INTEGER', bytes: 'BLOB', strict: 'STRICT' },
  postgres: { int: 'BIGINT', bytes: 'BYTEA', strict: '' },
} as const;

const statements = (step: string, dialect: Database['dialect']): string[] =>
  step
    .replace(/\{\{(int|bytes|strict)\}\}/g, (_, name: keyof (typeof SPELLING)['sqlite']) => SPELLING[dialect][name])
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '');

async function versionOf({ query }: Transaction): Promise<number> {
  await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [row] = await query('SELECT version FROM schema_version');
  return row ? integer(row.version) : 0;
}

/**
 * Brings the database to `target` in one transaction. Instances that start at once wait for each other.
 * @param beforeChange called when an older schema with data is about to change, with its version
 * @throws StoreRefused when the schema is newer than this program
 */
export async function migrate(
  database: Database,
  beforeChange: (from: number) => void = () => undefined,
  target = SCHEMA_VERSION,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { query } = transaction;
    await transaction.lock('migrate');
    const from = await versionOf(transaction);
    if (from > target) {
      throw new StoreRefused(`The database has schema ${from}, this program knows ${target}: run the newer program`);
    }
    if (from === target) return;
    if (from > 0) beforeChange(from);
    for (const step of STEPS.slice(from, target)) {
      for (const statement of statements(step, database.dialect)) await query(statement);
    }
    await query('DELETE FROM schema_version');
    await query('INSERT INTO schema_version (version) VALUES ($1)', [target]);
  });
}
