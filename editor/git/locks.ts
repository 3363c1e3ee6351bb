/** Lock files that remain when git is killed. Nothing else removes them, and later git commands fail because of them. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from './git.ts';

/** Age after which a lock file is removed. A git process that outlived the service ends much earlier. */
const OLD_MS = 5000;
const POLL_MS = 100;

/** Waits until git has removed each lock file of a work tree, or the file is so old that no process owns it; then removes it. */
export async function removeLocks(tree: string): Promise<void> {
  const folder = path.resolve(tree, (await git(tree, 'rev-parse', '--git-dir')).trim());
  const names = (await readdir(folder)).filter((name) => name.endsWith('.lock'));
  await removeOld(names.map((name) => path.join(folder, name)));
}

/** The same for the lock files of references, such as `refs/heads/main`. */
export async function removeRefLocks(repository: string, refs: readonly string[]): Promise<void> {
  const folder = path.resolve(repository, (await git(repository, 'rev-parse', '--git-common-dir')).trim());
  await removeOld(['HEAD', 'packed-refs', ...refs].map((name) => path.join(folder, `${name}.lock`)));
}

async function removeOld(locks: readonly string[]): Promise<void> {
  for (const lock of locks) {
    // After the clock was set back, the time of an old file is in the future.
    while (Math.abs(await ageOf(lock)) < OLD_MS) await wait(POLL_MS);
    await rm(lock, { force: true });
  }
}

/** Age in milliseconds; infinite if the file does not exist. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
