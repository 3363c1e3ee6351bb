/** Opens what server and command line share: the store and the secret. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { localSecret, Secret } from './forms/secret.ts';
import { reasonOf, type Log } from './log.ts';
import type { Database } from './store/database.ts';
import { replayErasures } from './store/erasure.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Retention } from './store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Opened {
  database: Database;
  secret: Secret;
  /** Keeps who was erased, outside the database. */
  erasureLog: string;
}

export const sqlitePath = (env: Env): string => join(env.DATA_DIR, 'kariz.db');

/** PostgreSQL's client is loaded only where it is used: it costs memory and time at start. */
async function openPostgresLater(url: string, env: Env, log: Log): Promise<Database> {
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(url, {
    poolSize: env.DATABASE_POOL,
    onIdleError: (error) => log.warn('idle connection lost', { reason: reasonOf(error) }),
  });
}

/** Opens the store and erases again whoever a restored backup brought back. Throws when the store is refused. */
export async function openAll(env: Env, log: Log): Promise<Opened> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const secret = new Secret(env.FORM_SECRET ?? localSecret(env.DATA_DIR));
  const database = env.DATABASE_URL
    ? await openPostgresLater(env.DATABASE_URL, env, log)
    : await openSqlite(sqlitePath(env));
  const erasureLog = join(env.DATA_DIR, 'erasures.log');
  const again = await replayErasures(database, secret, erasureLog);
  if (again > 0) log.warn('erased again after a restore', { people: again });
  return { database, secret, erasureLog };
}

/** Ages from the settings, in milliseconds. */
export const retentionOf = (env: Env): Retention => ({
  contact: env.RETAIN_CONTACT_DAYS * DAY,
  application: env.RETAIN_APPLICATION_DAYS * DAY,
  unconfirmed: env.RETAIN_UNCONFIRMED_DAYS * DAY,
  quarantine: env.RETAIN_QUARANTINE_DAYS * DAY,
});
