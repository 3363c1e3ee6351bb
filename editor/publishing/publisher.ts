/** Publishes the drafts, now or on a schedule, and restores earlier releases. One action at a time. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { localTimeOf } from '../../shared/localTime.ts';
import { counted } from '../../shared/plural.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import { findingLines } from '../fields/pageTitles.ts';
import { commitTree, MergeConflict, mergedTree, treeOf, treeWith, type Author } from '../git/commits.ts';
import { DRAFTS, PUBLISHED_FOLDERS, type Drafts } from '../git/drafts.ts';
import { commitOf, contains } from '../git/git.ts';
import { uncommittedFilesIn } from '../git/mainBranch.ts';
import { readRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { BuildFailed, type Builder, type Progress } from './build.ts';
import { runSteps, finishRemaining, type JournalOptions } from './journal.ts';
import { readPlan, removePlan, writePlan, type StoredPlan } from './plan.ts';
import { remoteMessage, type Remote } from './remote.ts';
import type { Ended, Running } from './state.ts';
import { changedFiles } from './waiting.ts';

interface PublisherOptions extends JournalOptions {
  drafts: Drafts;
  builder: Builder;
  remote?: Remote;
  /** Names of the accounts that may publish. */
  publishers: () => readonly string[];
  /** The findings of the content check for a work tree. */
  findingsIn: (folder: string) => Promise<Finding[]>;
}

/** Why an action was not done, as a message for the publisher. */
export class PublishingRefused extends Error {
  override name = 'PublishingRefused';
}

const SITE_UNCHANGED = 'The live site has not changed.';

/** Publishes the drafts of a repository and restores releases. The running action and the last result are kept in memory. */
export class Publisher {
  readonly #options: PublisherOptions;
  #running: Running | undefined;
  #ended: Ended | undefined;
  #remoteFault: string | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #isStopped = false;
  #isPushing = false;

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** The running action. */
  get running(): Running | undefined {
    return this.#running;
  }

  /** The result of the last action. */
  get ended(): Ended | undefined {
    return this.#ended;
  }

  /** Why the last fetch from or push to the remote failed. */
  get remoteFault(): string | undefined {
    return this.#remoteFault;
  }

  /** The scheduled publication. */
  plan(): Promise<StoredPlan | undefined> {
    return readPlan(this.#options.dataFolder);
  }

  /** The last commits of `main` and of the drafts. */
  async heads(): Promise<{ main: string; drafts: string }> {
    const { repository, branch } = this.#options;
    const [main = '', drafts = ''] = await Promise.all([
      commitOf(repository, `refs/heads/${branch}`),
      commitOf(repository, `refs/heads/${DRAFTS}`),
    ]);
    return { main, drafts };
  }

  /** True when the site was not built from the files of `main`. For a site that was built elsewhere this is unknown. */
  async isBehind(): Promise<boolean> {
    const { repository, releases } = this.#options;
    const [{ main }, live] = [await this.heads(), await releases.live()];
    return live !== undefined && (await treeOf(repository, live.commit)) !== (await treeOf(repository, main));
  }

  /**
   * Starts to publish the drafts of the commit `head`. The build takes minutes: `running` and `ended` have its progress and result. Throws
   * {@link PublishingRefused} while another action is running.
   */
  publish(who: Author, head: string): void {
    this.#start(who, () => this.#publish(who, head));
  }

  /**
   * Starts to restore an earlier release: `main` gets its content, and the reverted changes are unpublished in the drafts. Throws
   * {@link PublishingRefused} while another action is running.
   */
  restore(who: Author, id: string): void {
    this.#start(who, () => this.#restore(who, id));
  }

  /** Schedules a publication of the drafts of the commit `head`. Rejects with {@link PublishingRefused} for a time in the past. */
  async schedule(who: Author, head: string, when: string): Promise<void> {
    const { now, audit, dataFolder } = this.#options;
    if (when <= localTimeOf(now())) throw new PublishingRefused('This time is in the past. Choose a later one.');
    await this.#refuseUnknown(head);
    writePlan(dataFolder, { when, who: who.name, email: who.email, head });
    audit({ who: who.name, did: 'planned', what: when });
  }

  /**
   * Cancels the schedule. Does nothing if there is none.
   * @param seen the schedule that the user saw: rejects with {@link PublishingRefused} if there is another one now, or if it is due and a
   *   publication is running
   */
  async cancelPlan(who: Author, seen?: Pick<StoredPlan, 'head' | 'when'>): Promise<void> {
    const plan = await this.plan();
    if (!plan) return;
    if (seen && (seen.head !== plan.head || seen.when !== plan.when))
      throw new PublishingRefused(
        'Not cancelled: somebody else has changed the schedule. Check the one that is shown.',
      );
    if (seen && this.#running && plan.when <= localTimeOf(this.#options.now()))
      throw new PublishingRefused('Not cancelled: the scheduled time has passed, and a publication is running.');
    await removePlan(this.#options.dataFolder);
    this.#options.audit({ who: who.name, did: 'cancelled', what: plan.when });
  }

  /** Does what is due: a scheduled publication, and the push to the remote. */
  async runDue(): Promise<void> {
    if (this.#running) return;
    const plan = await this.plan();
    if (plan && plan.when <= localTimeOf(this.#options.now())) {
      const who = { name: plan.who, email: plan.email };
      const removeDone = async (): Promise<void> => {
        // An interrupted publication is repeated at the next start, and a plan that was made during the build is kept.
        if (!this.#isStopped) await this.#removePlan(plan);
      };
      this.#start(who, () => this.#publishPlanned(who, plan.head).finally(removeDone));
      await this.settled();
    } else if (!this.#isPushing) await this.#push();
  }

  async #publishPlanned(who: Author, head: string): Promise<string> {
    // The account was removed or has lost the role since.
    if (!this.#options.publishers().includes(who.name))
      throw new PublishingRefused(
        `Not published: ${who.name} scheduled this publication and can no longer publish. Publish the changes or schedule them again. ${SITE_UNCHANGED}`,
      );
    return this.#publish(who, head);
  }

  /** Deletes the schedule `plan`, unless there is another one now. */
  async #removePlan(plan: StoredPlan): Promise<void> {
    if (isDeepStrictEqual(await this.plan(), plan)) await removePlan(this.#options.dataFolder);
  }

  /** Merges new commits of the remote. An error is stored for the page; rejects with {@link PublishingRefused} for a merge conflict. */
  async pull(): Promise<void> {
    const { remote, drafts, branch, repository } = this.#options;
    if (!remote) return;
    try {
      const { to } = await remote.fetch();
      this.#remoteFault = undefined;
      if (to === undefined) return;
      await drafts.runExclusively(async () => {
        // The steps below replace the journal.
        await finishRemaining(this.#options);
        const { main } = await this.heads();
        // A publication has moved `main` since the fetch, and `to` does not contain it: the next call merges both.
        if (!(await contains(repository, to, main))) return;
        await this.#refuseToOverwrite(to);
        await runSteps(this.#options, { did: 'pulled', who: 'remote', from: main, to });
        await drafts.merge(branch);
      });
    } catch (error) {
      this.#remoteFault = error instanceof PublishingRefused ? error.message : remoteMessage(error);
      if (error instanceof MergeConflict) throw new PublishingRefused(this.#remoteFault);
    }
  }

  /** Resolves when no action is running. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Stops a running build, and waits until the action has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#options.builder.stop();
    await this.settled();
  }

  #start(who: Author, job: () => Promise<string>): void {
    const { now, audit } = this.#options;
    if (this.#running) throw new PublishingRefused(`${this.#running.who} is publishing. Try again when that is done.`);
    const at = () => now().toISOString();
    this.#running = { who: who.name, since: at() };
    this.#work = this.#options.drafts
      .runExclusively(() => finishRemaining(this.#options))
      .then(job)
      .then(
        (message) => (this.#ended = { isDone: true, message, at: at() }),
        (error: unknown) => {
          if (this.#isStopped) return;
          if (!(error instanceof PublishingRefused)) console.error(error);
          const message = error instanceof PublishingRefused ? error.message : internalError(error);
          this.#ended = { isDone: false, message, at: at() };
          audit({ who: who.name, did: 'failed', what: message });
        },
      )
      .finally(() => (this.#running = undefined))
      // The audit log could not be written.
      .catch(console.error);
  }

  async #publish(who: Author, head: string): Promise<string> {
    const { drafts, builder, releases, now, repository } = this.#options;
    // A site that was built outside the service was built from this commit.
    const before = await this.heads();
    await this.pull();
    const { main, to } = await drafts.runExclusively(() => this.#prepare(who, head));
    const site = await this.#build(to);
    await drafts.runExclusively(async () => {
      if ((await this.heads()).main !== main)
        throw new PublishingRefused(
          `The branch ${this.#options.branch} changed during the build. Publish again. ${SITE_UNCHANGED}`,
        );
      await this.#refuseToOverwrite(to);
      await releases.storeOutsideBuild(before.main);
      const release = await releases.store(site, { commit: to, by: who.name }, now());
      await runSteps(this.#options, { did: 'published', who: who.name, release: release.id, from: main, to });
      const plan = await this.plan();
      // Nothing of it is left to publish.
      if (plan && (await contains(repository, to, plan.head))) await this.#removePlan(plan);
    });
    await rm(path.join(builder.folder, 'dist'), { recursive: true, force: true });
    await releases.prune();
    await this.#push();
    return `Published. ${counted((await changedFiles(repository, main, to)).length, 'page')} changed.`;
  }

  /** The commit to build: the files of `main` with the content of the drafts. */
  async #prepare(who: Author, head: string): Promise<{ main: string; to: string }> {
    const { repository } = this.#options;
    await this.#refuseUnknown(head);
    await this.#mergeMain();
    const { main } = await this.heads();
    const tree = await mergedTree(repository, main, head).catch(refuseConflict);
    let to = main;
    if (tree !== (await treeOf(repository, main))) {
      const count = (await changedFiles(repository, main, tree)).length;
      const message = `Publish ${counted(count, 'page')}`;
      to = await commitTree(repository, { tree, parents: [main, head], message, author: who });
    } else if (!(await this.isBehind())) throw new PublishingRefused('There are no unpublished changes.');
    await this.#refuseToOverwrite(to);
    return { main, to };
  }

  async #build(commit: string): Promise<string> {
    const { builder, findingsIn } = this.#options;
    let last: Progress | undefined;
    const show = (progress: Progress | undefined): void => {
      last = progress ?? last;
      if (this.#running) this.#running = { ...withoutProgress(this.#running), ...(progress && { progress }) };
    };
    try {
      return await builder.build(commit, show);
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      const findings = last?.name === CONTENT_CHECK ? await findingsIn(builder.folder) : [];
      const reasons =
        findings.length > 0
          ? findingLines(findings, (file) => recordIn(path.join(builder.folder, 'content', file)))
          : [`The part “${last?.name ?? 'start'}” of the build failed:`, error.output];
      throw new PublishingRefused([`Not published. ${SITE_UNCHANGED}`, ...reasons].join('\n'));
    } finally {
      show(undefined);
    }
  }

  async #restore(who: Author, id: string): Promise<string> {
    const { repository, drafts, releases } = this.#options;
    const release = await releases.find(id);
    if (!release) throw new PublishingRefused('This release no longer exists.');
    const count = await drafts.runExclusively(async () => {
      if ((await releases.live())?.id === id) throw new PublishingRefused('This release is already live.');
      await this.#mergeMain();
      const { main } = await this.heads();
      const tree = await treeWith(repository, main, release.commit, PUBLISHED_FOLDERS);
      const isSame = tree === (await treeOf(repository, main));
      const message = `Restore the release of ${release.at}`;
      const to = isSame ? main : await commitTree(repository, { tree, parents: [main], message, author: who });
      await this.#refuseToOverwrite(to);
      await releases.storeOutsideBuild(main);
      // Before the steps: if they are interrupted, the schedule must not publish what they have reverted.
      await this.cancelPlan(who);
      await runSteps(this.#options, { did: 'took back', who: who.name, release: id, from: main, to });
      return (await changedFiles(repository, main, to)).length;
    });
    await this.#push();
    return `Restored. ${counted(count, 'page')} changed. The reverted changes are still in the drafts.`;
  }

  /** Pushes to the remote. An error is stored for the page, and the push is tried again later. */
  async #push(): Promise<void> {
    const { remote, audit } = this.#options;
    if (!remote) return;
    this.#isPushing = true;
    const before = this.#remoteFault;
    try {
      await remote.push();
      this.#remoteFault = undefined;
    } catch (error) {
      const message = remoteMessage(error);
      if (message !== before) audit({ who: 'remote', did: 'push failed', what: message });
      // The remote may have new commits: after they are merged, the next push works.
      await this.pull().catch(() => undefined);
      this.#remoteFault ??= message;
    } finally {
      this.#isPushing = false;
    }
  }

  async #mergeMain(): Promise<void> {
    await this.#options.drafts.merge(this.#options.branch).catch(refuseConflict);
  }

  async #refuseUnknown(head: string): Promise<void> {
    const { repository } = this.#options;
    const commit = await commitOf(repository, head);
    if (commit !== head || !(await contains(repository, `refs/heads/${DRAFTS}`, head)))
      throw new PublishingRefused('The drafts have changed. Reload the page.');
  }

  async #refuseToOverwrite(to: string): Promise<void> {
    const { repository, branch } = this.#options;
    const files = await uncommittedFilesIn(repository, branch, to);
    if (files.length === 0) return;
    throw new PublishingRefused(
      `Not published: the folder where ${branch} is checked out has uncommitted changes that would be overwritten: ${files.join(', ')}. ${SITE_UNCHANGED}`,
    );
  }
}

/** The name of the step of a build that checks the content (`tools/build/main.ts`). */
const CONTENT_CHECK = 'content check and pages';

const internalError = (error: unknown): string =>
  `Internal error. Contact the administrator of the service.\n${String(error)}`;

const withoutProgress = ({ who, since }: Running): Running => ({ who, since });

function refuseConflict(error: unknown): never {
  if (!(error instanceof MergeConflict)) throw error;
  throw new PublishingRefused(
    `Not published: the drafts and the main branch changed the same lines (${error.message}). The administrator of the service must merge them. ${SITE_UNCHANGED}`,
  );
}

function recordIn(file: string): Fields | undefined {
  try {
    return readRecord(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
