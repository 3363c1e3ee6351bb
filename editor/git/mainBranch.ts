/** Moves the published branch, and updates the files of the work tree that has it checked out. */
import { git, gitWith, partsOf } from './git.ts';
import { removeLocks, removeRefLocks } from './locks.ts';

/** The work tree that has the branch checked out; undefined if there is none. */
async function treeOfBranch(repository: string, branch: string): Promise<string | undefined> {
  const trees = (await git(repository, 'worktree', 'list', '--porcelain')).split('\n\n');
  const tree = trees.find((lines) => lines.split('\n').includes(`branch refs/heads/${branch}`));
  return tree && /^worktree (.+)$/m.exec(tree)?.[1];
}

const changedBetween = async (repository: string, from: string, to: string): Promise<string[]> =>
  partsOf(await git(repository, 'diff', '--name-only', '--no-renames', '-z', from, to));

/** Files with uncommitted changes that would be overwritten if the branch moved to `to`. */
export async function uncommittedFilesIn(repository: string, branch: string, to: string): Promise<string[]> {
  const tree = await treeOfBranch(repository, branch);
  if (tree === undefined) return [];
  const changed = new Set(await changedBetween(tree, branch, to));
  const uncommitted = [
    await git(tree, 'diff', '--name-only', '--no-renames', '-z', 'HEAD'),
    await git(tree, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap(partsOf);
  return uncommitted.filter((file) => changed.has(file));
}

/**
 * Moves the branch from one commit to another, and updates only the files that differ in the work tree that has it checked out. After an
 * interruption it can be called again. Rejects if the branch is at neither of the two commits.
 */
export async function moveBranch(repository: string, branch: string, from: string, to: string): Promise<void> {
  const tree = await treeOfBranch(repository, branch);
  await removeRefLocks(repository, [`refs/heads/${branch}`]);
  if (tree !== undefined) await removeLocks(tree);
  const current = (await git(repository, 'rev-parse', `refs/heads/${branch}`)).trim();
  if (current !== to) await git(repository, 'update-ref', `refs/heads/${branch}`, to, from);
  if (tree === undefined) return;
  const changed = await changedBetween(tree, from, to);
  const existing = new Set(partsOf(await git(tree, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', to)));
  const runOn = async (files: readonly string[], ...args: string[]): Promise<void> => {
    if (files.length === 0) return;
    const input = files.map((file) => `${file}\0`).join('');
    const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    await gitWith(tree, { input }, '--literal-pathspecs', ...args, ...fromInput);
  };
  await runOn(
    changed.filter((file) => existing.has(file)),
    ...['restore', `--source=${to}`, '--staged', '--worktree'],
  );
  await runOn(
    changed.filter((file) => !existing.has(file)),
    ...['rm', '--force', '--quiet', '--ignore-unmatch'],
  );
}
