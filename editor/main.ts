/**
 * `npm run editor`: the editing service.
 * `npm run editor -- account add <name> [--email <address>]`: adds an editor; the password comes from standard input.
 */
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { EditorSettingsError, parseEditorEnv } from './env.ts';
import { addAccount } from './sign-in/accounts.ts';
import { startEditor } from './start.ts';

const USAGE = 'npm run editor [-- account add <name> [--email <address>]]';

async function addFromInput(
  folder: string,
  name: string,
  email = `${name.toLowerCase().replaceAll(/[^\w]+/g, '.')}@localhost`,
) {
  if (process.stdin.isTTY) console.log('Password, then Enter and Ctrl+D:');
  await addAccount(folder, { name, email }, (await text(process.stdin)).replace(/\r?\n$/, ''));
  console.log(`${name} may sign in.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { email: { type: 'string' } } });
  const env = parseEditorEnv(process.env);
  const [noun, verb, name] = positionals;
  if (noun === undefined) {
    const { origin, stop } = await startEditor(env);
    console.log(`Editing at ${origin}/admin/`);
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop().then(() => process.exit(0)));
  } else if (noun === 'account' && verb === 'add' && name !== undefined) {
    await addFromInput(path.resolve(env.EDITOR_DATA_DIR), name, values.email);
  } else throw new EditorSettingsError(USAGE);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
