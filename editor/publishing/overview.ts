/** Collects the data of the publishing page. */
import { localTimeOf } from '../../shared/localTime.ts';
import { site } from '../../site.config.ts';
import type { Publisher } from './publisher.ts';
import type { Releases } from './releases.ts';
import type { PublishingState, Waiting } from './state.ts';
import { changedFiles, treeToPublish, waitingIn } from './waiting.ts';

export interface OverviewOptions {
  repository: string;
  publisher: Publisher;
  releases: Releases;
  /** Names of the accounts that may publish. */
  publishers: () => readonly string[];
}

/** Creates a function that returns the state. It reads the unpublished changes again only after a save or a publication. */
export function createOverview({
  repository,
  publisher,
  releases,
  publishers,
}: OverviewOptions): (mayPublish: boolean) => Promise<PublishingState> {
  let cached: { key: string; waiting: Promise<readonly Waiting[]> } | undefined;
  const waitingFor = (main: string, head: string): Promise<readonly Waiting[]> => {
    const key = `${main} ${head}`;
    if (cached?.key === key) return cached.waiting;
    const waiting = waitingIn(repository, main, head);
    cached = { key, waiting };
    // The next call tries again.
    waiting.catch(() => (cached = undefined));
    return waiting;
  };

  return async (mayPublish) => {
    // First: the page asks again only while something is running, and the rest may be older than the end of a publication.
    const { running, ended, remoteFault } = publisher;
    const { main, drafts: head } = await publisher.heads();
    const pagesOf = async (commit: string) => (await changedFiles(repository, main, commit)).length;
    const [live, plan] = [await releases.live(), await publisher.plan()];
    const all = await releases.list();
    const [stored, waiting, isBehind] = await Promise.all([
      Promise.all(
        all.map(async ({ id, at, by, commit }) => ({
          id,
          at,
          ...(by !== undefined && { by }),
          isLive: id === live?.id,
          pages: await pagesOf(commit),
        })),
      ),
      waitingFor(main, head),
      publisher.isBehind(),
    ]);
    // An older backup of the repository may not have the commit; then the publication will be refused.
    const planned = plan && {
      when: plan.when,
      who: plan.who,
      head: plan.head,
      pages: await pagesOf(await treeToPublish(repository, main, plan.head)).catch(() => 0),
    };
    return {
      head,
      waiting,
      isBehind,
      releases: stored,
      ...(planned && { plan: planned }),
      ...(running && { running }),
      ...(ended && { ended }),
      ...(remoteFault !== undefined && { remoteFault }),
      mayPublish,
      publishers: publishers(),
      now: localTimeOf(new Date()),
      timeZone: site.timeZone,
    };
  };
}
