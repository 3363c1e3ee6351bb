/**
 * `npm run editor`: the editing service.
 * `npm run editor -- account add <name> [--email <address>] [--role <role>]…`: adds an account, or gives one a new password; the password
 * comes from standard input. The first account has all roles.
 */
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { EditorSettingsError, parseEditorEnv } from './env.ts';
import { Accounts } from './sign-in/accounts.ts';
import { roleSchema, ROLES } from './sign-in/roles.ts';
import { startEditor } from './start.ts';

const USAGE = `npm run editor [-- account add <name> [--email <address>] [--role <role>]…]\nroles: ${ROLES.join(', ')}`;

interface Given {
  email?: string | undefined;
  role?: string[] | undefined;
}

async function addFromInput(folder: string, name: string, { email, role }: Given) {
  const roles = roleSchema.array().optional().safeParse(role);
  if (!roles.success) throw new EditorSettingsError(USAGE);
  if (process.stdin.isTTY) console.log('Password, then Enter and Ctrl+D:');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const address = email ?? `${name.toLowerCase().replaceAll(/[^\w]+/g, '.')}@localhost`;
  const accounts = new Accounts(folder);
  await accounts.set({ name, email: address, roles: roles.data }, password);
  console.log(`${name} may sign in as ${accounts.find(name)?.roles.join(', ') ?? ''}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, role: { type: 'string', multiple: true } },
  });
  const env = parseEditorEnv(process.env);
  const [noun, verb, name] = positionals;
  if (noun === undefined) {
    const { origin, stop } = await startEditor(env);
    console.log(`Editing at ${origin}/admin/`);
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop().then(() => process.exit(0)));
  } else if (noun === 'account' && verb === 'add' && name !== undefined) {
    await addFromInput(path.resolve(env.EDITOR_DATA_DIR), name, values);
  } else throw new EditorSettingsError(USAGE);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
