/** The branch `drafts` in a work tree of its own: what editors have saved and nobody has published. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git, gitSucceeds } from './git.ts';

export const DRAFTS = 'drafts';

/** Folders of the repository that an editor sees. */
const SHOWN = ['content'];

/** A file of the last commit. */
export interface TreeFile {
  path: string;
  /** Of its bytes, as git names them. */
  sha: string;
  /** In bytes. */
  size: number;
}

export interface Author {
  name: string;
  email: string;
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
}

/**
 * Opens the work tree at `folder`, and makes it where there is none: branch `drafts` of the repository, from `main` on. What a process
 * that was stopped left half done there is thrown away, and what `main` has gained comes in. The work tree of the repository itself is
 * never touched. Rejects when `main` and the drafts contradict each other.
 */
export async function openDrafts(repository: string, folder: string, main: string): Promise<Drafts> {
  if (!existsSync(path.join(folder, '.git'))) {
    await git(repository, 'worktree', 'prune');
    const isKnown = await gitSucceeds(repository, 'rev-parse', '--verify', '--quiet', `refs/heads/${DRAFTS}`);
    await git(repository, 'worktree', 'add', ...(isKnown ? [folder, DRAFTS] : ['-b', DRAFTS, folder, main]));
  }
  await git(folder, 'reset', '--hard', '--quiet');
  await git(folder, 'clean', '-fdq', '--', 'content');
  const identity = identityOf({ name: 'Editing service', email: 'editor@localhost' });
  if (!(await gitSucceeds(folder, ...identity, 'merge', '--no-edit', '--quiet', main))) {
    await git(folder, 'merge', '--abort');
    throw new Error(`${main} and ${DRAFTS} changed the same lines: merge ${main} into ${DRAFTS} in ${folder}`);
  }
  return draftsIn(folder, main);
}

const identityOf = ({ name, email }: Author): string[] => ['-c', `user.name=${name}`, '-c', `user.email=${email}`];

function draftsIn(folder: string, main: string): Drafts {
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
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
      await git(folder, ...identityOf(author), 'commit', '--quiet', '--no-verify', '--message', message);
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
