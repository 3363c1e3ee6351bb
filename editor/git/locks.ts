/** Locks that git leaves where it is killed: nobody else removes them, and everything after them fails. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from './git.ts';

/** A git that outlived the service ends long before. */
const OLD_MS = 5000;
const LOOK_MS = 100;

/** Waits for the locks of the work tree `tree` and for those of `branches` until each is gone or belongs to nobody any more, and removes it then. */
export async function removeLocks(tree: string, branches: readonly string[]): Promise<void> {
  const folderOf = async (kind: string) => path.resolve(tree, (await git(tree, 'rev-parse', kind)).trim());
  const common = await folderOf('--git-common-dir');
  const shared = ['HEAD', 'packed-refs', ...branches.map((branch) => `refs/heads/${branch}`)];
  const own = await folderOf('--git-dir');
  const locks = [...shared.map((name) => path.join(common, `${name}.lock`)), ...(await locksIn(own))];
  for (const lock of locks) {
    while ((await ageOf(lock)) < OLD_MS) await wait(LOOK_MS);
    await rm(lock, { force: true });
  }
}

const locksIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.lock')).map((name) => path.join(folder, name));

/** In milliseconds; one that is gone is as old as can be. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
