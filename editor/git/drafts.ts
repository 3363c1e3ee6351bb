/** The branch `drafts` in its own work tree: the changes that editors have saved but that are not published. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf } from '../../tools/content-check/records.ts';
import { commitTree, MergeConflict, identityOf, treeOf, type Author } from './commits.ts';
import { commitOf, contains, git, gitSucceeds, gitWith, partsOf } from './git.ts';
import { removeLocks, removeRefLocks } from './locks.ts';

/** Name of the branch. */
export const DRAFTS = 'drafts';
const BRANCH = `refs/heads/${DRAFTS}`;
/** Reference that identifies the start of the service that may change the drafts. */
const OWNER = 'refs/editor/owner';

/** Folders of the repository that editors see and that are published. */
export const PUBLISHED_FOLDERS = ['content'];

/** A file of the latest commit. */
export interface TreeFile {
  path: string;
  /** Git hash of its bytes. */
  sha: string;
  /** In bytes. */
  size: number;
}

/** A file with its new text, or null if it is deleted. A picture has bytes instead of a text. */
export type Change = { path: string; text: string | null } | { path: string; bytes: Uint8Array };

export interface Drafts {
  /** The work tree. */
  folder: string;
  /** Hash and subject of the latest commit. */
  head: () => Promise<{ sha: string; message: string }>;
  /** Every file that editors see. */
  files: () => Promise<TreeFile[]>;
  /** The text of a file, in the form of {@link textOf}; undefined if there is no such file. */
  read: (file: string) => Promise<string | undefined>;
  /** The text of a file of {@link files}, as {@link read} returns it, also while a save writes a newer text. */
  committed: (file: TreeFile) => Promise<string>;
  /** The bytes of a file; undefined if there is no such file. */
  bytes: (file: string) => Promise<Buffer | undefined>;
  /** The text of a file on `main`, as {@link read} returns it. */
  published: (file: string) => Promise<string | undefined>;
  /** Writes the changes and commits them in the name of the author. If this fails, no file is changed for later jobs. */
  commit: (changes: readonly Change[], message: string, author: Author) => Promise<void>;
  /** The latest commits of a file, newest first. */
  history: (file: string) => Promise<{ sha: string; name: string; email: string; date: string }[]>;
  /**
   * True if every commit that has changed the file since it had the git hash `sha` is by the author. If it never had it: every commit
   * since the file is at this path.
   */
  changedOnlyBy: (author: Author, file: string, sha: string) => Promise<boolean>;
  /** Runs one job at a time. Code that reads the drafts in order to change them must run in such a job. */
  runExclusively: <Result>(job: () => Promise<Result>) => Promise<Result>;
  /** Merges a commit into the drafts. Rejects with {@link MergeConflict}, whose message lists the files, if there are conflicts. */
  merge: (commit: string) => Promise<void>;
}

/** True for a work tree that its repository does not know any more, for example because a backup has replaced the repository. */
function isOrphaned(folder: string): boolean {
  const file = path.join(folder, '.git');
  if (!existsSync(file)) return false;
  return !existsSync(path.resolve(folder, readFileSync(file, 'utf8').replace('gitdir:', '').trim()));
}

/**
 * Opens the work tree at `folder`, or creates it: branch `drafts` of the repository, which starts from `main`. Discards uncommitted changes
 * of a process that was stopped, and merges the new commits of `main`. Never changes the repository's own work tree. Rejects with {@link
 * MergeConflict} if `main` and the drafts conflict.
 */
export async function openDrafts(repository: string, folder: string, main: string): Promise<Drafts> {
  if (isOrphaned(folder)) await rm(folder, { recursive: true });
  if (!existsSync(path.join(folder, '.git'))) {
    // A work tree whose creation was interrupted is still locked.
    await gitSucceeds(repository, 'worktree', 'unlock', folder);
    await git(repository, 'worktree', 'prune');
    const hasBranch = await gitSucceeds(repository, 'rev-parse', '--verify', '--quiet', BRANCH);
    await git(repository, 'worktree', 'add', ...(hasBranch ? [folder, DRAFTS] : ['-b', DRAFTS, folder, main]));
  }
  await removeRefLocks(repository, [BRANCH, OWNER]);
  const owner = await takeOwnership(repository, main);
  await discardChanges(folder);
  const drafts = draftsIn(folder, main, owner);
  await drafts.merge(main).catch((error: unknown) => {
    if (!(error instanceof MergeConflict)) throw error;
    const where = `merge ${main} into ${DRAFTS} in ${folder}`;
    throw new MergeConflict(`${main} and ${DRAFTS} changed the same lines of ${error.message}: ${where}`);
  });
  return drafts;
}

/** Discards uncommitted changes of the work tree. */
async function discardChanges(folder: string): Promise<void> {
  await removeLocks(folder);
  // A git process of the previous service may have started in the meantime.
  if (!(await gitSucceeds(folder, 'reset', '--hard', '--quiet'))) {
    await removeLocks(folder);
    await git(folder, 'reset', '--hard', '--quiet');
  }
  await git(folder, 'clean', '-fdq', '--', ...PUBLISHED_FOLDERS);
}

/** The author of commits that the service creates itself. */
export const SERVICE: Author = { name: 'Editing service', email: 'editor@localhost' };

/**
 * Makes a commit an ancestor of the drafts without changing their files. Use it for a commit that adds nothing to the drafts, or that
 * reverts changes which the drafts keep. Does nothing if the commit is already an ancestor.
 */
export async function mergeWithoutChanges(repository: string, commit: string, message: string): Promise<void> {
  if (await contains(repository, BRANCH, commit)) return;
  await removeRefLocks(repository, [BRANCH]);
  const [head = '', tree] = [await commitOf(repository, BRANCH), await treeOf(repository, BRANCH)];
  const isSame = (await contains(repository, commit, head)) && (await treeOf(repository, commit)) === tree;
  const next = isSame
    ? commit
    : await commitTree(repository, { tree, parents: [head, commit], message, author: SERVICE });
  await git(repository, 'update-ref', BRANCH, next, head);
}

/**
 * After this, only this start of the service can change the drafts. Otherwise a git process of the previous service could move the branch,
 * and the files of the work tree would be older than the branch. Resolves with the hash that identifies this start.
 */
async function takeOwnership(repository: string, main: string): Promise<string> {
  const tree = await treeOf(repository, main);
  const owner = await commitTree(repository, { tree, parents: [], message: `Owner ${randomUUID()}`, author: SERVICE });
  await git(repository, 'update-ref', OWNER, owner);
  return owner;
}

/** The hash by which git names a file with these bytes. */
const blobId = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

function draftsIn(folder: string, main: string, owner: string): Drafts {
  const at = (file: string) => path.join(folder, file);
  let last: Promise<unknown> = Promise.resolve();
  /** True after a failed commit or merge, until its changes are discarded. */
  let hasRemains = false;

  /** Discards the changes of a failed commit or merge: the next save would find its text in the work tree already and make no commit. */
  async function discardRemains(): Promise<void> {
    if (!hasRemains) return;
    // Another start of the service may be writing there now: it keeps its changes.
    if ((await git(folder, 'rev-parse', OWNER)).trim() === owner) await discardChanges(folder);
    hasRemains = false;
  }

  async function commit(changes: readonly Change[], message: string, author: Author): Promise<void> {
    for (const change of changes) {
      const file = at(change.path);
      const content = 'bytes' in change ? change.bytes : change.text;
      if (content === null) await rm(file, { force: true });
      else {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    }
    await git(folder, 'add', '--all', '--', ...changes.map((change) => change.path));
    const tree = (await git(folder, 'write-tree')).trim();
    const head = (await git(folder, 'rev-parse', 'HEAD')).trim();
    const next = await commitTree(folder, { tree, parents: [head], message, author });
    const input = `start\nverify ${OWNER} ${owner}\nupdate ${BRANCH} ${next} ${head}\ncommit\n`;
    await gitWith(folder, { input }, 'update-ref', '--stdin');
  }

  return {
    folder,
    runExclusively(job) {
      const result = last.then(discardRemains).then(job);
      last = result.catch(() => undefined);
      return result;
    },
    async merge(commit) {
      try {
        await git(folder, ...identityOf(SERVICE), 'merge', '--no-edit', '--quiet', commit);
      } catch (error) {
        const files = partsOf(await git(folder, 'diff', '--name-only', '--diff-filter=U', '-z'));
        await gitSucceeds(folder, 'merge', '--abort');
        if (files.length > 0) throw new MergeConflict(files.join(', '));
        // For example a full disk: some files may be written.
        hasRemains = true;
        await discardRemains().catch(console.error);
        throw error;
      }
    },
    async head() {
      const [sha = '', message = ''] = (await git(folder, 'log', '-1', '--format=%H%n%s')).split('\n');
      return { sha, message };
    },
    async files() {
      const rows = await git(folder, 'ls-tree', '-r', '-l', '-z', 'HEAD', '--', ...PUBLISHED_FOLDERS);
      return partsOf(rows).map((row) => {
        const [meta = '', file = ''] = row.split('\t');
        const [, , sha = '', size = '0'] = meta.split(/ +/);
        return { path: file, sha, size: Number(size) };
      });
    },
    read: (file) => readFile(at(file)).then(textOf, () => undefined),
    async committed({ path: file, sha }) {
      const bytes = await readFile(at(file)).catch(() => undefined);
      // Reading the work tree is much faster than a git command.
      return textOf(bytes && blobId(bytes) === sha ? bytes : await git(folder, 'cat-file', 'blob', sha));
    },
    bytes: (file) => readFile(at(file)).catch(() => undefined),
    published: (file) => git(folder, 'show', `${main}:${file}`).then(textOf, () => undefined),
    async commit(...commitArguments) {
      try {
        await commit(...commitArguments);
      } catch (error) {
        hasRemains = true;
        // If this fails too, for example on a full disk, the next job tries it again.
        await discardRemains().catch(console.error);
        throw error;
      }
    },
    async history(file) {
      const rows = await git(folder, 'log', '-20', '--follow', '--format=%H%x09%an%x09%ae%x09%aI', '--', file);
      return rows
        .split('\n')
        .filter(Boolean)
        .map((row) => {
          const [sha = '', name = '', email = '', date = ''] = row.split('\t');
          return { sha, name, email, date };
        });
    },
    async changedOnlyBy(author, file, sha) {
      // Git removes some characters from names, such as a period at the end. An account that was added again may have another address.
      const own = (await git(folder, ...identityOf(author), 'var', 'GIT_AUTHOR_IDENT')).replace(/ <.*\n/, '');
      const log = await git(folder, 'log', '--raw', '--no-abbrev', '--format=%x00%an', '--', file);
      for (const commit of partsOf(log)) {
        const [, by, before = ''] = /^(.*)\n\n:\d+ \d+ (\w+) /.exec(commit) ?? [];
        if (by !== own) return false;
        // Commits before the one that has created the file, from no hash, are of a deleted file that was at this path.
        if (before === sha || /^0+$/.test(before)) return true;
      }
      return false;
    },
  };
}
