/**
 * The last part of a publication: the site that visitors see, the branch `main` and the drafts change one after another. What is to be done
 * is written down first. A start after a stop in the middle does the rest, so that all three say the same.
 */
import path from 'node:path';
import { z } from 'zod';
import type { Audit } from '../audit.ts';
import { keepDrafts } from '../git/drafts.ts';
import { commitOf, contains } from '../git/git.ts';
import { moveBranch } from '../git/mainBranch.ts';
import type { Releases } from './releases.ts';
import { readWhole, removeFile, writeWhole } from './wholeFile.ts';

const stepFile = z.object({
  /** `pulled`: `main` gets what a remote has gained, and the site stays. */
  did: z.enum(['published', 'took back', 'pulled']),
  /** Name of the account. */
  who: z.string(),
  /** Id of the release that visitors are to see. */
  release: z.string().optional(),
  /** Where `main` is before and after. */
  from: z.string(),
  to: z.string(),
});

/** What is to be done. */
export type Step = z.output<typeof stepFile>;

export interface JournalOptions {
  repository: string;
  branch: string;
  dataFolder: string;
  releases: Releases;
  audit: Audit;
  now: () => Date;
}

/** Writes down what is to be done, and does it. Only one at a time, and nobody saves meanwhile. */
export async function carryOut(options: JournalOptions, step: Step): Promise<void> {
  await writeWhole(journalOf(options), step);
  await finish(options, step);
}

/** Does the rest of what a stopped process has begun. Comes before the drafts are opened. */
export async function finishInterrupted(options: JournalOptions): Promise<void> {
  await options.releases.open();
  await finishRest(options);
  // A release that was kept, and whose publication was cut off before it was written down, nobody has ever seen.
  const { repository, branch, releases } = options;
  for (const release of await releases.list())
    if (!(await contains(repository, `refs/heads/${branch}`, release.commit))) await releases.remove(release);
}

/** Does the rest of what has been written down, if there is any: also where a part has failed, such as on a full disk. */
export async function finishRest(options: JournalOptions): Promise<void> {
  const step = await readWhole(journalOf(options), stepFile);
  if (step) await finish(options, step);
}

const journalOf = ({ dataFolder }: JournalOptions): string => path.join(dataFolder, 'publishing.json');

/** Each part looks whether it is done already. */
async function finish(options: JournalOptions, step: Step): Promise<void> {
  const { repository, branch, releases, audit, now } = options;
  const release = step.release === undefined ? undefined : await releases.find(step.release);
  if (release && (await releases.live())?.id !== release.id) await releases.show(release);
  const main = await commitOf(repository, `refs/heads/${branch}`);
  // Somebody who has moved it by hand since then has decided.
  if (main === step.from || main === step.to) await moveBranch(repository, branch, step.from, step.to);
  if (step.did !== 'pulled') await keepDrafts(repository, step.to, `Take in what was ${WORDS[step.did]}`);
  if (step.did === 'published') await releases.touch(now());
  audit({ who: step.who, did: step.did, what: [step.release, step.to].filter(Boolean).join(', ') });
  await removeFile(journalOf(options));
}

const WORDS = { published: 'published', 'took back': 'taken back' } as const;
