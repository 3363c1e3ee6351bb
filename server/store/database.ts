/** The database interface of the store, with two implementations: SQLite and PostgreSQL. */
export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

export interface Transaction {
  /** Runs one statement with parameters `$1`, `$2`, … and returns its rows. */
  query: (sql: string, parameters?: readonly Value[]) => Promise<Row[]>;
  /** Acquires the lock of this name, after others have released it, until the end of the transaction. */
  lock: (name: string) => Promise<void>;
  /** The database's time at the start of the transaction, in milliseconds since 1970. */
  now: number;
}

export interface Database {
  dialect: 'sqlite' | 'postgres';
  /**
   * Runs `work` in one transaction. When the promise resolves, the changes are durable; when it rejects, nothing was changed.
   * @throws StoreUnavailable when the database is locked, full, unreachable or read-only
   */
  transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Removes deleted data from the database files, if the database does not do so by itself.
   * @returns false when other connections still read old data, so that deleted data may remain in the files: call it again later
   */
  scrub: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The database cannot store the change now. A later retry is safe. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** This program must not use the database, so the process does not start. */
export class StoreRefused extends Error {
  override name = 'StoreRefused';
}

/** The text of a column that is never null. Throws TypeError for other types. */
export const text = (value: Value | undefined): string => {
  if (typeof value !== 'string') throw new TypeError('Expected a text column');
  return value;
};

/** The number of a column that is never null. Throws TypeError for other types. */
export const integer = (value: Value | undefined): number => {
  if (typeof value !== 'number') throw new TypeError('Expected an integer column');
  return value;
};

/** The text of a column; undefined when it is null. */
export const optionalText = (value: Value | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
/** The number of a column; undefined when it is null. */
export const optionalInteger = (value: Value | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The bytes of a column that is never null. Throws TypeError for other types. */
export const bytes = (value: Value | undefined): Buffer => {
  if (!(value instanceof Uint8Array)) throw new TypeError('Expected a column of bytes');
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
};
