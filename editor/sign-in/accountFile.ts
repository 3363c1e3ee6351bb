/** The file of the accounts, with hashed passwords; only its owner can read it. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { roleSchema } from './roles.ts';

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
/** An account as the file has it. */
export type Stored = z.output<typeof storedAccount>;
/** The stored accounts by name. */
export type All = Record<string, Stored>;

const fileIn = (folder: string): string => path.join(folder, 'accounts.json');

/** The accounts in a folder; none if it has no file yet. Throws if the file does not match the schema. */
export function readAccounts(folder: string): All {
  const file = fileIn(folder);
  return existsSync(file) ? accountsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Replaces the file: after a power failure either the old or the new one exists. */
export function writeAccounts(folder: string, all: All): void {
  const file = fileIn(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.next`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.next`, file);
}
