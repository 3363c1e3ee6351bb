/** Parses and runs the commands of `npm run leads`. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { connectorsOf, listenersOf } from '../connectors/registry.ts';
import { parseEnv, SettingsError } from '../env.ts';
import { formNames } from '../forms/definitions.ts';
import { createLog } from '../log.ts';
import { openExisting, refuseMissing, retentionOf, sqlitePath, type Opened } from '../open.ts';
import { backupSqlite } from '../store/sqlite.ts';
import type { LeadFilter, Subscriber } from '../store/store.ts';
import { accept } from './accept.ts';
import { oneOf, operandOf, parseCommandLine, refuseOthers, USAGE, type OptionName } from './arguments.ts';
import { attempt, CommandError, type Output } from './command.ts';
import { eraseAddress, exportLeads, exportSubscribers, list, retention, show } from './commands.ts';
import type { Format } from './exportPages.ts';
import { drop, queue, retry } from './queue.ts';
import { lift, suppressAddress, suppressed } from './suppressions.ts';
import { testConnector } from './testConnector.ts';

interface Command {
  /** Description of its operand; absent when it has none. */
  operand?: string;
  options?: readonly OptionName[];
  run: (operand: string) => Promise<void>;
}

/** Options that select leads. */
const FILTER: readonly OptionName[] = ['kind', 'state', 'search'];

/**
 * Runs the command in `argv` with the settings of the server. Resolves with the exit code: 0, or 1 after an error, which was written to
 * `output.progress`.
 */
export const runCommand = (argv: readonly string[], settings: NodeJS.ProcessEnv, output: Output): Promise<0 | 1> =>
  attempt(() => execute(argv, settings, output), output);

async function execute(argv: readonly string[], settings: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const { values, positionals } = parseCommandLine(argv);
  const [name = '', ...args] = positionals;
  const kinds = (): FormName[] | undefined => {
    const kind = oneOf('kind', values.kind, formNames);
    return kind && [kind];
  };
  const filter = (): LeadFilter => ({
    kinds: kinds(),
    state: oneOf('state', values.state, ['accepted', 'quarantined']),
    search: values.search,
  });
  const subscriberState = (): Subscriber['state'] =>
    oneOf('state', values.state, ['confirmed', 'pending']) ?? 'confirmed';
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit must be a number from 1');
  const format = oneOf('format', values.format, ['csv', 'json']);
  const hasBom = oneOf('bom', values.bom, ['on', 'off']) !== 'off';
  const needFormat = (): Format => {
    if (format === undefined) throw new CommandError('--format must be csv or json');
    return { name: format, hasBom };
  };

  const env = parseEnv(settings);
  const neededOrigin = (): string => {
    // The default is an address of this machine, which does not work in a mail.
    if (!settings['PUBLIC_ORIGIN']) throw new SettingsError('PUBLIC_ORIGIN: must be set for links to unsubscribe');
    return env.PUBLIC_ORIGIN;
  };
  const withStore =
    (work: (opened: Opened, operand: string) => Promise<void>) =>
    async (operand: string): Promise<void> => {
      const log = createLog('error', output.progress);
      const opened = await openExisting(env, log);
      try {
        await work(opened, operand);
      } finally {
        await opened.database.close();
      }
    };
  // Does not open the store: that would migrate an older schema, and the copy must have the schema from before.
  const backup = (file: string): Promise<void> => {
    if (env.DATABASE_URL) throw new CommandError('PostgreSQL is copied with pg_dump: see docs/operations.md');
    refuseMissing(env);
    backupSqlite(sqlitePath(env), file);
    output.write('copied\n');
    return Promise.resolve();
  };
  const [id, address] = ['one id', 'one mail address'];
  const listeners = listenersOf(connectorsOf(env));
  const commands = new Map<string, Command>([
    ['list', { options: [...FILTER, 'limit'], run: withStore((opened) => list(opened, filter(), limit, output)) }],
    [
      'show',
      { operand: id, options: ['save'], run: withStore((opened, prefix) => show(opened, prefix, values.save, output)) },
    ],
    ['accept', { operand: id, run: withStore((opened, prefix) => accept(opened, prefix, env, output)) }],
    [
      'export',
      {
        options: [...FILTER, 'format', 'bom'],
        run: withStore((opened) => exportLeads(opened, filter(), needFormat(), output)),
      },
    ],
    [
      'subscribers',
      {
        options: ['state', 'format', 'bom'],
        run: withStore((opened) => exportSubscribers(opened, subscriberState(), neededOrigin(), needFormat(), output)),
      },
    ],
    ['erase', { operand: address, run: withStore((opened, text) => eraseAddress(opened, text, listeners, output)) }],
    [
      'suppress',
      { operand: address, run: withStore((opened, text) => suppressAddress(opened, text, listeners, output)) },
    ],
    ['suppressed', { run: withStore((opened) => suppressed(opened, output)) }],
    ['lift', { operand: address, run: withStore((opened, text) => lift(opened, text, output)) }],
    ['queue', { options: ['limit'], run: withStore((opened) => queue(opened, limit, output)) }],
    ['retry', { run: withStore((opened) => retry(opened, output)) }],
    ['drop', { operand: id, run: withStore((opened, prefix) => drop(opened, prefix, output)) }],
    [
      'retention',
      {
        options: ['apply'],
        run: withStore((opened) => retention(opened, retentionOf(env), values.apply === true, output)),
      },
    ],
    ['backup', { operand: 'one file', run: backup }],
    ['test', { operand: 'one connector', run: (connector) => testConnector(env, connector, output) }],
  ]);
  const command = commands.get(name);
  if (!command) throw new CommandError(USAGE);
  refuseOthers(name, values, command.options ?? []);
  await command.run(operandOf(name, args, command.operand));
}
