/** `npm run leads -- <command>`: the leads, for the company's own people. */
import { parseArgs } from 'node:util';
import { parseEnv, SettingsError } from '../env.ts';
import { createLog, reasonOf } from '../log.ts';
import { openExisting, refuseMissing, retentionOf, sqlitePath, type Opened } from '../open.ts';
import { StoreRefused } from '../store/database.ts';
import { backupSqlite } from '../store/sqlite.ts';
import type { LeadFilter, Subscriber } from '../store/store.ts';
import {
  CommandError,
  eraseAddress,
  exportLeads,
  exportSubscribers,
  list,
  retention,
  retry,
  show,
  suppressAddress,
  type Output,
} from './commands.ts';

const USAGE = `npm run leads -- <command>

  list [--kind contact|application|newsletter] [--state accepted|quarantined] [--search <text>] [--limit <n>]
  show <id> [--save <file>]          one lead; --save writes its PDF
  export --format csv|json [--kind …] [--state …] [--search …]
  subscribers --format csv|json [--state confirmed|pending]
                                     the newsletter's confirmed addresses, each with its link to unsubscribe
  erase <address>                    removes a person for good
  suppress <address>                 sends this address nothing more
  retry                              queues failed messages again
  retention [--apply]                what is past its time; --apply removes it
  backup <file>                      copies the SQLite database while the server runs
`;

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  const found = allowed.find((item) => item === value);
  if (value !== undefined && found === undefined)
    throw new CommandError(`--${name} must be one of: ${allowed.join(', ')}`);
  return found;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      state: { type: 'string' },
      search: { type: 'string' },
      limit: { type: 'string', default: '50' },
      format: { type: 'string' },
      save: { type: 'string' },
      apply: { type: 'boolean', default: false },
    },
  });
  const [command, argument] = positionals;
  const filter = (): Omit<LeadFilter, 'limit' | 'after'> => ({
    kind: oneOf('kind', values.kind, ['contact', 'application', 'newsletter']),
    state: oneOf('state', values.state, ['accepted', 'quarantined']),
    search: values.search,
  });
  const subscriberState = (): Subscriber['state'] =>
    oneOf('state', values.state, ['confirmed', 'pending']) ?? 'confirmed';
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit must be a number from 1');
  const format = oneOf('format', values.format, ['csv', 'json']);
  const output: Output = {
    write: (text) => process.stdout.write(text),
    progress: (text) => process.stderr.write(text),
  };
  const needed = (what: string): string => {
    if (argument === undefined) throw new CommandError(`${command ?? ''} needs ${what}\n\n${USAGE}`);
    return argument;
  };
  const needFormat = (): 'csv' | 'json' => {
    if (format === undefined) throw new CommandError('--format must be csv or json');
    return format;
  };

  const env = parseEnv(process.env);
  const neededOrigin = (): string => {
    // The default is an address of this machine, which no reader can open.
    if (!process.env['PUBLIC_ORIGIN']) throw new SettingsError('PUBLIC_ORIGIN: must be set for links to unsubscribe');
    return env.PUBLIC_ORIGIN;
  };
  const backup = (): void => {
    if (env.DATABASE_URL) throw new CommandError('PostgreSQL is copied with pg_dump: see docs/operations.md');
    refuseMissing(env);
    backupSqlite(sqlitePath(env), needed('a file'));
    output.write('copied\n');
  };
  const commands = new Map<string | undefined, (opened: Opened) => Promise<void>>([
    ['list', (opened) => list(opened, filter(), limit, output)],
    ['show', (opened) => show(opened, needed('an id'), values.save, output)],
    ['export', (opened) => exportLeads(opened, filter(), needFormat(), output)],
    ['subscribers', (opened) => exportSubscribers(opened, subscriberState(), neededOrigin(), needFormat(), output)],
    ['erase', (opened) => eraseAddress(opened, needed('a mail address'), output)],
    ['suppress', (opened) => suppressAddress(opened, needed('a mail address'), output)],
    ['retry', (opened) => retry(opened, output)],
    ['retention', (opened) => retention(opened, retentionOf(env), values.apply, output)],
  ]);
  // Opening would bring an older schema to the newest, and the copy is for the way back.
  if (command === 'backup') {
    backup();
    return;
  }
  const chosen = commands.get(command);
  if (!chosen) throw new CommandError(USAGE);
  const opened = await openExisting(
    env,
    createLog('error', (line) => process.stderr.write(line)),
  );
  try {
    await chosen(opened);
  } finally {
    await opened.database.close();
  }
}

run().catch((error: unknown) => {
  const isExplained = error instanceof CommandError || error instanceof SettingsError || error instanceof StoreRefused;
  process.stderr.write(`${isExplained ? error.message : reasonOf(error)}\n`);
  process.exitCode = 1;
});
