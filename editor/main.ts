/**
 * `npm run editor`: starts the editing service.
 * `npm run editor -- account add <name> [--email <address>] [--role <role>]…`: adds an account, or gives an existing one a new password. It
 * reads the password from standard input. The first account has all roles.
 * `npm run editor -- account list`: lists the accounts with their roles.
 * `npm run editor -- account remove <name>`: removes an account.
 * `npm run editor -- account remove-codes <name>`: removes the second factor of an account whose owner has lost it.
 */
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { SettingsError } from '../server/env.ts';
import { parseEditorEnv } from './env.ts';
import { createAudit } from './audit.ts';
import { Accounts, type Account } from './sign-in/accounts.ts';
import { roleSchema, ROLES } from './sign-in/roles.ts';

const USAGE = [
  'npm run editor',
  'npm run editor -- account list',
  'npm run editor -- account add <name> [--email <address>] [--role <role>]…',
  'npm run editor -- account remove <name>',
  'npm run editor -- account remove-codes <name>',
  `roles: ${ROLES.join(', ')}`,
].join('\n');

/** The name in the audit log for changes by this command. */
const BY_COMMAND = 'command line';

interface AccountOptions {
  email?: string | undefined;
  role?: string[] | undefined;
}

async function addFromInput(accounts: Accounts, name: string, { email, role }: AccountOptions): Promise<void> {
  const roles = roleSchema.array().optional().safeParse(role);
  if (!roles.success) throw new SettingsError(USAGE);
  if (process.stdin.isTTY) console.log('Password, then Enter and Ctrl+D:');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  await accounts.set({ name, email, roles: roles.data }, password);
  console.log(`${name} can sign in as ${accounts.find(name)?.roles.join(', ') ?? ''}.`);
}

const lineOf = ({ name, email, roles, isOfCompany, hasFactor }: Account): string =>
  [
    name,
    email,
    roles.join(', '),
    ...(isOfCompany ? ['company’s sign-on'] : []),
    ...(hasFactor ? ['sign-in codes'] : []),
  ].join('\t');

/** Runs an `account` command. A running service reads the change at its next request. */
async function changeAccounts(
  folder: string,
  verb: string | undefined,
  name: string | undefined,
  options: AccountOptions,
) {
  const accounts = new Accounts(folder);
  const audit = createAudit(folder);
  if (verb === 'list') for (const account of accounts.list()) console.log(lineOf(account));
  else if (verb === 'add' && name !== undefined) {
    await addFromInput(accounts, name, options);
    audit({ who: BY_COMMAND, did: 'set an account', what: name });
  } else if (verb === 'remove' && name !== undefined) {
    accounts.remove(name);
    audit({ who: BY_COMMAND, did: 'removed an account', what: name });
    console.log(`${name} can no longer sign in.`);
  } else if (verb === 'remove-codes' && name !== undefined) {
    accounts.removeFactor(name);
    audit({ who: BY_COMMAND, did: 'removed sign-in codes', what: name });
    console.log(`${name} now signs in with the password only, and must set up codes again if they are required.`);
  } else throw new SettingsError(USAGE);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, role: { type: 'string', multiple: true } },
  });
  const env = parseEditorEnv(process.env);
  const [noun, verb, name] = positionals;
  if (noun === undefined) {
    // Loaded only for this command, because it takes seconds and the other commands do not need it.
    const { startEditor } = await import('./start.ts');
    // A copy, because building the pages sets NODE_ENV in this process.
    const { origin, stop } = await startEditor(env, { ...process.env });
    console.log(`Editing at ${origin}/admin/`);
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop().then(() => process.exit(0)));
  } else if (noun === 'account') await changeAccounts(path.resolve(env.EDITOR_DATA_DIR), verb, name, values);
  else throw new SettingsError(USAGE);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
