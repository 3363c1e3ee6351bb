import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_RELEASES, Releases } from './releases.ts';

const BUILT = new Date('2026-11-25T09:00:00Z');
let root: string;
let releases: Releases;
const at = (...names: string[]) => path.join(root, ...names);
const served = () => readFileSync(at('site', 'a', 'index.html'), 'utf8');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  releases = new Releases(at('kept'), at('site'));
  await releases.open();
});
afterEach(() => rmSync(root, { recursive: true }));

function store(words: string, day: number) {
  rmSync(at('built'), { recursive: true, force: true });
  mkdirSync(at('built/a'), { recursive: true });
  writeFileSync(at('built/a/index.html'), words);
  return releases.store(at('built'), { commit: 'c', by: 'Mona' }, new Date(Date.UTC(2026, 10, day)));
}

it('shows a release, and reports which one is live', async () => {
  expect(await releases.live()).toBeUndefined();
  const [one, two] = [await store('one', 1), await store('two', 2)];
  await releases.makeLive(one);
  expect([served(), (await releases.live())?.id]).toEqual(['one', one.id]);
  await releases.makeLive(two);
  expect([served(), (await releases.live())?.id]).toEqual(['two', two.id]);
  await releases.makeLive(one);
  expect(served()).toBe('one');
  expect(readdirSync(root).sort()).toEqual(['built', 'kept', 'site']);
});

it('keeps the times of files, so that compressed files count as up to date', async () => {
  const release = await store('one', 1);
  await releases.makeLive(release);
  const ages = ['built/a', 'site/a'].map((folder) => statSync(at(folder, 'index.html')).mtimeMs);
  expect(ages[0]).toBe(ages[1]);
});

it('keeps a site that was built outside the service, once', async () => {
  mkdirSync(at('site'));
  writeFileSync(at('site/index.html'), 'outside');
  utimesSync(at('site/index.html'), BUILT, BUILT);
  await releases.storeOutsideBuild('c');
  const [outside] = await releases.list();
  expect(outside).toMatchObject({ commit: 'c', at: BUILT.toISOString() });
  if (outside) await releases.makeLive(outside);
  await releases.storeOutsideBuild('c');
  expect(await releases.list()).toHaveLength(1);
});

it('deletes all but the newest releases and the live one', async () => {
  const first = await store('0', 1);
  await releases.makeLive(first);
  for (let day = 2; day <= MAX_RELEASES + 2; day += 1) await store(String(day), day);
  await releases.prune();
  const days = (await releases.list()).map((release) => new Date(release.at).getUTCDate());
  expect(days).toEqual([7, 6, 5, 4, 3, 1]);
});

it('repairs what a stopped process left', async () => {
  await releases.makeLive(await store('one', 1));
  renameSync(at('site'), at('site.old'));
  mkdirSync(at('site.next'));
  mkdirSync(at('kept/half.next'));
  await releases.open();
  expect(served()).toBe('one');
  expect(readdirSync(root).sort()).toEqual(['built', 'kept', 'site']);
  expect(readdirSync(at('kept'))).toHaveLength(1);
});
