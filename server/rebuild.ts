/** `npm start -- --rebuild daily`: builds the site each night, so that pages are published and removed on their dates. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localDayOf, localTimeOf } from '#shared/localTime.ts';
import { BUILD, BUILD_REST, isOurBuild, LAST } from './build.ts';
import { SettingsError } from './env.ts';
import { reasonOf, type Log } from './log.ts';
import { HOUR } from './time.ts';

/** Time of the daily build, in the company's time zone. */
const REBUILD_AT = '00:05';

/**
 * True when the command line requests a daily build. Throws SettingsError for unknown arguments, and when `directory` is not the output
 * folder of a build or the sources are missing.
 */
export function asksForRebuild(args: readonly string[], directory: string): boolean {
  const { rebuild } = parsed(args);
  if (rebuild === undefined) return false;
  if (rebuild !== 'daily') throw new SettingsError("--rebuild: must be 'daily'");
  if (!isOurBuild(directory))
    throw new SettingsError(`--rebuild: ${directory} is not the output folder of a build; see DIST_DIR`);
  if (!existsSync(BUILD))
    throw new SettingsError(`--rebuild: ${BUILD} does not exist; build in the folder of the project`);
  return true;
}

function parsed(args: readonly string[]): { rebuild?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { rebuild: { type: 'string' } } }).values;
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

interface RebuildOptions {
  /** Folder of the served build. */
  directory: string;
  /** Builds the site and replaces `directory`. Rejects with the reason when the build fails. */
  build: (signal: AbortSignal) => Promise<void>;
  /** Makes the server read the files again. */
  reload: () => Promise<void>;
  log: Log;
  now: () => Date;
  /** Resolves when the next check is due or `signal` aborts. A machine that was suspended builds late by at most this interval. */
  nextCheck: (signal: AbortSignal) => Promise<unknown>;
}

/** Completes a build whose pages are already served, and makes the server read the new files. Logs the reason when this fails. */
export async function finishBuild(
  {
    reload,
    log,
    build = (stop) => runBuild(stop, BUILD_REST),
  }: Pick<RebuildOptions, 'reload' | 'log'> & Partial<Pick<RebuildOptions, 'build'>>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await build(signal);
    await reload();
  } catch (error) {
    if (!signal.aborted) log.error('the rest of the build failed', { reason: reasonOf(error) });
  }
}

/**
 * Builds once a day, at the first check from 00:05 on, if the existing build is from an earlier day. A failed build is logged with its
 * reason and does not change the served files; the next attempt is on the next day. Ends when `signal` aborts.
 */
export async function keepRebuilding(
  { directory, build, reload, log, now, nextCheck }: RebuildOptions,
  signal: AbortSignal,
): Promise<void> {
  let tried = '';
  while (!signal.aborted) {
    const [day = '', time = ''] = localTimeOf(now()).split('T');
    if (time >= REBUILD_AT && tried !== day && (await dayOfBuild(directory)) < day) {
      tried = day;
      await build(signal).then(
        async () => {
          log.info('rebuilt');
          await reload();
        },
        (error: unknown) => {
          if (!signal.aborted)
            log.error('rebuild failed, the server keeps the previous files', { reason: reasonOf(error) });
        },
      );
    }
    await nextCheck(signal);
  }
}

/** Longer than any build takes. A build that ended shortly after midnight is treated as one of the day before, when it started. */
const MAX_BUILD_MS = HOUR;

/** The day on which the build in a folder started; empty without a build. */
const dayOfBuild = (directory: string): Promise<string> =>
  stat(join(directory, LAST)).then(
    ({ mtimeMs }) => localDayOf(new Date(mtimeMs - MAX_BUILD_MS)),
    () => '',
  );

/** Maximum number of characters of the build's output in the error. The content check prints its results at the end. */
const MAX_OUTPUT = 2000;

/** Runs a build as a separate process. Rejects with the end of its output when it fails; stops it when `signal` aborts. */
export const runBuild = (signal: AbortSignal, command: readonly string[] = [process.execPath, BUILD]): Promise<void> =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`the build ended with status ${status ?? 'unknown'}: ${output.trim()}`));
    });
  });
