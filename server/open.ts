/** Opens the resources that the server and the command-line tools share: the store and the secret. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError, type Env } from './env.ts';
import { Secret } from './forms/secret.ts';
import { reasonOf, type Log } from './log.ts';
import { localSecret, readSecret } from './secretFile.ts';
import { StoreRefused, StoreUnavailable, type Database } from './store/database.ts';
import { replayErasures } from './store/erasure.ts';
import { checkSecret, storeSecretSignature } from './store/secretCheck.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Retention } from './store/store.ts';
import { DAY } from './time.ts';

export interface Opened {
  database: Database;
  secret: Secret;
  /** Path of the erasure log, outside the database. */
  erasureLog: string;
}

/** Path of the SQLite file. */
export const sqlitePath = (env: Env): string => join(env.DATA_DIR, 'kariz.db');

/** Loads the PostgreSQL client only when it is used, because it costs memory and time at start. */
async function openPostgresLater(url: string, env: Env, log: Log): Promise<Database> {
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(url, {
    poolSize: env.DATABASE_POOL,
    onIdleError: (error) => log.warn('idle connection lost', { reason: reasonOf(error) }),
  });
}

/** Returns a function that throws the error as a SettingsError with the name of `setting`. It rethrows a StoreRefused unchanged. */
const rethrowWithSetting =
  (setting: keyof Env) =>
  (error: unknown): never => {
    if (error instanceof StoreRefused) throw error;
    // An AggregateError of several refused addresses has no message, and StoreUnavailable has its reason in its cause.
    const isPlain = error instanceof Error && error.message !== '' && !(error instanceof StoreUnavailable);
    throw new SettingsError(`${setting}: ${isPlain ? error.message : reasonOf(error)}`);
  };

const openDatabase = (env: Env, log: Log): Promise<Database> =>
  env.DATABASE_URL
    ? openPostgresLater(env.DATABASE_URL, env, log).catch(rethrowWithSetting('DATABASE_URL'))
    : openSqlite(sqlitePath(env)).catch(rethrowWithSetting('DATA_DIR'));

/** Checks the secret, then repeats the erasures of the log, in case an older backup was restored. Closes the database on failure. */
async function ready(database: Database, secret: Secret, env: Env, log: Log): Promise<Opened> {
  try {
    await checkSecret(database, secret);
    const erasureLog = join(env.DATA_DIR, 'erasures.log');
    const { people, unreadable } = await replayErasures(database, secret, erasureLog);
    if (people > 0) log.warn('erased again after a restore', { people });
    for (const line of unreadable) log.error('a line of the erasure log cannot be read', { file: erasureLog, line });
    return { database, secret, erasureLog };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function inDataFolder<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rethrowWithSetting('DATA_DIR')(error);
  }
}

const makeDataFolder = ({ DATA_DIR }: Env): unknown =>
  inDataFolder(() => mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 }));

/**
 * Opens the store and the secret for the server, and creates them when they do not exist.
 * @throws StoreRefused when the store cannot be used, or was created with another secret
 * @throws SettingsError when the store or the data folder cannot be opened
 */
export async function openAll(env: Env, log: Log): Promise<Opened> {
  makeDataFolder(env);
  const secret = new Secret(env.FORM_SECRET ?? inDataFolder(() => localSecret(env.DATA_DIR)));
  const database = await openDatabase(env, log);
  await storeSecretSignature(database, secret);
  return ready(database, secret, env, log);
}

/** Throws StoreRefused when no server has created the SQLite file yet. */
export function refuseMissing(env: Env): void {
  const path = sqlitePath(env);
  if (!existsSync(path)) throw new StoreRefused(`${path} does not exist: set DATA_DIR as for the server.`);
}

/**
 * Opens the store and the secret for the command-line tools. Creates neither.
 * @throws StoreRefused as {@link openAll} does, and when there is no database
 * @throws SettingsError as {@link openAll} does, and when there is no secret
 */
export async function openExisting(env: Env, log: Log): Promise<Opened> {
  if (!env.DATABASE_URL) refuseMissing(env);
  const key = env.FORM_SECRET ?? readSecret(env.DATA_DIR);
  if (key === undefined) throw new SettingsError('FORM_SECRET: must be set as for the server; DATA_DIR keeps none');
  // With PostgreSQL, the erasure log is still in this folder.
  makeDataFolder(env);
  return ready(await openDatabase(env, log), new Secret(key), env, log);
}

/** Retention periods from the settings, in milliseconds. */
export const retentionOf = (env: Env): Retention => ({
  contact: env.RETAIN_CONTACT_DAYS * DAY,
  application: env.RETAIN_APPLICATION_DAYS * DAY,
  unconfirmed: env.RETAIN_UNCONFIRMED_DAYS * DAY,
  quarantine: env.RETAIN_QUARANTINE_DAYS * DAY,
});
