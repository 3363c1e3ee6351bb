/** Who may sign in: names, roles and hashed passwords in a file that only its owner can read. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROLES, roleSchema, type Role } from './roles.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** About 64 MB and a tenth of a second for each guess. */
const COST: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Shortest password in characters. */
export const MIN_PASSWORD = 12;

const storedAccount = z.strictObject({
  email: z.string(),
  roles: z.array(roleSchema).default(['writer']),
  salt: z.string(),
  hash: z.string(),
});
const accountsFile = z.record(z.string(), storedAccount);
type Stored = z.output<typeof storedAccount>;

export interface Account {
  name: string;
  /** Under which git keeps what the account saved. */
  email: string;
  roles: readonly Role[];
}

/** An account that cannot be kept as it is given, with the reason. */
export class AccountError extends Error {
  override name = 'AccountError';
}

const accountOf = (name: string, { email, roles }: Stored): Account => ({ name, email, roles });

/** The accounts in a folder. Each call reads the file, so that a change of another process holds at once. */
export class Accounts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  list(): Account[] {
    return Object.entries(this.#read()).map(([name, stored]) => accountOf(name, stored));
  }

  find(name: string): Account | undefined {
    const all = this.#read();
    const stored = Object.hasOwn(all, name) ? all[name] : undefined;
    return stored && accountOf(name, stored);
  }

  /**
   * Adds an account, or changes one. Without `roles` an account keeps its own; the first one gets all, and a new one writes.
   * Rejects with {@link AccountError} for a name that git could not keep, a mail address that is none or a password that is too short.
   */
  async set({ name, email, roles }: Omit<Account, 'roles'> & Partial<Account>, password: string): Promise<void> {
    if (!/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u.test(name))
      throw new AccountError('The name may have letters, figures, spaces and . - only, 60 at most');
    if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email)) throw new AccountError('The mail address is none');
    if (password.length < MIN_PASSWORD)
      throw new AccountError(`The password needs at least ${MIN_PASSWORD} characters`);
    const salt = randomBytes(16);
    const hash = await derive(password, salt, KEY_BYTES, COST);
    const all = this.#read();
    const isFirst = Object.keys(all).length === 0;
    const kept = roles ?? (Object.hasOwn(all, name) ? all[name]?.roles : undefined) ?? (isFirst ? ROLES : ['writer']);
    this.#write({
      ...all,
      [name]: { email, roles: [...kept], salt: salt.toString('base64'), hash: hash.toString('base64') },
    });
  }

  /** The account of `name`, if the password is its own. Takes the same time for a name that nobody has. */
  async verify(name: string, password: string): Promise<Account | undefined> {
    const all = this.#read();
    const stored = Object.hasOwn(all, name) ? all[name] : undefined;
    const salt = stored ? Buffer.from(stored.salt, 'base64') : randomBytes(16);
    const hash = await derive(password, salt, KEY_BYTES, COST);
    if (!stored || !timingSafeEqual(hash, Buffer.from(stored.hash, 'base64'))) return undefined;
    return accountOf(name, stored);
  }

  #read(): Record<string, Stored> {
    const file = path.join(this.#folder, 'accounts.json');
    return existsSync(file) ? accountsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  #write(all: Record<string, Stored>): void {
    const file = path.join(this.#folder, 'accounts.json');
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.next`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.next`, file);
  }
}
