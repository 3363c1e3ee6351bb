/** The SQLite implementation of the store: one file, durable at each commit. */
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { foldLetters } from '#shared/searchText.ts';
import { StoreRefused, StoreUnavailable, type Database, type Row, type Transaction, type Value } from './database.ts';
import { migrate } from './migrations.ts';

/** "Karz" in the header of the file: identifies it as a database of this program. */
const APPLICATION_ID = 0x4b61727a;
/** Busy timeout of SQLite. Short, because SQLite blocks the process while it waits for a lock; longer waits are asynchronous. */
const BLOCKING_WAIT_MS = 10;
const MAX_WAIT_MS = 3000;
/** How long a scrub waits for other readers, such as a backup. */
const MAX_SCRUB_MS = 5000;
/** Maximum size in bytes of a file that is checked for damage at start. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;

const BUSY = 5;
/** Error codes: locked, read-only, I/O error, disk full, cannot open. */
const UNAVAILABLE: ReadonlySet<number | undefined> = new Set([BUSY, 8, 10, 13, 14]);

export interface SqliteOptions {
  /** Overrides the clock in tests. */
  now?: () => number;
  /** Schema to migrate to, for tests of migrations. */
  schemaVersion?: number;
  /** Maximum size in pages, to simulate a full disk. */
  maxPages?: number;
}

/** Waits a random time, so that two waiting processes do not collide repeatedly. */
const pause = (): Promise<void> => wait(20 + Math.random() * 60);

function errorCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  // The low byte is the primary code of an extended error code.
  return error.errcode & 0xff;
}

const pragma = (connection: DatabaseSync, name: string): Value | undefined =>
  Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0] as Value | undefined;

/** Throws StoreRefused when the file is not a database of this program or is damaged. The file is never recreated. */
function checkFile(connection: DatabaseSync, path: string, size: number): void {
  const advice = `Restore a backup of ${path} (docs/operations.md, "Backup and restore") or set another DATA_DIR.`;
  let result: Value | undefined;
  try {
    if (size > 0 && pragma(connection, 'application_id') !== APPLICATION_ID) {
      throw new StoreRefused(`${path} is a database of another program. ${advice}`);
    }
    result = size > MAX_CHECKED_BYTES ? 'ok' : pragma(connection, 'quick_check(1)');
  } catch (error) {
    // A full disk, for example, says nothing about the file.
    if (error instanceof StoreRefused || UNAVAILABLE.has(errorCode(error))) throw error;
    throw new StoreRefused(`${path} is damaged or no database. ${advice}`, { cause: error });
  }
  if (result !== 'ok') throw new StoreRefused(`${path} is damaged: ${String(result)}. ${advice}`);
}

function configure(connection: DatabaseSync, path: string, { maxPages }: SqliteOptions): void {
  const wanted: Readonly<Record<string, Value>> = {
    // First, so that every non-empty file has it, even if the process is killed here.
    application_id: APPLICATION_ID,
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
    trusted_schema: 0,
    journal_size_limit: 64 * 1024 * 1024,
  };
  for (const [name, value] of Object.entries(wanted)) {
    // Reads before it writes: some of these are stored in the file, and writing would need the write lock.
    if (pragma(connection, name) === value) continue;
    connection.exec(`PRAGMA ${name} = ${String(value)}`);
    const actual = pragma(connection, name);
    if (actual !== value) throw new StoreRefused(`${path}: ${name} is ${String(actual)} and must be ${String(value)}`);
  }
  // The built-in function of SQLite converts only ASCII letters.
  connection.function('lower', { deterministic: true }, (value) => String(value).toLowerCase());
  connection.function('folded', { deterministic: true }, (value) => foldLetters(String(value).toLowerCase()));
  if (maxPages !== undefined) connection.exec(`PRAGMA max_page_count = ${maxPages}`);
}

class Sqlite implements Database {
  readonly dialect = 'sqlite';
  readonly #connection: DatabaseSync;
  readonly #now: () => number;
  readonly #statements = new Map<string, StatementSync>();
  /** The last queued transaction. There is one connection, so transactions run one after another. */
  #last: Promise<unknown> = Promise.resolve();
  /** True when another process held the lock at the last attempt. */
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
    // A transaction whose deadline passed while earlier ones waited for the lock fails without another wait.
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
        // eslint-disable-next-line @typescript-eslint/require-await -- the interface is asynchronous because PostgreSQL is
        query: async (sql, parameters) => this.#query(sql, parameters),
        // SQLite has only one writer at a time.
        lock: () => Promise.resolve(),
        now: this.#now(),
      });
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      const code = errorCode(error);
      if (UNAVAILABLE.has(code)) throw new StoreUnavailable(`SQLite error ${String(code)}`, { cause: error });
      throw error;
    }
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const deadline = performance.now() + MAX_WAIT_MS;
    return this.#inTurn(() => this.#run(work, deadline));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /**
   * Copies the write-ahead log to the database file and truncates the log, which may contain deleted data. In the database file, deleted
   * data is overwritten at once (`secure_delete`).
   */
  async scrub(): Promise<boolean> {
    // The first column of the result is 0, or 1 when other connections block the checkpoint.
    const isCut = (): boolean => pragma(this.#connection, 'wal_checkpoint(TRUNCATE)') === 0;
    for (const end = performance.now() + MAX_SCRUB_MS; ;) {
      // In the queue of transactions, so not during one. Other transactions can run between two attempts.
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

/**
 * Runs `work` and repeats it while another process has locked the file, for at most 3 seconds. SQLite itself waits only briefly, and not at
 * all to change the journal mode.
 */
async function retryWhileLocked(work: () => void): Promise<void> {
  for (const end = performance.now() + MAX_WAIT_MS; ;) {
    try {
      work();
      return;
    } catch (error) {
      if (errorCode(error) !== BUSY || performance.now() > end) throw error;
    }
    await pause();
  }
}

/** Writes a consistent copy of the database to the new file `target`, also while others write. Only the owner can read the copy. */
function copyTo(connection: DatabaseSync, target: string): void {
  // SQLite writes into the empty file and does not change its mode.
  closeSync(openSync(target, 'wx', 0o600));
  try {
    connection.prepare('VACUUM INTO $target').run({ $target: target });
  } catch (error) {
    rmSync(target);
    throw error;
  }
}

/**
 * Opens or creates the database file and migrates it to the newest schema. Before it changes an older schema, it writes a copy of the file
 * to the same folder.
 * @throws StoreRefused when the file is of another program, is damaged, or has a newer schema than the program
 */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite creates its other files with the same mode.
  closeSync(openSync(path, 'a', 0o600));
  const { size } = statSync(path);
  const connection = new DatabaseSync(path, { timeout: BLOCKING_WAIT_MS, defensive: true });
  try {
    await retryWhileLocked(() => {
      checkFile(connection, path, size);
      configure(connection, path, options);
    });
    const database = new Sqlite(connection, options.now ?? Date.now);
    // `VACUUM` cannot run in the transaction of the migration: the copy is made through a second connection.
    const backup = (from: number): void => backupSqlite(path, `${path}.schema-${from}-${Date.now()}`, BLOCKING_WAIT_MS);
    await migrate(database, backup, options.schemaVersion);
    return database;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Writes a copy of the database at `path` to `target`, which must not exist. The server may write at the same time.
 * @param waitMs maximum time to wait for a lock, in milliseconds
 */
export function backupSqlite(path: string, target: string, waitMs = MAX_WAIT_MS): void {
  const reader = new DatabaseSync(path, { timeout: waitMs, readOnly: true });
  try {
    copyTo(reader, target);
  } finally {
    reader.close();
  }
}
