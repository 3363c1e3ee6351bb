/** The embedded database: one file, durable at each commit. */
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreRefused, StoreUnavailable, type Database, type Row, type Transaction, type Value } from './database.ts';
import { migrate } from './migrations.ts';

/** "Karz" in the file's header: tells our file from any other. */
const APPLICATION_ID = 0x4b61727a;
/** SQLite blocks the process while it waits for a lock, so its own timeout is short and the rest of the wait is asynchronous. */
const BLOCKING_WAIT_MS = 10;
const LONGEST_WAIT_MS = 3000;
/** A copy of the database reads for a while; a scrub waits this long for its end. */
const LONGEST_SCRUB_MS = 5000;
/** A file up to this size is checked completely at start. */
const CHECKED_AT_START = 256 * 1024 * 1024;

const BUSY = 5;
/** Full, I/O error, read-only, cannot open. */
const UNAVAILABLE = new Set([8, 10, 13, 14]);

export interface SqliteOptions {
  /** Overrides the clock in tests. */
  now?: () => number;
  /** Schema to migrate to, for tests of migrations. */
  schemaVersion?: number;
  /** Maximum size in pages, to simulate a full disk. */
  maxPages?: number;
}

/** Random, so that two waiting processes do not collide repeatedly. */
const pause = (): Promise<void> => wait(20 + Math.random() * 60);

function errorCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  // The low byte is the primary code; the rest tells details.
  return error.errcode & 0xff;
}

const pragma = (connection: DatabaseSync, name: string): Value | undefined =>
  Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0] as Value | undefined;

/** Refuses a file that is not our database or is damaged. The file is never recreated. */
function checkFile(connection: DatabaseSync, path: string, size: number): void {
  const advice = `Restore a backup of ${path} (docs/operations.md, "Backup and restore") or set another DATA_DIR.`;
  let verdict: Value | undefined;
  try {
    if (size > 0 && pragma(connection, 'application_id') !== APPLICATION_ID) {
      throw new StoreRefused(`${path} is a database of another program. ${advice}`);
    }
    verdict = size > CHECKED_AT_START ? 'ok' : pragma(connection, 'quick_check(1)');
  } catch (error) {
    if (error instanceof StoreRefused || errorCode(error) === BUSY) throw error;
    throw new StoreRefused(`${path} is damaged or no database. ${advice}`, { cause: error });
  }
  if (verdict !== 'ok') throw new StoreRefused(`${path} is damaged: ${String(verdict)}. ${advice}`);
}

function configure(connection: DatabaseSync, path: string, { maxPages }: SqliteOptions): void {
  const wanted: Readonly<Record<string, Value>> = {
    // First: so a file that a killed process leaves with any content is recognized as ours.
    application_id: APPLICATION_ID,
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
    trusted_schema: 0,
    journal_size_limit: 64 * 1024 * 1024,
  };
  for (const [name, value] of Object.entries(wanted)) {
    // Asking first: some of these are kept in the file, and setting one again would need the write lock.
    if (pragma(connection, name) === value) continue;
    connection.exec(`PRAGMA ${name} = ${String(value)}`);
    const actual = pragma(connection, name);
    if (actual !== value) throw new StoreRefused(`${path}: ${name} is ${String(actual)} and must be ${String(value)}`);
  }
  // SQLite's own knows ASCII alone.
  connection.function('lower', { deterministic: true }, (value) => String(value).toLowerCase());
  if (maxPages !== undefined) connection.exec(`PRAGMA max_page_count = ${maxPages}`);
}

class Sqlite implements Database {
  readonly dialect = 'sqlite';
  readonly #connection: DatabaseSync;
  readonly #now: () => number;
  readonly #statements = new Map<string, StatementSync>();
  /** One connection: transactions follow each other. */
  #last: Promise<unknown> = Promise.resolve();
  /** Another process had the lock at the last attempt. */
  #isLocked = false;

  constructor(connection: DatabaseSync, now: () => number) {
    this.#connection = connection;
    this.#now = now;
  }

  #query(sql: string, parameters: readonly Value[] = []): Row[] {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#connection.prepare(sql)));
    const named = Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]));
    return statement.all(named) as Row[];
  }

  async #begin(deadline: number): Promise<void> {
    // A transaction that already waited behind others for the same lock does not wait a second full time.
    while (!this.#isLocked || performance.now() < deadline) {
      try {
        this.#connection.exec('BEGIN IMMEDIATE');
        this.#isLocked = false;
        return;
      } catch (error) {
        if (errorCode(error) !== BUSY) throw error;
        this.#isLocked = true;
      }
      await pause();
    }
    throw new StoreUnavailable('SQLite is locked by another process');
  }

  async #run<T>(work: (transaction: Transaction) => Promise<T>, deadline: number): Promise<T> {
    try {
      await this.#begin(deadline);
      const result = await work({
        // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous for PostgreSQL's sake
        query: async (sql, parameters) => this.#query(sql, parameters),
        // There is one writer at a time already.
        lock: () => Promise.resolve(),
        now: this.#now(),
      });
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      const code = errorCode(error);
      if (code === BUSY || (code !== undefined && UNAVAILABLE.has(code))) {
        throw new StoreUnavailable(`SQLite error ${code}`, { cause: error });
      }
      throw error;
    }
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    return this.#inTurn(() => this.#run(work, deadline));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Deleted content is overwritten at once (`secure_delete`); what remains is the log, which is folded in and cut. */
  async scrub(): Promise<boolean> {
    // The first column of the result is 1 when other connections block it.
    const isCut = (): boolean => pragma(this.#connection, 'wal_checkpoint(TRUNCATE)') === 0;
    for (const end = performance.now() + LONGEST_SCRUB_MS; ;) {
      // Not during a transaction; other transactions may run between two attempts.
      if (await this.#inTurn(() => Promise.resolve(isCut()))) return true;
      if (performance.now() > end) return false;
      await pause();
    }
  }

  async close(): Promise<void> {
    await this.#last;
    this.#connection.close();
  }
}

/** Does it, again while others hold the file: SQLite itself waits briefly, and not at all to change the kind of journal. */
async function onceFree(work: () => void): Promise<void> {
  for (const end = performance.now() + LONGEST_WAIT_MS; ;) {
    try {
      work();
      return;
    } catch (error) {
      if (errorCode(error) !== BUSY || performance.now() > end) throw error;
    }
    await pause();
  }
}

/** Copies the whole database to `target`, consistent while others write. Only the owner may read the copy. */
function copyTo(connection: DatabaseSync, target: string): void {
  // SQLite fills an empty file, and leaves its mode as it is.
  closeSync(openSync(target, 'wx', 0o600));
  try {
    connection.prepare('VACUUM INTO $target').run({ $target: target });
  } catch (error) {
    rmSync(target);
    throw error;
  }
}

/**
 * Opens or creates the database file and migrates it to the newest schema. Before a migration it writes a copy of the old file
 * beside it.
 * @throws StoreRefused when the file is not ours, damaged, or newer than the program
 */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The files that SQLite creates beside it get the same mode.
  closeSync(openSync(path, 'a', 0o600));
  const { size } = statSync(path);
  const connection = new DatabaseSync(path, { timeout: BLOCKING_WAIT_MS, defensive: true });
  try {
    await onceFree(() => {
      checkFile(connection, path, size);
      configure(connection, path, options);
    });
    const database = new Sqlite(connection, options.now ?? Date.now);
    const backup = (from: number): void => copyOlder(path, from);
    await migrate(database, backup, options.schemaVersion);
    return database;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** `VACUUM` cannot run inside the migration's transaction, so a second connection copies what stands before it. */
function copyOlder(path: string, from: number): void {
  const reader = new DatabaseSync(path, { timeout: BLOCKING_WAIT_MS, readOnly: true });
  try {
    copyTo(reader, `${path}.schema-${from}-${Date.now()}`);
  } finally {
    reader.close();
  }
}

/** Writes a copy of the database at `path` to `target`, which must not exist. Runs beside a server that writes. */
export function backupSqlite(path: string, target: string): void {
  const reader = new DatabaseSync(path, { timeout: LONGEST_WAIT_MS, readOnly: true });
  try {
    copyTo(reader, target);
  } finally {
    reader.close();
  }
}
