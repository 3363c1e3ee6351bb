import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAudit } from '../audit.ts';
import { createFixture, headline, headlineIn, HOME, home, type Fixture } from './fixture.ts';
import { runSteps, finishInterrupted, type JournalOptions } from './journal.ts';
import { openPublishing, type Publishing } from './open.ts';
import { Releases, type Release } from './releases.ts';

const mona = { name: 'Mona', email: 'mona@example.com' };
let fixture: Fixture;
let opened: Publishing;
let options: JournalOptions;

beforeEach(async () => {
  fixture = createFixture();
  opened = await openPublishing({ ...fixture, branch: 'main' });
  const { releases } = opened;
  options = { ...fixture, branch: 'main', releases, audit: createAudit(fixture.dataFolder), now: () => new Date() };
});
afterEach(() => fixture.remove());

/** Publishes without a build. */
async function publish(title: string): Promise<void> {
  const { drafts, publisher, releases } = opened;
  await drafts.commit([{ path: HOME, text: home(title) }], title, mona);
  const { main, drafts: head } = await publisher.heads();
  const built = path.join(fixture.dataFolder, title);
  mkdirSync(built);
  writeFileSync(path.join(built, 'index.html'), home(title));
  const release = await releases.store(built, { commit: head, by: 'Mona' }, new Date());
  await runSteps(options, { did: 'published', who: 'Mona', release: release.id, from: main, to: head });
}

class Interruption extends Error {}
const interrupt = (): never => {
  throw new Interruption();
};

/** The points at which a process may be stopped while it reverts to the release `One`. */
class InterruptedReleases extends Releases {
  before = () => undefined as unknown;
  after = () => undefined as unknown;

  override async makeLive(release: Release): Promise<void> {
    this.before();
    await super.makeLive(release);
    this.after();
  }
}

const INTERRUPTIONS: Readonly<Record<string, (releases: InterruptedReleases) => Partial<JournalOptions>>> = {
  'before the swap': (releases) => {
    releases.before = interrupt;
    return { releases };
  },
  'between the two renames of the swap': (releases) => {
    releases.before = () => {
      renameSync(fixture.site, `${fixture.site}.old`);
      interrupt();
    };
    return { releases };
  },
  'after the swap': (releases) => {
    releases.after = interrupt;
    return { releases };
  },
  'when main has moved and its files have not': (releases) => {
    releases.after = () => {
      fixture.git('update-ref', 'refs/heads/main', 'restored');
      interrupt();
    };
    return { releases };
  },
  'when some of its files have followed': (releases) => {
    releases.after = () => {
      fixture.git('update-ref', 'refs/heads/main', 'restored');
      fixture.write(HOME, home('Two'));
      interrupt();
    };
    return { releases };
  },
  'at the end': () => ({ audit: interrupt }),
};

it.each(Object.keys(INTERRUPTIONS))('completes the publication after a stop %s', async (name) => {
  await publish('Two');
  await publish('Three');
  const two = (await opened.releases.list()).at(-1);
  // A commit with the content of the release, as `restore` creates it.
  const to = fixture.git('commit-tree', `${two?.commit ?? ''}^{tree}`, '-p', 'main', '-m', 'Restore').trim();
  fixture.git('tag', 'restored', to);
  const from = fixture.git('rev-parse', 'main').trim();
  const releases = new InterruptedReleases(path.join(fixture.dataFolder, 'releases'), fixture.site);
  const step = { did: 'took back', who: 'Mona', release: two?.id, from, to } as const;
  await expect(runSteps({ ...options, ...INTERRUPTIONS[name]?.(releases) }, step)).rejects.toThrow(Interruption);

  opened = await openPublishing({ ...fixture, branch: 'main' });
  expect(headlineIn(path.join(fixture.site, 'index.html'))).toBe('Two');
  expect(headline(fixture.git('show', `main:${HOME}`))).toBe('Two');
  expect(headline(fixture.git('show', `drafts:${HOME}`))).toBe('Three');
  expect(headlineIn(path.join(fixture.repository, HOME))).toBe('Two');
  expect(fixture.git('status', '--porcelain')).toBe('');
  expect(readFileSync(path.join(fixture.dataFolder, 'audit.log'), 'utf8').trim().split('\n').at(-1)).toContain(
    'restored',
  );
  // A second run changes nothing.
  await finishInterrupted(options);
  expect(headlineIn(path.join(fixture.site, 'index.html'))).toBe('Two');
});

it('deletes a release whose publication was stopped before it was recorded', async () => {
  await publish('Two');
  const to = fixture.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Never seen').trim();
  await opened.releases.store(fixture.site, { commit: to, by: 'Mona' }, new Date());
  await finishInterrupted(options);
  expect(await opened.releases.list()).toHaveLength(1);
});

it('keeps the live release when main was reset by hand to a commit before it', async () => {
  await publish('Two');
  fixture.git('reset', '--hard', '--quiet', 'main~1');
  await finishInterrupted(options);
  expect(await opened.releases.live()).toMatchObject({ by: 'Mona' });
});

it.each([
  ['', new Date(0)],
  [', also when the clock was set back since then', new Date('2100-01-01')],
])('continues after git was killed and left its locks%s', async (_, old) => {
  for (const lock of [
    'refs/heads/drafts.lock',
    'refs/editor/owner.lock',
    'worktrees/drafts/index.lock',
    'worktrees/drafts/HEAD.lock',
  ]) {
    const file = path.join(fixture.repository, '.git', lock);
    writeFileSync(file, '');
    utimesSync(file, old, old);
  }
  opened = await openPublishing({ ...fixture, branch: 'main' });
  await publish('Two');
  expect(headlineIn(path.join(fixture.site, 'index.html'))).toBe('Two');
});
