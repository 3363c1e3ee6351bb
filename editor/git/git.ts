/** Runs git, never through a shell. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LONGEST_OUTPUT = 64 * 1024 * 1024;

/** What git prints for `words` in `folder`. Rejects with what it says when it fails. */
export async function git(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: folder, maxBuffer: LONGEST_OUTPUT });
  return stdout;
}

/** True when git ends without an error. */
export const gitSucceeds = (folder: string, ...words: string[]): Promise<boolean> =>
  git(folder, ...words).then(
    () => true,
    () => false,
  );
