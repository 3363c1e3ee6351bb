/** Shared parts of the commands for the company's staff. */
import { SettingsError } from '../env.ts';
import { reasonOf } from '../log.ts';
import { StoreRefused } from '../store/database.ts';

/** The command cannot be executed; the message contains the reason. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Returns the result of `parse`, which calls `parseArgs`. Throws CommandError with `usage` when an option is unknown or incomplete. */
export function orUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const isMisuse = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
    throw isMisuse ? new CommandError(`${error.message}\n\n${usage}`) : error;
  }
}

export interface Output {
  /** Result, on standard output. */
  write: (text: string) => void;
  /** Progress, on standard error. */
  progress: (text: string) => void;
}

/** Executes a command. Resolves with the exit code: 0, or 1 after an error, which was written to `output.progress`. Never rejects. */
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

/** Runs a command with the arguments, environment and output streams of this process, and sets the exit code of the process. */
export async function runHere(command: Command): Promise<void> {
  // EPIPE: the reader has closed the output, as `head` does. Commands make their changes before they print, so no change is lost.
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
