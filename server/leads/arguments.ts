/** Parses the command-line arguments after `npm run leads --`. */
import { parseArgs } from 'node:util';
import { CommandError, orUsage } from './command.ts';

export const USAGE = `npm run leads -- <command>

  list [--kind contact|application|newsletter|download] [--state accepted|quarantined] [--search <text>] [--limit <n>]
  show <id> [--save <file>]          one lead; --save writes its PDF
  accept <id>                        accepts suspected spam as a lead (list --state quarantined)
  export --format csv|json [--kind …] [--state …] [--search …] [--bom off]
                                     --bom off: CSV without a byte order mark, which spreadsheets need
  subscribers --format csv|json [--state confirmed|pending] [--bom off]
                                     the newsletter's confirmed addresses, each with its link to unsubscribe
  erase <address>                    deletes all data of a person
  suppress <address>                 sends no more mail to this address
  suppressed                         lists suppressed addresses, with date and reason
  lift <address>                     allows mail to a suppressed address again
  queue [--limit <n>]                lists failed and waiting messages, with the reason
  retry                              queues failed messages again
  drop <id>                          deletes a failed message
  retention [--apply]                data over its maximum age; --apply removes it
  backup <file>                      copies the SQLite database while the server runs
  test <connector>                   sends something marked as a test: webhook, listmonk, hubspot, slack or teams
`;

const misused = (reason: string): CommandError => new CommandError(`${reason}\n\n${USAGE}`);

/**
 * Separates options from positional arguments.
 * @throws CommandError with the usage when an option is unknown or its value is missing
 */
export const parseCommandLine = (args: readonly string[]) =>
  orUsage(USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        state: { type: 'string' },
        search: { type: 'string' },
        limit: { type: 'string' },
        format: { type: 'string' },
        bom: { type: 'string' },
        save: { type: 'string' },
        apply: { type: 'boolean' },
      },
    }),
  );

/**
 * Returns the operand of `command`; empty when the command has none.
 * @param wanted description of the operand, such as `one id`; undefined when the command has none
 * @throws CommandError with the usage when the number of arguments is wrong, so that no argument is silently ignored
 */
export function operandOf(command: string, args: readonly string[], wanted: string | undefined): string {
  // An empty argument, such as a variable of the shell that is not set, is none: every id starts with it.
  const given = args.filter((argument) => argument !== '');
  if (given.length === (wanted === undefined ? 0 : 1)) return given[0] ?? '';
  throw misused(`${command} needs ${wanted ?? 'options only'}; arguments given: ${given.length}`);
}

type Values = ReturnType<typeof parseCommandLine>['values'];
export type OptionName = keyof Values;

/**
 * Refuses options that `command` does not support, so that no option is silently ignored: some commands delete data.
 * @throws CommandError with the usage
 */
export function refuseOthers(command: string, values: Values, supported: readonly OptionName[]): void {
  const other = (Object.keys(values) as OptionName[]).find((name) => !supported.includes(name));
  if (other !== undefined) throw misused(`${command} has no option --${other}`);
}

/**
 * Returns the value of an option, or undefined when it is absent.
 * @throws CommandError when the value is not one of `allowed`
 */
export function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  const found = allowed.find((item) => item === value);
  if (value !== undefined && found === undefined)
    throw new CommandError(`--${name} must be one of: ${allowed.join(', ')}`);
  return found;
}
