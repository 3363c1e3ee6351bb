/** Runs git, never through a shell. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LONGEST_OUTPUT = 64 * 1024 * 1024;
/** What git says it has written is on the disk: a machine that loses its power keeps it. */
const SETTINGS = ['-c', 'core.fsync=committed,reference'];

interface Given {
  /** For its standard input. */
  input?: string;
  /** Settings of the environment besides those of the service. */
  env?: Readonly<Record<string, string>>;
}

/** What git prints for `words` in `folder`. Rejects with what it says when it fails. */
export const git = (folder: string, ...words: string[]): Promise<string> => gitWith(folder, {}, ...words);

/** As {@link git}, with something given to it. It asks nobody for a password. */
export async function gitWith(folder: string, { input, env }: Given, ...words: string[]): Promise<string> {
  const running = run('git', [...SETTINGS, ...words], {
    cwd: folder,
    maxBuffer: LONGEST_OUTPUT,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  });
  // Git may end before it has read all of it; what it says then is the reason.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** True when git ends without an error. */
export const gitSucceeds = (folder: string, ...words: string[]): Promise<boolean> =>
  git(folder, ...words).then(
    () => true,
    () => false,
  );

/** The commit that a name stands for; undefined where it stands for none. */
export const commitOf = (folder: string, name: string): Promise<string | undefined> =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
    (sha) => sha.trim(),
    () => undefined,
  );

/** True when `newer` holds all that `older` has. */
export const contains = (folder: string, newer: string, older: string): Promise<boolean> =>
  gitSucceeds(folder, 'merge-base', '--is-ancestor', older, newer);

/** The parts of what git prints with `-z`. */
export const partsOf = (output: string): string[] => output.split('\0').filter(Boolean);
