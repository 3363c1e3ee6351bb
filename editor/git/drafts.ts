/** The branch `drafts` in a work tree of its own: what editors have saved and nobody has published. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commitTree, Contradiction, identityOf, treeOf, type Author } from './commits.ts';
import { commitOf, contains, git, gitSucceeds, gitWith, partsOf } from './git.ts';
import { removeLocks, removeRefLocks } from './locks.ts';

export const DRAFTS = 'drafts';
const BRANCH = `refs/heads/${DRAFTS}`;
/** Names the start of the service that may move the drafts. */
const TURN = 'refs/editor/turn';

/** Folders of the repository that an editor sees, and that are published. */
export const SHOWN = ['content'];

/** A file of the last commit. */
export interface TreeFile {
  path: string;
  /** Of its bytes, as git names them. */
  sha: string;
  /** In bytes. */
  size: number;
}

/** A file with its new text; null where it goes. A picture comes with its bytes. */
export type Change = { path: string; text: string | null } | { path: string; bytes: Uint8Array };

export interface Drafts {
  /** The work tree. */
  folder: string;
  /** Name of the last commit, and what it says. */
  head: () => Promise<{ sha: string; message: string }>;
  /** Every file that an editor sees. */
  files: () => Promise<TreeFile[]>;
  /** The text of a file; undefined where there is none. */
  read: (file: string) => Promise<string | undefined>;
  /** The bytes of a file; undefined where there is none. */
  bytes: (file: string) => Promise<Buffer | undefined>;
  /** The text of a file as it is on `main`; undefined where there is none. */
  published: (file: string) => Promise<string | undefined>;
  /** Writes and commits the changes under the name of their author. */
  commit: (changes: readonly Change[], message: string, author: Author) => Promise<void>;
  /** The latest commits of a file, newest first. */
  history: (file: string) => Promise<{ sha: string; name: string; email: string; date: string }[]>;
  /** Runs jobs one after another: whoever reads the drafts in order to change them does it in a job. */
  alone: <Result>(job: () => Promise<Result>) => Promise<Result>;
  /** Takes in what a commit has and the drafts have not. Rejects with {@link Contradiction}, which names the files. */
  take: (commit: string) => Promise<void>;
}

/**
 * Opens the work tree at `folder`, and makes it where there is none: branch `drafts` of the repository, from `main` on. What a process
 * that was stopped left half done there is thrown away, and what `main` has gained comes in. The work tree of the repository itself is
 * never touched. Rejects with {@link Contradiction} when `main` and the drafts contradict each other.
 */
export async function openDrafts(repository: string, folder: string, main: string): Promise<Drafts> {
  if (!existsSync(path.join(folder, '.git'))) {
    // One that was cut off while it was made stays locked.
    await gitSucceeds(repository, 'worktree', 'unlock', folder);
    await git(repository, 'worktree', 'prune');
    const isKnown = await gitSucceeds(repository, 'rev-parse', '--verify', '--quiet', `refs/heads/${DRAFTS}`);
    await git(repository, 'worktree', 'add', ...(isKnown ? [folder, DRAFTS] : ['-b', DRAFTS, folder, main]));
  }
  await removeRefLocks(repository, [BRANCH, TURN]);
  const turn = await beginTurn(repository, main);
  await removeLocks(folder);
  // A git that outlived the last service may have begun since.
  if (!(await gitSucceeds(folder, 'reset', '--hard', '--quiet'))) {
    await removeLocks(folder);
    await git(folder, 'reset', '--hard', '--quiet');
  }
  await git(folder, 'clean', '-fdq', '--', ...SHOWN);
  const drafts = draftsIn(folder, main, turn);
  await drafts.take(main).catch((error: unknown) => {
    if (!(error instanceof Contradiction)) throw error;
    const where = `merge ${main} into ${DRAFTS} in ${folder}`;
    throw new Contradiction(`${main} and ${DRAFTS} changed the same lines of ${error.message}: ${where}`);
  });
  return drafts;
}

/** Who commits what no person has written. */
export const SERVICE: Author = { name: 'Editing service', email: 'editor@localhost' };

/**
 * Makes a commit a part of the drafts and leaves their words as they are: for a commit that has nothing besides what the drafts have, or
 * that takes back what they keep. Does nothing where it is a part already.
 */
export async function keepDrafts(repository: string, commit: string, message: string): Promise<void> {
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
 * From here on only this start of the service moves the drafts: a git that outlived the one before would leave the files of the work tree
 * behind. The name of the turn.
 */
async function beginTurn(repository: string, main: string): Promise<string> {
  const tree = await treeOf(repository, main);
  const turn = await commitTree(repository, { tree, parents: [], message: `Turn ${randomUUID()}`, author: SERVICE });
  await git(repository, 'update-ref', TURN, turn);
  return turn;
}

function draftsIn(folder: string, main: string, turn: string): Drafts {
  const at = (file: string) => path.join(folder, file);
  let last: Promise<unknown> = Promise.resolve();
  return {
    folder,
    alone(job) {
      const result = last.then(job);
      last = result.catch(() => undefined);
      return result;
    },
    async take(commit) {
      try {
        await git(folder, ...identityOf(SERVICE), 'merge', '--no-edit', '--quiet', commit);
      } catch (error) {
        const files = partsOf(await git(folder, 'diff', '--name-only', '--diff-filter=U', '-z'));
        await gitSucceeds(folder, 'merge', '--abort');
        throw files.length > 0 ? new Contradiction(files.join(', ')) : error;
      }
    },
    async head() {
      const [sha = '', message = ''] = (await git(folder, 'log', '-1', '--format=%H%n%s')).split('\n');
      return { sha, message };
    },
    async files() {
      const rows = await git(folder, 'ls-tree', '-r', '-l', '-z', 'HEAD', '--', ...SHOWN);
      return rows
        .split('\0')
        .filter(Boolean)
        .map((row) => {
          const [meta = '', file = ''] = row.split('\t');
          const [, , sha = '', size = '0'] = meta.split(/ +/);
          return { path: file, sha, size: Number(size) };
        });
    },
    read: (file) => readFile(at(file), 'utf8').catch(() => undefined),
    bytes: (file) => readFile(at(file)).catch(() => undefined),
    published: (file) => git(folder, 'show', `${main}:${file}`).catch(() => undefined),
    async commit(changes, message, author) {
      for (const change of changes) {
        const file = at(change.path);
        const held = 'bytes' in change ? change.bytes : change.text;
        if (held === null) await rm(file, { force: true });
        else {
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, held);
        }
      }
      await git(folder, 'add', '--all', '--', ...changes.map((change) => change.path));
      const tree = (await git(folder, 'write-tree')).trim();
      const head = (await git(folder, 'rev-parse', 'HEAD')).trim();
      const next = await commitTree(folder, { tree, parents: [head], message, author });
      const input = `start\nverify ${TURN} ${turn}\nupdate ${BRANCH} ${next} ${head}\ncommit\n`;
      await gitWith(folder, { input }, 'update-ref', '--stdin');
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
  };
}
