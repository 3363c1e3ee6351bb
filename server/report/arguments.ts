/** The command-line arguments after `npm run report --`. */
import { parseArgs } from 'node:util';
import { CommandError, orUsage } from '../leads/command.ts';
import { visible } from '../leads/visible.ts';
import { dayOf } from '../time.ts';

const USAGE = `npm run report -- --from <day> --to <day> [--rows <n>] [--file <file>]

  --from, --to   first and last day, such as 2026-11-01, in UTC
  --rows         most rows of a table, 20 without it
  --file         where the page is written, report-<from>-<to>.html without it
`;

export interface ReportOptions {
  /** First and last day, as `2026-03-01`. */
  from: string;
  to: string;
  /** Maximum number of rows in a table. */
  rows: number;
  /** File to which the page is written. */
  file: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayIn(name: 'from' | 'to', text: string | undefined): string {
  if (text === undefined) throw new CommandError(`--${name} is missing\n\n${USAGE}`);
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  // `Date.parse` reads 30 February as a day of March.
  if (Number.isNaN(time) || dayOf(time) !== text)
    throw new CommandError(`--${name} must be a day such as 2026-11-01, and is '${visible(text)}'`);
  return text;
}

/**
 * Reads the options from the command-line arguments.
 * @throws CommandError that names the wrong option
 */
export function readOptions(argv: readonly string[]): ReportOptions {
  const text = { type: 'string' } as const;
  const { values } = orUsage(USAGE, () =>
    parseArgs({ args: [...argv], options: { from: text, to: text, rows: text, file: text } }),
  );
  const { from: first, to: last, rows: most = '20', file } = values;
  const [from, to] = [dayIn('from', first), dayIn('to', last)];
  if (from > to) throw new CommandError(`--from is ${from}, after --to, which is ${to}`);
  const rows = /^\d{1,4}$/.test(most) ? Number(most) : 0;
  if (rows < 1) throw new CommandError(`--rows must be a number from 1 to 9999, and is '${visible(most)}'`);
  return { from, to, rows, file: file ?? `report-${from}-${to}.html` };
}
