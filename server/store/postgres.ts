/** The PostgreSQL implementation of the store, for several instances behind one address. */
import pg from 'pg';
import {
  integer,
  StoreRefused,
  StoreUnavailable,
  type Database,
  type Row,
  type Transaction,
  type Value,
} from './database.ts';
import { migrate } from './migrations.ts';
import { MINUTE } from '../time.ts';

const RETRIES = 3;
/** Error codes of a serialization failure and of a deadlock: nothing was changed, so the transaction can be retried. */
const REPEATABLE = new Set(['40001', '40P01']);
/** Error codes: read-only after a failover, insufficient resources, shutdown or canceled statement, connection error, lock timeout. */
const UNAVAILABLE = /^(25006|53|57|08|55P03)/;
/** Error codes of the operating system, such as ECONNREFUSED and EAI_AGAIN. Those of Node itself start with ERR_. */
const NETWORK = /^E(?!RR_)[A-Z_]+$/;
/** Time limits of single steps, in milliseconds. */
export const POSTGRES_TIMES = {
  connect: 3000,
  /** The database server cancels a statement after this time. Without a response one second later, the connection counts as lost. */
  statement: 5000,
  answer: 6000,
  idleInTransaction: 10_000,
  /** Enough for a large table. */
  vacuum: 10 * MINUTE,
} as const;
const BIGINT = 20;
const parserOf = pg.types.getTypeParser as (id: number, format: 'text' | 'binary') => (value: never) => unknown;

interface PostgresOptions {
  poolSize?: number;
  /** Overrides the clock in tests. */
  now?: () => number;
  /** Schema to migrate to, for tests of migrations. */
  schemaVersion?: number;
  /** Called when an idle connection fails. */
  onIdleError?: (error: Error) => void;
}

/** The client supports a time limit for a single query, but its type definitions do not contain it. */
type TimedQuery = pg.QueryConfig & { query_timeout: number };

const ignore = (): void => undefined;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || NETWORK.test(code)) return true;
  // Errors of the pool for its own time limit and for a lost connection have no code.
  return error instanceof Error && /timeout|terminated|not queryable|connection/i.test(error.message) && code === '';
}

class Postgres implements Database {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;
  readonly #now: (() => number) | undefined;

  constructor(pool: pg.Pool, now: (() => number) | undefined) {
    this.#pool = pool;
    this.#now = now;
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    // An unhandled error event ends the process, and the pool handles only those of idle connections. The query rejects with this error.
    return client.on('error', ignore);
  }

  #release(client: pg.PoolClient, isBroken: boolean): void {
    client.off('error', ignore).release(isBroken);
  }

  async #once<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    const query = async (sql: string, parameters: readonly Value[] = []): Promise<Row[]> => {
      const { rows } = await client.query<Row>(sql, [...parameters]);
      return rows;
    };
    const lock = async (name: string): Promise<void> => {
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7219455021))', [name]);
    };
    // A connection that is lost or cannot roll back is not reused.
    let isBroken = false;
    try {
      await client.query('BEGIN');
      const clock = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now';
      const now = this.#now ? this.#now() : integer((await query(clock))[0]?.now);
      const result = await work({ query, lock, now });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      isBroken =
        isUnavailable(error) ||
        (await client.query('ROLLBACK').then(
          () => false,
          () => true,
        ));
      throw error;
    } finally {
      this.#release(client, isBroken);
    }
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(work);
      } catch (error) {
        if (REPEATABLE.has(codeOf(error)) && attempt < RETRIES) continue;
        if (isUnavailable(error) || REPEATABLE.has(codeOf(error))) {
          throw new StoreUnavailable(`PostgreSQL ${codeOf(error)}`.trim(), { cause: error });
        }
        throw error;
      }
    }
  }

  /** Vacuums the tables with personal data. Database files and archives are the task of the database administrator. Returns true. */
  async scrub(): Promise<boolean> {
    const client = await this.#connect();
    let isBroken = true;
    try {
      // The time limit of other statements is too short for a large table.
      await client.query('SET statement_timeout = 0');
      for (const table of ['leads', 'attachments', 'outbox', 'subscribers', 'download_requests']) {
        const vacuum: TimedQuery = { text: `VACUUM ${table}`, query_timeout: POSTGRES_TIMES.vacuum };
        await client.query(vacuum);
      }
      await client.query('RESET statement_timeout');
      isBroken = false;
    } finally {
      this.#release(client, isBroken);
    }
    return true;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/**
 * Connects to the database and migrates it to the newest schema.
 * @throws StoreRefused when commits would not be durable, or the schema is newer than the program
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: POSTGRES_TIMES.connect,
    statement_timeout: POSTGRES_TIMES.statement,
    query_timeout: POSTGRES_TIMES.answer,
    keepAlive: true,
    idle_in_transaction_session_timeout: POSTGRES_TIMES.idleInTransaction,
    application_name: 'kariz',
    types: {
      getTypeParser: (id: number, format: 'text' | 'binary' = 'text'): ((value: never) => unknown) =>
        id === BIGINT ? Number : parserOf(id, format),
    },
  });
  pool.on('error', options.onIdleError ?? ignore);
  try {
    const { rows } = await pool.query<{ synchronous_commit: string }>('SHOW synchronous_commit');
    if (rows[0]?.synchronous_commit === 'off')
      throw new StoreRefused('PostgreSQL has synchronous_commit off: an answer would not mean stored');
    const database = new Postgres(pool, options.now);
    await migrate(database, undefined, options.schemaVersion);
    return database;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
