/** Locks that git leaves where it is killed: nobody else removes them, and everything after them fails. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { git } from './git.ts';

/** A git that outlived the service ends long before. */
const OLD_MS = 5000;
const LOOK_MS = 100;

/** Removes the locks of a work tree: each when it is gone by itself, or belongs to nobody any more. */
export async function removeLocks(tree: string): Promise<void> {
  const folder = path.resolve(tree, (await git(tree, 'rev-parse', '--git-dir')).trim());
  const names = (await readdir(folder)).filter((name) => name.endsWith('.lock'));
  await removeOld(names.map((name) => path.join(folder, name)));
}

/** The same for the locks of references, such as `refs/heads/main`. */
export async function removeRefLocks(repository: string, refs: readonly string[]): Promise<void> {
  const folder = path.resolve(repository, (await git(repository, 'rev-parse', '--git-common-dir')).trim());
  await removeOld(['HEAD', 'packed-refs', ...refs].map((name) => path.join(folder, `${name}.lock`)));
}

async function removeOld(locks: readonly string[]): Promise<void> {
  for (const lock of locks) {
    while ((await ageOf(lock)) < OLD_MS) await wait(LOOK_MS);
    await rm(lock, { force: true });
  }
}

/** In milliseconds; one that is gone is as old as can be. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
