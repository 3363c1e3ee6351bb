/** Opens the drafts, the releases and the publisher. */
import path from 'node:path';
import { createAudit } from '../audit.ts';
import { findingsIn } from '../check/checker.ts';
import { openDrafts, type Drafts } from '../git/drafts.ts';
import { Accounts } from '../sign-in/accounts.ts';
import { createBuilder, type Builder } from './build.ts';
import { finishInterrupted } from './journal.ts';
import { Publisher } from './publisher.ts';
import { Releases } from './releases.ts';
import { createRemote } from './remote.ts';

export interface OpenOptions {
  repository: string;
  branch: string;
  /** Data folder of the service. */
  dataFolder: string;
  /** The folder that the server serves. */
  site: string;
  /** Name or address of a remote. */
  remote?: string | undefined;
  now?: () => Date;
  /** The folder `node_modules` for the build. Default: that of this project. */
  packages?: string;
  /** Default: the build of the repository, in a work tree of its own. */
  builder?: Builder;
}

export interface Publishing {
  drafts: Drafts;
  publisher: Publisher;
  releases: Releases;
}

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

/** Finishes an interrupted publication, and merges new commits of the remote. Rejects like {@link openDrafts}. */
export async function openPublishing(options: OpenOptions): Promise<Publishing> {
  const { repository, branch, dataFolder, site, remote, now = () => new Date(), packages = PACKAGES } = options;
  const releases = new Releases(path.join(dataFolder, 'releases'), site);
  const accounts = new Accounts(dataFolder);
  const journal = { repository, branch, dataFolder, releases, audit: createAudit(dataFolder), now };
  await finishInterrupted(journal);
  const drafts = await openDrafts(repository, path.join(dataFolder, 'drafts'), branch);
  const publisher = new Publisher({
    ...journal,
    drafts,
    builder: options.builder ?? createBuilder(repository, path.join(dataFolder, 'release'), packages),
    publishers: () => accounts.withRole('publisher'),
    findingsIn,
    ...(remote !== undefined && { remote: createRemote(repository, branch, remote) }),
  });
  // The page shows conflicts with the remote; the drafts can still be edited.
  await publisher.pull().catch(() => undefined);
  return { drafts, publisher, releases };
}
