import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { momentAt } from '../../shared/localTime.ts';
import { site } from '../../site.config.ts';
import { auditLines } from '../auditLines.ts';
import { Accounts } from '../sign-in/accounts.ts';
import type { Builder } from './build.ts';
import { createFixture, gitIn, headline, headlineIn, HOME, home, type Fixture } from './fixture.ts';
import { openPublishing, type OpenOptions, type Publishing } from './open.ts';
import { createOverview } from './overview.ts';
import { Publisher } from './publisher.ts';
import { createRemote, remoteMessage } from './remote.ts';

const mona = { name: 'Mona', email: 'mona@example.com' };
/** The moment of a local time of the company. */
const at = (local: string): Date => momentAt(local, site.timeZone);
let now: Date;
let fixture: Fixture;
let opened: Publishing;
/** A build ends only after this. */
let buildMayEnd: Promise<unknown>;

/** Builds without a process, which would take most of the time of these tests. */
const instantBuilder = (): Builder => {
  const folder = path.join(fixture.dataFolder, 'release');
  return {
    folder,
    async build(commit) {
      await buildMayEnd;
      const site = path.join(folder, 'dist');
      // Releases have hard links to the files of the last build.
      rmSync(site, { recursive: true, force: true });
      mkdirSync(site, { recursive: true });
      writeFileSync(path.join(site, 'index.html'), fixture.git('show', `${commit}:${HOME}`));
      return site;
    },
    stop: () => undefined,
  };
};
/** With the build of the repository, as the service has it. */
const REAL_BUILD = { builder: undefined };

const open = (options: Partial<OpenOptions> = {}) =>
  openPublishing({ ...fixture, branch: 'main', now: () => now, builder: instantBuilder(), ...options });

beforeEach(async () => {
  now = at('2026-11-26T13:00');
  buildMayEnd = Promise.resolve();
  fixture = createFixture();
  opened = await open();
});
afterEach(async () => {
  await opened.publisher.stop();
  fixture.remove();
});

const save = (text: string, file = HOME) =>
  opened.drafts.runExclusively(() => opened.drafts.commit([{ path: file, text }], 'Change it', mona));
const headNow = async () => (await opened.publisher.heads()).drafts;

/** Publishes the pending changes; resolves with the final message of the publisher. */
async function publish(head?: string): Promise<string> {
  opened.publisher.publish(mona, head ?? (await headNow()));
  await opened.publisher.settled();
  // Ids of releases are times.
  now = new Date(now.getTime() + 1000);
  return opened.publisher.ended?.message ?? '';
}
async function restore(id: string): Promise<string> {
  opened.publisher.restore(mona, id);
  await opened.publisher.settled();
  return opened.publisher.ended?.message ?? '';
}
/** Makes the next change of a branch fail. Returns the path of the folder to remove. */
function lockBranch(branch: string): string {
  const lock = path.join(fixture.repository, `.git/refs/heads/${branch}.lock`);
  // This lock cannot be removed.
  mkdirSync(lock);
  utimesSync(lock, 0, 0);
  return lock;
}
const overview = () => createOverview({ repository: fixture.repository, ...opened, publishers: () => ['Mona'] })(true);
const live = () => headlineIn(path.join(fixture.site, 'index.html'));
const main = () => headline(fixture.git('show', `main:${HOME}`));
const drafts = () => headline(fixture.git('show', `drafts:${HOME}`));
const audit = () => auditLines(fixture.dataFolder).map((line) => (JSON.parse(line) as { did: string }).did);

describe('a publication', () => {
  it('shows the texts of the drafts, updates main and its work tree, and leaves no unpublished change', async () => {
    await save(home('Two'));
    expect((await overview()).waiting).toMatchObject([
      {
        file: HOME,
        title: 'Home',
        language: 'English',
        kind: 'changed',
        by: 'Mona',
        fields: [{ field: 'Page › Head of the page › Heading', before: 'One', after: 'Two' }],
      },
    ]);
    expect(await publish()).toBe('Published. 1 page changed.');
    expect([live(), main(), drafts(), headlineIn(path.join(fixture.repository, HOME))]).toEqual(Array(4).fill('Two'));
    expect(fixture.git('status', '--porcelain')).toBe('');
    expect(fixture.git('log', '-1', '--format=%an %s', 'main')).toBe('Mona Publish 1 page\n');
    const { waiting, isBehind, releases } = await overview();
    expect(waiting).toEqual([]);
    expect(isBehind).toBe(false);
    expect(releases).toMatchObject([{ by: 'Mona', isLive: true, pages: 0 }]);
    expect(audit()).toEqual(['published']);
    expect(await publish()).toBe('There are no unpublished changes.');
  });

  it('contains what its publisher has seen: later saves stay unpublished', async () => {
    await save(home('Two'));
    const seen = await headNow();
    await save(home('Three'));
    await publish(seen);
    expect([live(), main(), drafts()]).toEqual(['Two', 'Two', 'Three']);
    await publish();
    expect(live()).toBe('Three');
  });

  it('includes code and texts that others have committed to main', async () => {
    await save(home('Two'));
    const file = 'content/en/careers/one.md';
    fixture.write(file, '---\ntitle: One\n---\n');
    fixture.git('add', '--all');
    fixture.git('commit', '--quiet', '--message', 'A role');
    expect((await overview()).waiting.map((page) => page.file)).toEqual([HOME]);
    await publish();
    expect(live()).toBe('Two');
    expect(fixture.git('ls-tree', '--name-only', 'drafts', file).trim()).toBe(file);
  });

  it('that fails leaves the site, main and the drafts unchanged, and reports the reason', async () => {
    opened = await open(REAL_BUILD);
    await save(home('Two'));
    await publish();
    await save(home('broken'));
    const before = fixture.git('rev-parse', 'main');
    expect(await publish()).toBe(
      'Not published. The live site has not changed.\nThe part “search” of the build failed:\ncannot index',
    );
    expect(live()).toBe('Two');
    expect(fixture.git('rev-parse', 'main')).toBe(before);
    expect(drafts()).toBe('broken');
    expect((await overview()).releases).toHaveLength(1);
    expect(audit()).toEqual(['published', 'failed']);
  });

  it('that finds errors in the content names page, field and reason', async () => {
    opened = await open(REAL_BUILD);
    await save(home('faulty'));
    expect(await publish()).toContain('\nHome (English) — Page › Head of the page › Number: is missing');
  });

  it('is refused when it would overwrite uncommitted work in main', async () => {
    await save(home('Two'));
    fixture.write(HOME, home('by hand'));
    expect(await publish()).toContain(`would be overwritten: ${HOME}`);
    expect(existsSync(fixture.site)).toBe(false);
    expect(headlineIn(path.join(fixture.repository, HOME))).toBe('by hand');
    expect(main()).toBe('One');
  });

  it('is refused with an explanation when main changed the same lines', async () => {
    await save(home('Two'));
    fixture.write(HOME, home('by hand'));
    fixture.git('commit', '--quiet', '--all', '--message', 'By hand');
    expect(await publish()).toContain('changed the same lines');
    expect(fixture.git('status', '--porcelain')).toBe('');
    expect([main(), drafts()]).toEqual(['by hand', 'Two']);
  });

  it('cannot run twice at the same time', async () => {
    await save(home('Two'));
    const head = await headNow();
    opened.publisher.publish(mona, head);
    expect(() => opened.publisher.restore(mona, 'x')).toThrow('Mona is publishing');
    await opened.publisher.settled();
    expect(live()).toBe('Two');
  });
});

describe('restoring an earlier release', () => {
  it('shows an earlier release, writes its texts to main, and makes the undone changes unpublished again', async () => {
    await save(home('Two'));
    await publish();
    const [two] = (await overview()).releases;
    await save(home('Three'));
    await save('---\ntitle: New\n---\n', 'content/en/careers/new.md');
    await publish();
    await save(home('Four'));
    expect(await restore(two?.id ?? '')).toMatch(/^Restored. 2 pages changed/);
    expect([live(), main(), drafts()]).toEqual(['Two', 'Two', 'Four']);
    expect(existsSync(path.join(fixture.repository, 'content/en/careers/new.md'))).toBe(false);
    expect(fixture.git('status', '--porcelain')).toBe('');
    const { waiting, releases } = await overview();
    expect(waiting.map(({ file, kind }) => [file, kind])).toEqual([
      ['content/en/careers/new.md', 'new'],
      [HOME, 'changed'],
    ]);
    expect(releases.map(({ isLive }) => isLive)).toEqual([false, true]);
    expect(await restore(two?.id ?? '')).toBe('This release is already live.');
    // The same text can be published again.
    await publish();
    expect([live(), main(), drafts()]).toEqual(['Four', 'Four', 'Four']);
    expect(audit()).toEqual(['published', 'published', 'restored', 'failed', 'published']);
  });

  it('restores a site that was built outside the service', async () => {
    mkdirSync(fixture.site);
    writeFileSync(path.join(fixture.site, 'index.html'), home('One'));
    await save(home('Two'));
    await publish();
    const outside = (await overview()).releases.find(({ by }) => by === undefined);
    await restore(outside?.id ?? '');
    expect([live(), main(), drafts()]).toEqual(['One', 'One', 'Two']);
  });

  it('is refused for a release that was deleted', async () => {
    expect(await restore('2026-11-26T09-00-00-000Z-0000')).toBe('This release no longer exists.');
  });
});

describe('a planned publication', () => {
  let accounts: Accounts;

  beforeEach(async () => {
    accounts = new Accounts(fixture.dataFolder, { cost: 2 ** 10 });
    await accounts.set({ ...mona, roles: ['publisher'] }, 'a long password');
  });

  it('starts at its time in the time zone of the company, also after a restart, with the planned changes', async () => {
    await save(home('Two'));
    await expect(opened.publisher.schedule(mona, await headNow(), '2026-11-26T12:59')).rejects.toThrow(
      'is in the past',
    );
    await opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
    await save(home('Three'));
    await opened.publisher.runDue();
    expect(existsSync(fixture.site)).toBe(false);
    expect((await overview()).plan).toMatchObject({ when: '2026-11-27T09:00', who: 'Mona', pages: 1 });
    opened = await open();
    now = at('2026-11-27T09:00');
    await opened.publisher.runDue();
    expect([live(), drafts()]).toEqual(['Two', 'Three']);
    expect((await overview()).plan).toBeUndefined();
    expect(audit()).toEqual(['planned', 'published']);
  });

  it('does not delete another plan that was made during its build', async () => {
    await save(home('Two'));
    await opened.publisher.schedule(mona, await headNow(), '2026-11-26T13:01');
    now = at('2026-11-26T13:01');
    const { promise: isPlanned, resolve: goOn } = Promise.withResolvers<undefined>();
    buildMayEnd = isPlanned;
    const due = opened.publisher.runDue();
    await expect.poll(() => opened.publisher.running).toBeDefined();
    await save(home('Three'));
    await opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
    goOn(undefined);
    await due;
    expect(live()).toBe('Two');
    expect((await opened.publisher.plan())?.when).toBe('2026-11-27T09:00');
  });

  it.each([
    ['has lost the role', () => accounts.setRoles('Mona', ['writer'], ['publisher'])],
    ['was removed', () => accounts.remove('Mona')],
  ])('is refused at its time when the account of its publisher %s', async (_, change) => {
    await save(home('Two'));
    await opened.publisher.schedule(mona, await headNow(), '2026-11-26T13:01');
    change();
    now = at('2026-11-26T13:01');
    await opened.publisher.runDue();
    expect(existsSync(fixture.site)).toBe(false);
    expect(opened.publisher.ended?.message).toContain('Mona scheduled this publication and can no longer publish.');
    expect(await opened.publisher.plan()).toBeUndefined();
    expect(audit()).toEqual(['planned', 'failed']);
  });

  it('cannot be cancelled after it has begun', async () => {
    await save(home('Two'));
    const seen = { head: await headNow(), when: '2026-11-26T13:01' };
    await opened.publisher.schedule(mona, seen.head, seen.when);
    now = at('2026-11-26T13:01');
    // The publication waits for this job, so that it is not complete before it is cancelled.
    const { promise: isRefused, resolve: goOn } = Promise.withResolvers<undefined>();
    void opened.drafts.runExclusively(() => isRefused);
    const due = opened.publisher.runDue();
    await expect.poll(() => opened.publisher.running).toBeDefined();
    await expect(opened.publisher.cancelPlan(mona, seen)).rejects.toThrow('Not cancelled');
    goOn(undefined);
    await due;
    expect(live()).toBe('Two');
    expect(audit()).toEqual(['planned', 'published']);
  });

  it('ends when its changes are published before its time, and stays when only earlier ones are', async () => {
    await save(home('Two'));
    const two = await headNow();
    await save(home('Three'));
    await opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
    opened.publisher.publish(mona, two);
    await opened.publisher.settled();
    expect((await opened.publisher.plan())?.when).toBe('2026-11-27T09:00');
    await publish();
    expect(await opened.publisher.plan()).toBeUndefined();
  });

  it('is one of those that several people make at the same moment', async () => {
    const head = await headNow();
    const plan = (day: number) => opened.publisher.schedule(mona, head, `2026-12-${10 + day}T09:00`);
    await Promise.all(Array.from({ length: 20 }, (_, day) => plan(day)));
    expect((await opened.publisher.plan())?.when).toMatch(/^2026-12-\d\dT09:00$/);
  });

  it('is cancelled by a user, and by restoring a release', async () => {
    await save(home('Two'));
    await publish();
    await save(home('Three'));
    await publish();
    await save(home('Four'));
    const plan = async () => opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
    await plan();
    await opened.publisher.cancelPlan(mona);
    expect(await opened.publisher.plan()).toBeUndefined();
    await plan();
    await restore((await overview()).releases.at(-1)?.id ?? '');
    expect(await opened.publisher.plan()).toBeUndefined();
    expect(audit().slice(2)).toEqual(['planned', 'cancelled', 'planned', 'cancelled', 'restored']);
  });

  it('is cancelled also when restoring a release is interrupted', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await save(home('Two'));
    await publish();
    await save(home('Three'));
    await publish();
    await save(home('Four'));
    await opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
    const lock = lockBranch('drafts');
    expect(await restore((await overview()).releases.at(-1)?.id ?? '')).toContain('Internal error');
    expect(live()).toBe('Two');
    rmdirSync(lock);
    now = at('2026-11-27T09:00');
    await opened.publisher.runDue();
    expect(live()).toBe('Two');
  });
});

describe('with a remote', () => {
  let bare: string;
  const inBare = (...args: string[]) => gitIn(bare, ...args);

  beforeEach(async () => {
    bare = path.join(fixture.repository, '../bare.git');
    fixture.git('init', '--quiet', '--bare', '--initial-branch', 'main', bare);
    await opened.publisher.stop();
    opened = await open({ remote: bare });
  });

  /** Pushes a change of somebody else from a clone. */
  function pushFromElsewhere(file: string, text: string): void {
    const clone = path.join(fixture.repository, '../clone');
    rmSync(clone, { recursive: true, force: true });
    gitIn(bare, 'clone', '--quiet', bare, clone);
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), text);
    gitIn(clone, 'add', '--all');
    gitIn(clone, 'commit', '--quiet', '--message', 'Elsewhere');
    gitIn(clone, 'push', '--quiet');
  }

  it('pushes main and the drafts, and pulls new commits', async () => {
    await save(home('Two'));
    await publish();
    await save(home('Three'));
    await opened.publisher.runDue();
    expect(headline(inBare('show', `main:${HOME}`))).toBe('Two');
    expect(headline(inBare('show', `drafts:${HOME}`))).toBe('Three');

    const file = 'content/en/careers/one.md';
    pushFromElsewhere(file, '---\ntitle: One\n---\n');
    await publish();
    expect(existsSync(path.join(fixture.repository, file))).toBe(true);
    expect(inBare('rev-parse', 'main')).toBe(fixture.git('rev-parse', 'main'));
    expect(opened.publisher.remoteFault).toBeUndefined();
    pushFromElsewhere(file, '---\ntitle: Two\n---\n');
    opened = await open({ remote: bare });
    expect(fixture.git('show', `drafts:${file}`)).toContain('Two');
    // It is in no draft, and not on the site yet.
    expect((await overview()).isBehind).toBe(true);
    expect(await publish()).toBe('Published. 0 pages changed.');
    expect((await overview()).isBehind).toBe(false);
  });

  it('reports a refused push, publishes anyway, and tries again', async () => {
    const hook = path.join(bare, 'hooks/pre-receive');
    mkdirSync(path.dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho not today >&2\nexit 1\n', { mode: 0o755 });
    await save(home('Two'));
    await publish();
    expect(live()).toBe('Two');
    expect((await overview()).remoteFault).toContain('not today');
    expect(audit()).toEqual(['published', 'push failed']);
    await opened.publisher.runDue();
    rmSync(hook);
    await opened.publisher.runDue();
    expect((await overview()).remoteFault).toBeUndefined();
    expect(headline(inBare('show', `main:${HOME}`))).toBe('Two');
    expect(audit()).toEqual(['published', 'push failed']);
  });

  it('fetches again after git was killed and left its lock', async () => {
    await opened.publisher.runDue();
    const file = 'content/en/careers/one.md';
    pushFromElsewhere(file, '---\ntitle: One\n---\n');
    const lock = path.join(fixture.repository, '.git/refs/editor/remote-main.lock');
    writeFileSync(lock, '');
    utimesSync(lock, 0, 0);
    await opened.publisher.pull();
    expect(opened.publisher.remoteFault).toBeUndefined();
    expect(existsSync(path.join(fixture.repository, file))).toBe(true);
  });

  it('reports a remote that does not answer', async () => {
    vi.stubEnv('GIT_ALLOW_PROTOCOL', 'ext');
    onTestFinished(() => void vi.unstubAllEnvs());
    // Reads the request and never answers.
    const remote = createRemote(fixture.repository, 'main', 'ext::cat', 1);
    const error: unknown = await remote.fetch().catch((error: unknown) => error);
    expect(remoteMessage(error)).toBe('The remote did not answer. The service tries again every 30 seconds.');
  });

  it('keeps a commit that main got while the new commits of the remote were merged', async () => {
    const merged = fixture.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Of the remote').trim();
    const { drafts, releases } = opened;
    const remote = {
      fetch: () => {
        fixture.git('commit', '--quiet', '--allow-empty', '--message', 'Newer');
        return Promise.resolve({ to: merged });
      },
      push: () => Promise.resolve(),
    };
    const publisher = new Publisher({
      ...fixture,
      branch: 'main',
      audit: () => undefined,
      now: () => now,
      drafts,
      releases,
      remote,
      builder: { folder: '', build: () => Promise.resolve(''), stop: () => undefined },
      publishers: () => [],
      findingsIn: () => Promise.resolve([]),
    });
    await publisher.pull();
    expect(fixture.git('log', '-1', '--format=%s', 'main')).toBe('Newer\n');
  });

  it('completes an interrupted publication before it merges new commits of the remote', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await opened.publisher.runDue();
    await save(home('Two'));
    const lock = lockBranch('main');
    expect(await publish()).toContain('Internal error');
    rmdirSync(lock);
    const file = 'content/en/careers/one.md';
    pushFromElsewhere(file, '---\ntitle: One\n---\n');
    await opened.publisher.runDue();
    expect([live(), main()]).toEqual(['Two', 'Two']);
    await opened.publisher.runDue();
    expect([main(), existsSync(path.join(fixture.repository, file))]).toEqual(['Two', true]);
  });

  it('reports where both changed the same lines, and publishes nothing', async () => {
    await opened.publisher.runDue();
    pushFromElsewhere(HOME, home('Elsewhere'));
    fixture.write(HOME, home('Here'));
    fixture.git('commit', '--quiet', '--all', '--message', 'Here');
    await save('---\ntitle: One\n---\n', 'content/en/careers/one.md');
    expect(await publish()).toContain(`changed the same lines of ${HOME}`);
    expect(existsSync(fixture.site)).toBe(false);
  });
});

it('shows a publication as running that ends while the state is read, so that the page asks again', async () => {
  await save(home('Two'));
  const heads = await opened.publisher.heads();
  opened.publisher.publish(mona, heads.drafts);
  vi.spyOn(opened.publisher, 'heads').mockImplementationOnce(async () => {
    await opened.publisher.settled();
    return heads;
  });
  const { running, waiting } = await overview();
  expect(waiting).toHaveLength(1);
  expect(running).toBeDefined();
  expect(live()).toBe('Two');
});

it('reads the state again after a git command has failed', async () => {
  await save(home('Two'));
  await publish();
  await save(home('Three'));
  const repository = path.join(fixture.repository, '../later');
  const state = createOverview({ ...opened, repository, publishers: () => [] });
  await expect(state(true)).rejects.toThrow('ENOENT');
  symlinkSync(fixture.repository, repository);
  expect((await state(true)).waiting).toMatchObject([{ file: HOME }]);
});

it('continues after the repository was replaced by an older backup', async () => {
  opened = await open(REAL_BUILD);
  const backup = path.join(fixture.repository, '../backup');
  fixture.git('clone', '--quiet', '.', backup);
  gitIn(backup, 'branch', 'drafts', 'origin/drafts');
  await save(home('Two'));
  await publish();
  await save(home('Three'));
  await opened.publisher.schedule(mona, await headNow(), '2026-11-27T09:00');
  rmSync(fixture.repository, { recursive: true });
  renameSync(backup, fixture.repository);
  opened = await open(REAL_BUILD);
  expect(await overview()).toMatchObject({ waiting: [], isBehind: false, plan: { pages: 0 } });
  expect([live(), main(), drafts()]).toEqual(['Two', 'One', 'One']);
  await save(home('Four'));
  expect(await publish()).toBe('Published. 1 page changed.');
  expect([live(), main(), drafts()]).toEqual(['Four', 'Four', 'Four']);
});

it('reports an internal error as such, and completes the publication later', async () => {
  const errorLog = vi.spyOn(console, 'error').mockReturnValue();
  await save(home('Two'));
  const lock = lockBranch('drafts');
  await publish();
  expect(opened.publisher.ended?.message).toContain('Internal error');
  expect(errorLog).toHaveBeenCalled();
  rmdirSync(lock);
  expect(await publish()).toBe('There are no unpublished changes.');
  expect([live(), main(), drafts()]).toEqual(['Two', 'Two', 'Two']);
  expect(fixture.git('merge-base', '--is-ancestor', 'main', 'drafts')).toBe('');
});
