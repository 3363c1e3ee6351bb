/** Who may edit: names and hashed passwords in a file that only its owner can read. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** About 64 MB and a tenth of a second for each guess. */
const COST: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Shortest password in characters. */
export const MIN_PASSWORD = 12;

const accountsFile = z.record(z.string(), z.strictObject({ email: z.string(), salt: z.string(), hash: z.string() }));

export interface Account {
  name: string;
  /** Under which git keeps what the editor saved. */
  email: string;
}

const fileIn = (folder: string): string => path.join(folder, 'accounts.json');

const readAll = (folder: string): z.output<typeof accountsFile> =>
  existsSync(fileIn(folder)) ? accountsFile.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8'))) : {};

/** Adds an editor, or gives one a new password. Rejects a name that git could not keep or a password that is too short. */
export async function addAccount(folder: string, { name, email }: Account, password: string): Promise<void> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u.test(name))
    throw new Error('The name may have letters, figures, spaces and . - only, 60 at most');
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(email)) throw new Error('The mail address is none');
  if (password.length < MIN_PASSWORD) throw new Error(`The password needs at least ${MIN_PASSWORD} characters`);
  const salt = randomBytes(16);
  const hash = await derive(password, salt, KEY_BYTES, COST);
  const all = { ...readAll(folder), [name]: { email, salt: salt.toString('base64'), hash: hash.toString('base64') } };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const next = `${fileIn(folder)}.next`;
  writeFileSync(next, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  renameSync(next, fileIn(folder));
}

/** The account of `name`, if the password is its own. Takes the same time for a name that nobody has. */
export async function verify(folder: string, name: string, password: string): Promise<Account | undefined> {
  const all = readAll(folder);
  const account = Object.hasOwn(all, name) ? all[name] : undefined;
  const salt = account ? Buffer.from(account.salt, 'base64') : randomBytes(16);
  const hash = await derive(password, salt, KEY_BYTES, COST);
  if (!account || !timingSafeEqual(hash, Buffer.from(account.hash, 'base64'))) return undefined;
  return { name, email: account.email };
}
