/** Creates the report of the counts: tables on standard output, and an HTML page in a file. */
import { writeFileSync } from 'node:fs';
import { site } from '#site.config';
import { parseEnv } from '../env.ts';
import { attempt, CommandError, type Output } from '../leads/command.ts';
import { createLog, reasonOf } from '../log.ts';
import { openExisting } from '../open.ts';
import { sumCounts, type Sums } from '../store/counts.ts';
import { readOptions, type ReportOptions } from './arguments.ts';
import { reportPage } from './page.ts';
import { summarize } from './summary.ts';
import { terminalReport } from './terminal.ts';

const OFF = 'counts is off in site.config.ts: nothing new is counted\n';

/**
 * Creates the report for the days in `argv`, with the settings of the server. Resolves with the exit code: 0, or 1 after an error, which
 * was written to `output.progress`.
 */
export const runReport = (argv: readonly string[], settings: NodeJS.ProcessEnv, output: Output): Promise<0 | 1> =>
  attempt(() => report(readOptions(argv), settings, output), output);

async function report(options: ReportOptions, settings: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const { from, to, rows, file } = options;
  const sums = await sumsOf(options, settings, output);
  if (!site.counts) output.progress(OFF);
  if (sums.names.length === 0) throw new CommandError(`nothing was counted from ${from} to ${to}`);
  const summary = summarize(sums, from, to);
  output.write(terminalReport(summary, rows));
  try {
    writeFileSync(file, reportPage(summary, rows));
  } catch (error) {
    throw new CommandError(`--file: ${reasonOf(error)}`);
  }
  output.progress(`\nwritten: ${file}\n`);
}

async function sumsOf({ from, to }: ReportOptions, settings: NodeJS.ProcessEnv, output: Output): Promise<Sums> {
  const { database } = await openExisting(parseEnv(settings), createLog('error', output.progress));
  try {
    return await sumCounts(database, from, to);
  } finally {
    await database.close();
  }
}
