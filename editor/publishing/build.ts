/** Builds a commit in a work tree of its own. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { git, gitSucceeds } from '../git/git.ts';
import { removeLocks } from '../git/locks.ts';

/** Progress of a build, from the line that `tools/build/main.ts` prints at the start of each part. */
export interface Progress {
  /** From 1. */
  part: number;
  parts: number;
  name: string;
}

const PART = /^\[(\d+)\/(\d+)\] (.+)$/;

/** A build that has failed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
  /** The end of its output. */
  readonly output: string;

  constructor(output: string) {
    super('The build failed');
    this.output = output;
  }
}

/** Maximum length of the stored output, in characters. */
const MAX_OUTPUT = 2000;

export interface Builder {
  /** The work tree. */
  folder: string;
  /**
   * Builds a commit. Resolves with the folder of the built site, and rejects with {@link BuildFailed}. `onProgress` is called when a part
   * begins.
   */
  build: (commit: string, onProgress: (progress: Progress) => void) => Promise<string>;
  /** Stops a running build. */
  stop: () => void;
}

/**
 * A builder in the work tree `folder` of the repository.
 * @param packages the folder `node_modules` that the build uses
 */
export function createBuilder(repository: string, folder: string, packages: string): Builder {
  let stop = (): void => undefined;
  return {
    folder,
    async build(commit, onProgress) {
      await checkOut(repository, folder, commit);
      await linkPackages(packages, path.join(folder, 'node_modules'));
      const site = path.join(folder, 'dist');
      await rm(site, { recursive: true, force: true });
      await new Promise<void>((resolve, reject) => {
        const child = fork(path.join(import.meta.dirname, 'builder.ts'), {
          cwd: folder,
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        });
        stop = () => {
          if (child.connected) child.disconnect();
        };
        let output = '';
        const read = (line: string): void => {
          const [, part, parts, name = ''] = PART.exec(line) ?? [];
          if (part === undefined) output = `${output}${line}\n`.slice(-MAX_OUTPUT);
          else onProgress({ part: Number(part), parts: Number(parts), name });
        };
        for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', read);
        child.once('error', reject);
        child.once('close', (code) => (code === 0 ? resolve() : reject(new BuildFailed(output.trim()))));
      });
      if (!existsSync(path.join(site, 'index.html'))) throw new BuildFailed('The build has written no home page.');
      return site;
    },
    stop: () => stop(),
  };
}

/** Caches of earlier builds, which are not deleted between builds. */
const KEPT = ['node_modules', '.cache'];

/** Checks out the files of a commit and deletes all others. A broken work tree is created again. */
async function checkOut(repository: string, folder: string, commit: string): Promise<void> {
  const hasTree = existsSync(path.join(folder, '.git')) && (await gitSucceeds(folder, 'rev-parse', '--git-dir'));
  if (hasTree) await removeLocks(folder);
  if (!hasTree || !(await gitSucceeds(folder, 'checkout', '--quiet', '--force', '--detach', commit))) {
    await rm(folder, { recursive: true, force: true });
    await gitSucceeds(repository, 'worktree', 'unlock', folder);
    await git(repository, 'worktree', 'prune');
    await git(repository, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  }
  await git(folder, 'clean', '-fdq', ...KEPT.flatMap((name) => ['-e', name]));
}

/**
 * Creates in the folder `to` a link to each package of `from`. Packages of the project itself are relative links there, so in `to` they
 * lead to the packages of the work tree. Entries of `to` whose names begin with a dot are caches of builds and are not deleted.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const old = (await readdir(to)).filter((name) => !name.startsWith('.'));
  await Promise.all(old.map((name) => rm(path.join(to, name), { recursive: true })));
  for (const entry of existsSync(from) ? await readdir(from, { withFileTypes: true }) : []) {
    const [source, place] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name.startsWith('.')) continue;
    if (entry.name.startsWith('@')) await linkPackages(source, place);
    else await symlink(entry.isSymbolicLink() ? await readlink(source) : source, place);
  }
}
