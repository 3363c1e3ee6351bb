/** A remote repository: its `main` is merged here; our `main` and the drafts are pushed there. */
import { commitTree, MergeConflict, mergedTree } from '../git/commits.ts';
import { DRAFTS, SERVICE } from '../git/drafts.ts';
import { commitOf, contains, git } from '../git/git.ts';

/** The ref with the fetched branch of the remote. */
const FETCHED = 'refs/editor/remote-main';

export interface Remote {
  /**
   * Fetches, and creates the commit that `main` must move to; `to` is undefined if the remote has nothing new. Rejects with
   * {@link MergeConflict} for a merge conflict, and with the message of git if the remote cannot be reached.
   */
  fetch: () => Promise<{ to: string | undefined }>;
  /** Pushes `main` and the drafts if they have changed since the last push. Rejects with the message of git. */
  push: () => Promise<void>;
}

/** @param address name of a remote of the repository, or an address for git */
export function createRemote(repository: string, branch: string, address: string): Remote {
  const own = `refs/heads/${branch}`;
  let sent = '';
  return {
    async fetch() {
      // A new repository has no branch yet.
      const there = await git(repository, 'ls-remote', '--heads', '--', address, own);
      if (there.trim() === '') return { to: undefined };
      await git(repository, 'fetch', '--quiet', '--', address, `+${own}:${FETCHED}`);
      const [main = '', theirs = ''] = [await commitOf(repository, own), await commitOf(repository, FETCHED)];
      if (await contains(repository, main, theirs)) return { to: undefined };
      if (await contains(repository, theirs, main)) return { to: theirs };
      const tree = await mergedTree(repository, main, theirs);
      return {
        to: await commitTree(repository, {
          tree,
          parents: [main, theirs],
          message: `Take in ${branch} of the remote`,
          author: SERVICE,
        }),
      };
    },
    async push() {
      const drafts = `refs/heads/${DRAFTS}`;
      const heads = [await commitOf(repository, own), await commitOf(repository, drafts)].join(' ');
      if (heads === sent) return;
      await git(repository, 'push', '--quiet', '--', address, `${own}:${own}`, `${drafts}:${drafts}`);
      sent = heads;
    },
  };
}

/** The reason of a failure of the remote, as a message. */
export function remoteWords(error: unknown): string {
  if (error instanceof MergeConflict)
    return `The remote and this site changed the same lines of ${error.message}. Whoever runs the site has to merge them by hand.`;
  const output = typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : String(error);
  // An address may contain a password.
  const lines = output
    .replaceAll(/\/\/[^@\s/]*@/g, '//')
    .split('\n')
    .filter((line) => /^(?:fatal|error|remote|ssh| ! )/.test(line));
  return `The remote could not be reached, or refused: ${lines.slice(0, 3).join(' ').trim() || 'no reason given'}. It is tried again every 30 seconds.`;
}
