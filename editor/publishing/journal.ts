/**
 * The last part of a publication: the live site, the branch `main` and the drafts are changed one after another. The steps are written to a
 * journal first. After a crash the next start does the remaining steps, so that all three are consistent.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Audit } from '../audit.ts';
import { mergeWithoutChanges } from '../git/drafts.ts';
import { commitOf, contains } from '../git/git.ts';
import { moveBranch } from '../git/mainBranch.ts';
import type { Releases } from './releases.ts';
import { readJson, writeAtomically } from './atomicFile.ts';

const stepFile = z.object({
  /** `pulled`: `main` gets new commits of the remote, and the site does not change. */
  did: z.enum(['published', 'took back', 'pulled']),
  /** Name of the account. */
  who: z.string(),
  /** Id of the release that becomes the live site. */
  release: z.string().optional(),
  /** Commits of `main` before and after. */
  from: z.string(),
  to: z.string(),
});

/** The steps to do. */
export type Step = z.output<typeof stepFile>;

export interface JournalOptions {
  repository: string;
  branch: string;
  dataFolder: string;
  releases: Releases;
  audit: Audit;
  now: () => Date;
}

/** Writes the steps to the journal and does them. Only one run at a time, and no save during it. */
export async function runSteps(options: JournalOptions, step: Step): Promise<void> {
  writeAtomically(journalOf(options), step);
  await finish(options, step);
}

/** Does the remaining steps of a stopped process. Must run before the drafts are opened. */
export async function finishInterrupted(options: JournalOptions): Promise<void> {
  await options.releases.open();
  await finishRemaining(options);
  const { repository, branch, releases } = options;
  const live = await releases.live();
  // A release that is not in the branch was stored, but the process stopped before the journal was written: it was never live. The live one
  // is not in the branch either if the branch was moved by hand. If the repository was replaced by an older backup, it does not even have
  // the commit: then the site counts as built outside the service.
  for (const release of await releases.list()) {
    const isNeeded =
      release.id === live?.id
        ? (await commitOf(repository, release.commit)) !== undefined
        : await contains(repository, `refs/heads/${branch}`, release.commit);
    if (!isNeeded) await releases.remove(release);
  }
}

/** Does the remaining steps of the journal, if there is one: a step may have failed before, for example on a full disk. */
export async function finishRemaining(options: JournalOptions): Promise<void> {
  const step = await readJson(journalOf(options), stepFile);
  if (step) await finish(options, step);
}

const journalOf = ({ dataFolder }: JournalOptions): string => path.join(dataFolder, 'publishing.json');

/** Does all steps. Each one first checks whether it is already done. */
async function finish(options: JournalOptions, step: Step): Promise<void> {
  const { repository, branch, releases, audit, now } = options;
  const release = step.release === undefined ? undefined : await releases.find(step.release);
  if (release && (await releases.live())?.id !== release.id) await releases.makeLive(release);
  const main = await commitOf(repository, `refs/heads/${branch}`);
  // A branch that was moved by hand since then is not moved.
  if (main === step.from || main === step.to) await moveBranch(repository, branch, step.from, step.to);
  if (step.did !== 'pulled') await mergeWithoutChanges(repository, step.to, `Merge the ${DONE[step.did]} changes`);
  if (step.did === 'published') await releases.touch(now());
  audit({ who: step.who, did: DONE[step.did], what: [step.release, step.to].filter(Boolean).join(', ') });
  await rm(journalOf(options), { force: true });
}

/** The words of the audit log and of commits for each of `did`. */
const DONE = { published: 'published', 'took back': 'restored', pulled: 'pulled' } as const;
