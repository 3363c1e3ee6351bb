/** Runs git, always without a shell. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Git flushes its files to the disk, so that they survive a power failure. */
const SETTINGS = ['-c', 'core.fsync=committed,reference'];

interface RunOptions {
  /** Text for the standard input. */
  input?: string;
  /** Environment variables in addition to those of the service. */
  env?: Readonly<Record<string, string>>;
  /** After so many milliseconds git is stopped, and its error has `killed: true`. Default: it may run forever. */
  timeout?: number;
}

/** The standard output of git with the arguments `args` in `folder`. Rejects with git's error if it fails. */
export const git = (folder: string, ...args: string[]): Promise<string> => gitWith(folder, {}, ...args);

/** Like {@link git}, with options. Git never prompts for a password. */
export async function gitWith(folder: string, { input, env, timeout }: RunOptions, ...args: string[]): Promise<string> {
  const running = run('git', [...SETTINGS, ...args], {
    cwd: folder,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  });
  // Git may exit before it has read the whole input; then the error of git itself is reported.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** True if git exits without an error. */
export const gitSucceeds = (folder: string, ...args: string[]): Promise<boolean> =>
  git(folder, ...args).then(
    () => true,
    () => false,
  );

/** The commit of a name; undefined if the name is unknown. */
export const commitOf = (folder: string, name: string): Promise<string | undefined> =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
    (sha) => sha.trim(),
    () => undefined,
  );

/** True if `older` is `newer` or one of its ancestors. */
export const contains = (folder: string, newer: string, older: string): Promise<boolean> =>
  gitSucceeds(folder, 'merge-base', '--is-ancestor', older, newer);

/** The parts of an output that git separates by NUL (`-z`). */
export const partsOf = (output: string): string[] => output.split('\0').filter(Boolean);
