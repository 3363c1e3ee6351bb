/** The accounts: names, roles and hashed passwords, in a file that only its owner can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DAY } from '../../server/time.ts';
import { stepOf } from './codes.ts';
import { COST, hashOf, isPassword, type PasswordHash } from './passwordHash.ts';
import { faultOf } from './passwordRules.ts';
import { ROLES, roleSchema, type Role } from './roles.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u;
const EMAIL = /^[^\s<>@]+@[^\s<>@]+$/;

const storedAccount = z.strictObject({
  email: z.string(),
  roles: z.array(roleSchema).default(['writer']),
  salt: z.string().optional(),
  hash: z.string().optional(),
  /** Files of earlier versions have no cost. */
  cost: z.number().default(2 ** 16),
  firstUntil: z.number().optional(),
  /** Issuer and subject, for an account that signs in with the company's provider. */
  subject: z.string().optional(),
  /** The key of its authenticator app, and the time step of the last accepted code: each code is valid once. */
  factor: z.strictObject({ secret: z.string(), lastStep: z.number() }).optional(),
  changedAt: z.number().default(0),
});
const accountsFile = z.record(z.string(), storedAccount);
type Stored = z.output<typeof storedAccount>;
type All = Record<string, Stored>;

export interface Account {
  name: string;
  /** The author address of its commits. */
  email: string;
  roles: readonly Role[];
  /** End of the first password, in milliseconds since 1970; undefined once the owner has chosen another password. */
  firstUntil?: number | undefined;
  /** Signs in with the company's provider, which also sets its roles; it has no password here. */
  isOfCompany: boolean;
  /** Signs in with the code of an authenticator app after the password. */
  hasFactor: boolean;
}

/** A person whom the company's provider has signed in. */
export interface Person {
  /** Permanent identifier of the person: the issuer and its `sub` claim. */
  subject: string;
  name: string;
  email: string;
  roles: readonly Role[];
}

/** A refused change of an account. The message is the reason, for the user. */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly status: 404 | 409 | 422;

  constructor(message: string, status: 404 | 409 | 422 = 422) {
    super(message);
    this.status = status;
  }
}

interface Options {
  /** The `N` of scrypt, smaller in tests. */
  cost?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const accountOf = (name: string, { email, roles, firstUntil, subject, factor }: Stored): Account => ({
  name,
  email,
  roles,
  firstUntil,
  isOfCompany: subject !== undefined,
  hasFactor: factor !== undefined,
});

const passwordOf = ({ salt, hash, cost }: Stored): PasswordHash | undefined =>
  salt !== undefined && hash !== undefined ? { salt, hash, cost } : undefined;

/** A placeholder for a missing mail address: git needs one. */
export const placeholderAddress = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^\w]+/g, '.')}@localhost`;

/**
 * The accounts in a folder. Each call reads the file, so that a change by another process takes effect at once; nothing is awaited between
 * reading and writing, so that no change is lost. Methods throw or reject with {@link AccountError}.
 */
export class Accounts {
  readonly #folder: string;
  readonly #cost: number;
  /** The clock for all times in the file. */
  readonly now: () => number;

  constructor(folder: string, { cost = COST, now = Date.now }: Options = {}) {
    this.#folder = folder;
    this.#cost = cost;
    this.now = now;
  }

  list(): Account[] {
    return Object.entries(this.#read()).map(([name, stored]) => accountOf(name, stored));
  }

  /** Names of the accounts that have a role. */
  withRole(role: Role): string[] {
    return this.list().flatMap(({ name, roles }) => (roles.includes(role) ? [name] : []));
  }

  find(name: string): Account | undefined {
    const stored = this.#stored(name);
    return stored && accountOf(name, stored);
  }

  /**
   * When the sign-in data or the roles of `name` last changed, in milliseconds since 1970: sessions from before are invalid. Infinity if
   * there is no such account.
   */
  changedAt(name: string): number {
    return this.#stored(name)?.changedAt ?? Infinity;
  }

  /**
   * Adds or changes an account, with a password that its owner has chosen. Without `roles`, an existing account keeps its roles, the first
   * account gets all roles, and any other new account gets `writer`.
   */
  async set(
    { name, email, roles }: Pick<Account, 'name' | 'email'> & Partial<Pick<Account, 'roles'>>,
    password: string,
  ): Promise<void> {
    const before = this.#stored(name);
    checkAccount({ name, email });
    if (before?.subject !== undefined) throw new AccountError(OF_COMPANY, 409);
    checkPassword(password, { name, email });
    const hash = await hashOf(password, this.#cost);
    const all = this.#read();
    const isFirst = Object.keys(all).length === 0;
    const newRoles = roles ?? before?.roles ?? (isFirst ? ROLES : (['writer'] as const));
    const factor = all[name]?.factor;
    this.#write({ ...all, [name]: { email, roles: [...newRoles], ...hash, factor, changedAt: this.now() } });
  }

  /** Adds an account; resolves with its first password, which is valid for one day and must be changed. */
  async add({ name, email, roles }: Pick<Account, 'name' | 'email' | 'roles'>): Promise<string> {
    checkAccount({ name, email });
    const refuse = (all: All): void => {
      // Two names that differ only in upper and lower case look like the same person.
      if (Object.keys(all).some((other) => other.toLowerCase() === name.toLowerCase()))
        throw new AccountError('An account with this name already exists.', 409);
    };
    refuse(this.#read());
    const { password, stored } = await this.#firstPassword();
    const all = this.#read();
    refuse(all);
    this.#write({ ...all, [name]: { email, roles: [...roles], ...stored } });
    return password;
  }

  /** Replaces the password of an account by a first password, and resolves with it. The second factor does not change. */
  async reset(name: string): Promise<string> {
    refuseOfCompany(this.#existing(name));
    const { password, stored } = await this.#firstPassword();
    const { email, roles, factor } = this.#existing(name);
    this.#write({ ...this.#read(), [name]: { email, roles, ...stored, factor } });
    return password;
  }

  /** Sets the password that the owner of an account has chosen. */
  async changePassword(name: string, password: string): Promise<void> {
    const account = this.#existing(name);
    refuseOfCompany(account);
    checkPassword(password, { name, email: account.email });
    const hash = await hashOf(password, this.#cost);
    const { email, roles, factor } = this.#existing(name);
    this.#write({ ...this.#read(), [name]: { email, roles, ...hash, factor, changedAt: this.now() } });
  }

  /**
   * Sets or replaces the second factor of an account.
   * @returns false, without a change, if `code` is not the current code of `secret`
   */
  setFactor(name: string, secret: string, code: string): boolean {
    const account = this.#existing(name);
    refuseOfCompany(account);
    const now = this.now();
    const lastStep = stepOf(secret, code, now);
    if (lastStep === undefined) return false;
    this.#write({ ...this.#read(), [name]: { ...account, factor: { secret, lastStep }, changedAt: now } });
    return true;
  }

  /** True if `code` is the current one of the account's authenticator app and was not used before. */
  verifyCode(name: string, code: string): boolean {
    const account = this.#existing(name);
    const { factor } = account;
    const lastStep = factor && stepOf(factor.secret, code, this.now());
    if (!factor || lastStep === undefined || lastStep <= factor.lastStep) return false;
    this.#write({ ...this.#read(), [name]: { ...account, factor: { ...factor, lastStep } } });
    return true;
  }

  /** Removes the second factor of an account, whose owner has lost it. */
  removeFactor(name: string): void {
    const account = this.#existing(name);
    if (!account.factor) throw new AccountError('This account has no sign-in codes.', 409);
    this.#write({ ...this.#read(), [name]: { ...account, factor: undefined, changedAt: this.now() } });
  }

  /** @param was the roles that the administrator saw: if they have changed since, the change is refused */
  setRoles(name: string, roles: readonly Role[], was: readonly Role[]): void {
    const account = this.#existing(name);
    if (account.subject !== undefined)
      throw new AccountError('The roles of this account come from the company’s sign-on. Change them there.', 409);
    if (!isDeepStrictEqual(new Set(account.roles), new Set(was)))
      throw new AccountError('Somebody else has changed these roles since you opened the page.', 409);
    const all = { ...this.#read(), [name]: { ...account, roles: [...roles], changedAt: this.now() } };
    checkAdministrator(all);
    this.#write(all);
  }

  remove(name: string): void {
    this.#existing(name);
    const all = this.#read();
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- `all` is a copy, and `name` is one of its keys
    delete all[name];
    checkAdministrator(all);
    this.#write(all);
  }

  /** The account of `name`, if the password is correct. Takes the same time for an unknown name. */
  async verify(name: string, password: string): Promise<Account | undefined> {
    const stored = this.#stored(name);
    const hash = stored && passwordOf(stored);
    if (!(await isPassword(password, hash, this.#cost))) return undefined;
    if (hash && hash.cost !== this.#cost) await this.#rehash(name, password, hash);
    return this.find(name);
  }

  /**
   * Adds or updates the account of a person whom the company's provider has signed in. Returns undefined for a person without a role: an
   * existing account loses its roles, and no new one is added. Throws if the account of another person has the name.
   */
  signOn({ subject, name, email, roles }: Person): Account | undefined {
    const all = this.#read();
    const [existingName, before] = Object.entries(all).find(([, stored]) => stored.subject === subject) ?? [];
    if (existingName !== undefined && before) {
      const isSame = isDeepStrictEqual(new Set(before.roles), new Set(roles));
      const stored = { ...before, roles: [...roles], changedAt: isSame ? before.changedAt : this.now() };
      if (!isSame) this.#write({ ...all, [existingName]: stored });
      return roles.length > 0 ? accountOf(existingName, stored) : undefined;
    }
    if (roles.length === 0) return undefined;
    const newName = name
      .replaceAll(/[^\p{L}\p{N} .'-]+/gu, ' ')
      .trim()
      .slice(0, 60);
    checkAccount({ name: newName, email });
    if (Object.keys(all).some((other) => other.toLowerCase() === newName.toLowerCase()))
      throw new AccountError(
        `Another account has the name ${newName}. Ask an administrator to remove it, then sign in again.`,
        409,
      );
    const stored = { email, roles: [...roles], subject, cost: 0, changedAt: this.now() };
    this.#write({ ...all, [newName]: stored });
    return accountOf(newName, stored);
  }

  /** Stores a hash with the current cost, unless the password has changed in the meantime. */
  async #rehash(name: string, password: string, old: PasswordHash): Promise<void> {
    const hash = await hashOf(password, this.#cost);
    const all = this.#read();
    const stored = all[name];
    if (stored?.hash === old.hash) this.#write({ ...all, [name]: { ...stored, ...hash } });
  }

  async #firstPassword(): Promise<{
    password: string;
    stored: PasswordHash & { firstUntil: number; changedAt: number };
  }> {
    const password = randomBytes(16).toString('base64url');
    const hash = await hashOf(password, this.#cost);
    const now = this.now();
    return { password, stored: { ...hash, firstUntil: now + DAY, changedAt: now } };
  }

  #stored(name: string): Stored | undefined {
    const all = this.#read();
    return Object.hasOwn(all, name) ? all[name] : undefined;
  }

  #existing(name: string): Stored {
    const stored = this.#stored(name);
    if (!stored) throw new AccountError('This account no longer exists.', 404);
    return stored;
  }

  #read(): All {
    const file = path.join(this.#folder, 'accounts.json');
    return existsSync(file) ? accountsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  #write(all: All): void {
    const file = path.join(this.#folder, 'accounts.json');
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.next`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(`${file}.next`, file);
  }
}

const OF_COMPANY = 'This account uses the company’s sign-on and has no password here.';

function refuseOfCompany({ subject }: Stored): void {
  if (subject !== undefined) throw new AccountError(OF_COMPANY, 409);
}

function checkAccount({ name, email }: Pick<Account, 'name' | 'email'>): void {
  if (!NAME.test(name))
    throw new AccountError('A name has at most 60 characters: letters, digits, spaces, periods, hyphens, apostrophes.');
  if (!EMAIL.test(email)) throw new AccountError('This is not a valid mail address.');
}

function checkPassword(password: string, account: Pick<Account, 'name' | 'email'>): void {
  const fault = faultOf(password, account);
  if (fault !== undefined) throw new AccountError(fault);
}

function checkAdministrator(all: All): void {
  if (!Object.values(all).some(({ roles }) => roles.includes('administrator')))
    throw new AccountError('This is the last administrator. Make somebody else an administrator first.', 409);
}
