/** A remote repository: its `main` is merged here; our `main` and the drafts are pushed there. */
import { commitTree, MergeConflict, mergedTree } from '../git/commits.ts';
import { DRAFTS, SERVICE } from '../git/drafts.ts';
import { commitOf, contains, gitWith } from '../git/git.ts';
import { removeRefLocks } from '../git/locks.ts';

/** The ref with the fetched branch of the remote. */
const FETCHED = 'refs/editor/remote-main';

/** Milliseconds that a remote has to answer one command. The first push contains the whole history. */
const TIMEOUT_MS = 10 * 60_000;

export interface Remote {
  /**
   * Fetches, and creates the commit that `main` must move to; `to` is undefined if the remote has nothing new. Rejects with
   * {@link MergeConflict} for a merge conflict, and with the message of git if the remote cannot be reached.
   */
  fetch: () => Promise<{ to: string | undefined }>;
  /** Pushes `main` and the drafts if they have changed since the last push. Rejects with the message of git. */
  push: () => Promise<void>;
}

/**
 * @param address name of a remote of the repository, or an address for git
 * @param timeout milliseconds after which a command that got no answer fails, so that it does not block publications
 */
export function createRemote(repository: string, branch: string, address: string, timeout = TIMEOUT_MS): Remote {
  const remoteGit = (...args: string[]) => gitWith(repository, { timeout }, ...args);
  const own = `refs/heads/${branch}`;
  let pushed = '';
  return {
    async fetch() {
      // A new repository has no branch yet.
      const refs = await remoteGit('ls-remote', '--heads', '--', address, own);
      if (refs.trim() === '') return { to: undefined };
      await removeRefLocks(repository, [FETCHED]);
      await remoteGit('fetch', '--quiet', '--', address, `+${own}:${FETCHED}`);
      const [main = '', remoteMain = ''] = [await commitOf(repository, own), await commitOf(repository, FETCHED)];
      if (await contains(repository, main, remoteMain)) return { to: undefined };
      if (await contains(repository, remoteMain, main)) return { to: remoteMain };
      const tree = await mergedTree(repository, main, remoteMain);
      return {
        to: await commitTree(repository, {
          tree,
          parents: [main, remoteMain],
          message: `Merge ${branch} of the remote`,
          author: SERVICE,
        }),
      };
    },
    async push() {
      const drafts = `refs/heads/${DRAFTS}`;
      const heads = [await commitOf(repository, own), await commitOf(repository, drafts)].join(' ');
      if (heads === pushed) return;
      await remoteGit('push', '--quiet', '--', address, `${own}:${own}`, `${drafts}:${drafts}`);
      pushed = heads;
    },
  };
}

/** The reason of a failure of the remote, as a message. */
export function remoteMessage(error: unknown): string {
  if (error instanceof MergeConflict)
    return `The remote and this site changed the same lines of ${error.message}. The administrator of the service must merge them.`;
  if (error instanceof Error && 'killed' in error && error.killed)
    return 'The remote did not answer. The service tries again every 30 seconds.';
  const output = typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : String(error);
  // An address may contain a password.
  const lines = output
    .replaceAll(/\/\/[^@\s/]*@/g, '//')
    .split('\n')
    .filter((line) => /^(?:fatal|error|remote|ssh| ! )/.test(line));
  return `The remote could not be reached or refused the request: ${lines.slice(0, 3).join(' ').trim() || 'no reason given'}. The service tries again every 30 seconds.`;
}
