/** Shared parts of the commands for the company's staff. */
import { SettingsError } from '../env.ts';
import { reasonOf } from '../log.ts';
import { StoreRefused } from '../store/database.ts';

/** The command cannot be executed; the message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Output {
  /** Result, on standard output. */
  write: (text: string) => void;
  /** Progress, on standard error. */
  progress: (text: string) => void;
}

/** Executes a command. Resolves with the exit code: 1 after a failure, whose reason was written to `output.progress`. */
export async function attempt(work: () => Promise<void>, output: Output): Promise<0 | 1> {
  try {
    await work();
    return 0;
  } catch (error) {
    const isExplained =
      error instanceof CommandError || error instanceof SettingsError || error instanceof StoreRefused;
    output.progress(`${isExplained ? error.message : reasonOf(error)}\n`);
    return 1;
  }
}

type Command = (argv: readonly string[], settings: NodeJS.ProcessEnv, output: Output) => Promise<0 | 1>;

/** Runs a command with the words, the settings and the streams of this process, which ends with its exit code. */
export async function runHere(command: Command): Promise<void> {
  // The reader of the output may stop early, as `head` does. Commands make their changes before they print, so nothing is left half done.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        process.stderr.write(`${reasonOf(error)}\n`);
        process.exitCode = 1;
      }
      process.exit();
    });
  process.exitCode = await command(process.argv.slice(2), process.env, {
    write: (text) => process.stdout.write(text),
    progress: (text) => process.stderr.write(text),
  });
}

/** The millisecond in ISO 8601, in UTC. */
export const isoTime = (time: number): string => new Date(time).toISOString();

/** The minute in ISO 8601, in UTC. */
export const isoMinute = (time: number): string => new Date(time).toISOString().slice(0, 16);

/** The short form of an id, as lists show it and commands accept it. */
export const shortId = (id: string): string => id.slice(0, 8);
