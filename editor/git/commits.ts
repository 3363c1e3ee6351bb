/** Commits that are made without a work tree, so that nothing is half done where the service is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, gitWith, partsOf } from './git.ts';

export interface Author {
  name: string;
  email: string;
}

/** Two branches that changed the same lines: a person has to say what counts. */
export class Contradiction extends Error {
  override name = 'Contradiction';
}

/** Settings that make an author the one who commits. */
export const identityOf = ({ name, email }: Author): string[] => [
  '-c',
  `user.name=${name}`,
  '-c',
  `user.email=${email}`,
];

/** The name of the files that a commit has. */
export const treeOf = async (repository: string, commit: string): Promise<string> =>
  (await git(repository, 'rev-parse', `${commit}^{tree}`)).trim();

interface NewCommit {
  tree: string;
  parents: readonly string[];
  message: string;
  author: Author;
}

/** Makes a commit that belongs to no branch yet; its name. */
export async function commitTree(repository: string, { tree, parents, message, author }: NewCommit): Promise<string> {
  const words = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message];
  return (await git(repository, ...identityOf(author), ...words)).trim();
}

/** The files of two commits together. Rejects with {@link Contradiction}, which names the files, where they do not go together. */
export async function mergedTree(repository: string, ours: string, theirs: string): Promise<string> {
  const words = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
  // It ends with 1 where there are contradictions, and prints them all the same.
  const output = await git(repository, ...words).catch((error: unknown) => {
    if (typeof error === 'object' && error && 'code' in error && error.code === 1 && 'stdout' in error)
      return String(error.stdout);
    throw error;
  });
  const [tree = '', ...files] = partsOf(output);
  if (files.length > 0) throw new Contradiction(files.join(', '));
  return tree;
}

/** The files of the commit `base`, but those in `folders` as the commit `other` has them. */
export async function treeWith(
  repository: string,
  base: string,
  other: string,
  folders: readonly string[],
): Promise<string> {
  const filesOf = async (commit: string) =>
    partsOf(await git(repository, 'ls-tree', '-r', '-z', commit, '--', ...folders));
  const gone = (await filesOf(base)).map((row) => `0 ${'0'.repeat(40)}\t${row.slice(row.indexOf('\t') + 1)}`);
  const rows = [...gone, ...(await filesOf(other))];
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
