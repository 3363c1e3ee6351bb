/** The accounts: names, roles, passwords and second factors. */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY } from '../../server/time.ts';
import { readAccounts, writeAccounts, type All, type Stored } from './accountFile.ts';
import {
  AccountError,
  checkAccount,
  checkAdministrator,
  checkPassword,
  placeholderAddress,
  refuseOfCompany,
} from './accountRules.ts';
import { stepOf } from './codes.ts';
import { COST, hashOf, isPassword, type PasswordHash } from './passwordHash.ts';
import { ROLES, type Role } from './roles.ts';

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

/** The name in lower case, without the signs at its end that git removes from the name of an author. */
const comparable = (name: string): string => name.toLowerCase().replace(/[ .']+$/, '');

/**
 * The name of the account that has this name in upper or lower case: two such names would look like the same person, and for some signs git
 * writes the same author.
 */
const nameLike = (all: All, name: string): string | undefined =>
  Object.keys(all).find((other) => comparable(other) === comparable(name));

function refuseName(all: All, name: string): void {
  if (nameLike(all, name) !== undefined) throw new AccountError('An account with this name already exists.', 409);
}

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
    return Object.entries(readAccounts(this.#folder)).map(([name, stored]) => accountOf(name, stored));
  }

  /** Names of the accounts that have a role. */
  withRole(role: Role): string[] {
    return this.list().flatMap(({ name, roles }) => (roles.includes(role) ? [name] : []));
  }

  /** The name of the account that a user means who has typed `typed`, in upper or lower case; `typed` itself if there is none. */
  nameFor(typed: string): string {
    const all = readAccounts(this.#folder);
    return Object.hasOwn(all, typed) ? typed : (nameLike(all, typed) ?? typed);
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
   * account gets all roles, and any other new account gets `writer`. Without `email`, an existing account keeps its address.
   */
  async set(
    { name, email: given, roles }: Pick<Account, 'name'> & Partial<Pick<Account, 'email' | 'roles'>>,
    password: string,
  ): Promise<void> {
    const before = this.#stored(name);
    const email = given ?? before?.email ?? placeholderAddress(name);
    checkAccount({ name, email });
    if (before) refuseOfCompany(before);
    else refuseName(readAccounts(this.#folder), name);
    checkPassword(password, { name, email });
    const hash = await hashOf(password, this.#cost);
    const all = readAccounts(this.#folder);
    const isFirst = Object.keys(all).length === 0;
    const newRoles = roles ?? all[name]?.roles ?? (isFirst ? ROLES : (['writer'] as const));
    const factor = all[name]?.factor;
    const after = { ...all, [name]: { email, roles: [...newRoles], ...hash, factor, changedAt: this.now() } };
    checkAdministrator(all, after);
    writeAccounts(this.#folder, after);
  }

  /** Adds an account; resolves with its first password, which is valid for one day and must be changed. */
  async add({ name, email, roles }: Pick<Account, 'name' | 'email' | 'roles'>): Promise<string> {
    checkAccount({ name, email });
    refuseName(readAccounts(this.#folder), name);
    const { password, stored } = await this.#firstPassword();
    const all = readAccounts(this.#folder);
    refuseName(all, name);
    writeAccounts(this.#folder, { ...all, [name]: { email, roles: [...roles], ...stored } });
    return password;
  }

  /** Replaces the password of an account by a first password, and resolves with it. The second factor does not change. */
  async reset(name: string): Promise<string> {
    refuseOfCompany(this.#existing(name));
    const { password, stored } = await this.#firstPassword();
    const { email, roles, factor } = this.#existing(name);
    this.#replace(name, { email, roles, ...stored, factor });
    return password;
  }

  /** Sets the password that the owner of an account has chosen. Rejects if another change of the password ends before. */
  async changePassword(name: string, password: string): Promise<void> {
    const account = this.#existing(name);
    refuseOfCompany(account);
    checkPassword(password, { name, email: account.email });
    const hash = await hashOf(password, this.#cost);
    const { email, roles, factor, hash: current } = this.#existing(name);
    // For example reset by an administrator, because a stranger knows it.
    if (current !== account.hash)
      throw new AccountError('The password was changed in the meantime. Sign in again.', 409);
    this.#replace(name, { email, roles, ...hash, factor, changedAt: this.now() });
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
    this.#replace(name, { ...account, factor: { secret, lastStep }, changedAt: now });
    return true;
  }

  /** True if `code` is the current one of the account's authenticator app and was not used before. */
  verifyCode(name: string, code: string): boolean {
    const account = this.#existing(name);
    const { factor } = account;
    const lastStep = factor && stepOf(factor.secret, code, this.now());
    if (!factor || lastStep === undefined || lastStep <= factor.lastStep) return false;
    this.#replace(name, { ...account, factor: { ...factor, lastStep } });
    return true;
  }

  /** Removes the second factor of an account, whose owner has lost it. */
  removeFactor(name: string): void {
    const account = this.#existing(name);
    if (!account.factor) throw new AccountError('This account has no sign-in codes.', 409);
    this.#replace(name, { ...account, factor: undefined, changedAt: this.now() });
  }

  /** @param was the roles that the administrator saw: if they have changed since, the change is refused */
  setRoles(name: string, roles: readonly Role[], was: readonly Role[]): void {
    const account = this.#existing(name);
    if (account.subject !== undefined)
      throw new AccountError('The roles of this account come from the company’s sign-on. Change them there.', 409);
    if (!isDeepStrictEqual(new Set(account.roles), new Set(was)))
      throw new AccountError(
        'Not saved: somebody else has changed these roles since you opened the page. Check the roles that are shown now, then save again.',
        409,
      );
    const before = readAccounts(this.#folder);
    const all = { ...before, [name]: { ...account, roles: [...roles], changedAt: this.now() } };
    checkAdministrator(before, all);
    writeAccounts(this.#folder, all);
  }

  remove(name: string): void {
    this.#existing(name);
    const before = readAccounts(this.#folder);
    const all = { ...before };
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- `all` is a copy, and `name` is one of its keys
    delete all[name];
    checkAdministrator(before, all);
    writeAccounts(this.#folder, all);
  }

  /** The account of `name`, if the password is correct. Takes the same time for an unknown name. */
  async verify(name: string, password: string): Promise<Account | undefined> {
    const stored = this.#stored(name);
    const hash = stored && passwordOf(stored);
    if (!(await isPassword(password, hash, this.#cost))) return undefined;
    // For example reset in the meantime, because a stranger knows this password.
    if (this.#stored(name)?.hash !== stored?.hash) return this.verify(name, password);
    if (hash && hash.cost !== this.#cost) await this.#rehash(name, password, hash);
    return this.find(name);
  }

  /**
   * Adds or updates the account of a person whom the company's provider has signed in. Returns undefined for a person without a role: an
   * existing account loses its roles, and no new one is added. Throws if the account of another person has the name.
   */
  signOn({ subject, name, email, roles }: Person): Account | undefined {
    const all = readAccounts(this.#folder);
    const [existingName, before] = Object.entries(all).find(([, stored]) => stored.subject === subject) ?? [];
    if (existingName !== undefined && before) {
      const isSame = isDeepStrictEqual(new Set(before.roles), new Set(roles));
      const stored = { ...before, roles: [...roles], changedAt: isSame ? before.changedAt : this.now() };
      if (!isSame) writeAccounts(this.#folder, { ...all, [existingName]: stored });
      return roles.length > 0 ? accountOf(existingName, stored) : undefined;
    }
    if (roles.length === 0) return undefined;
    const newName = name
      .replaceAll(/[^\p{L}\p{N} .'-]+/gu, ' ')
      .trim()
      .slice(0, 60);
    checkAccount({ name: newName, email });
    if (nameLike(all, newName) !== undefined)
      throw new AccountError(
        `Another account has the name ${newName}. Ask an administrator to remove it, then sign in again.`,
        409,
      );
    const stored = { email, roles: [...roles], subject, cost: 0, changedAt: this.now() };
    writeAccounts(this.#folder, { ...all, [newName]: stored });
    return accountOf(newName, stored);
  }

  /** Stores a hash with the current cost, unless the password has changed in the meantime. */
  async #rehash(name: string, password: string, old: PasswordHash): Promise<void> {
    const hash = await hashOf(password, this.#cost);
    const all = readAccounts(this.#folder);
    const stored = all[name];
    if (stored?.hash === old.hash) writeAccounts(this.#folder, { ...all, [name]: { ...stored, ...hash } });
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

  /** Writes one account, and leaves the others unchanged. */
  #replace(name: string, stored: Stored): void {
    writeAccounts(this.#folder, { ...readAccounts(this.#folder), [name]: stored });
  }

  #stored(name: string): Stored | undefined {
    const all = readAccounts(this.#folder);
    return Object.hasOwn(all, name) ? all[name] : undefined;
  }

  #existing(name: string): Stored {
    const stored = this.#stored(name);
    if (!stored) throw new AccountError('This account no longer exists.', 404);
    return stored;
  }
}
