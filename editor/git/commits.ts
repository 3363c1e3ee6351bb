/** Creates commits without a work tree, so that a kill of the service leaves no incomplete files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, gitWith, partsOf } from './git.ts';

export interface Author {
  name: string;
  email: string;
}

/** A merge conflict: two branches changed the same lines, and a person must resolve it. */
export class MergeConflict extends Error {
  override name = 'MergeConflict';
}

/** Options of git that set the committer to this author. */
export const identityOf = ({ name, email }: Author): string[] => [
  '-c',
  `user.name=${name}`,
  '-c',
  `user.email=${email}`,
];

/** The hash of the tree of a commit. */
export const treeOf = async (repository: string, commit: string): Promise<string> =>
  (await git(repository, 'rev-parse', `${commit}^{tree}`)).trim();

interface NewCommit {
  tree: string;
  parents: readonly string[];
  message: string;
  author: Author;
}

/** Creates a commit that is not on a branch yet. Resolves with its hash. */
export async function commitTree(repository: string, { tree, parents, message, author }: NewCommit): Promise<string> {
  const command = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message];
  return (await git(repository, ...identityOf(author), ...command)).trim();
}

/** The merged tree of two commits. Rejects with {@link MergeConflict}, whose message lists the files, if there are conflicts. */
export async function mergedTree(repository: string, ours: string, theirs: string): Promise<string> {
  const command = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
  // Git exits with 1 if there are conflicts, and still prints the files.
  const output = await git(repository, ...command).catch((error: unknown) => {
    if (typeof error === 'object' && error && 'code' in error && error.code === 1 && 'stdout' in error)
      return String(error.stdout);
    throw error;
  });
  const [tree = '', ...files] = partsOf(output);
  if (files.length > 0) throw new MergeConflict(files.join(', '));
  return tree;
}

/** The tree of the commit `base`, with `folders` replaced by those of the commit `other`. */
export async function treeWith(
  repository: string,
  base: string,
  other: string,
  folders: readonly string[],
): Promise<string> {
  const filesOf = async (commit: string) =>
    partsOf(await git(repository, 'ls-tree', '-r', '-z', commit, '--', ...folders));
  const removals = (await filesOf(base)).map((row) => `0 ${'0'.repeat(40)}\t${row.slice(row.indexOf('\t') + 1)}`);
  const rows = [...removals, ...(await filesOf(other))];
  const scratch = await mkdtemp(path.join(tmpdir(), 'editor-tree-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(scratch, 'index') };
    await gitWith(repository, { env }, 'read-tree', base);
    await gitWith(
      repository,
      { env, input: rows.map((row) => `${row}\0`).join('') },
      'update-index',
      '-z',
      '--index-info',
    );
    return (await gitWith(repository, { env }, 'write-tree')).trim();
  } finally {
    await rm(scratch, { recursive: true });
  }
}
