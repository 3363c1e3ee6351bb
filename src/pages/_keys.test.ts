import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from './_blog.ts';

const around = vi.hoisted(() => ({ menus: ['Services'] }));
vi.mock('#content/queries.ts', () => ({ surroundings: () => Promise.resolve(around.menus) }));

const post = (slug: string, digest: string) => ({ entry: { id: `en/blog/${slug}`, digest } }) as Post;

/** The key that a build of its own gives a page. */
async function keyOf(shown: readonly (Post | undefined)[], ...others: unknown[]): Promise<string> {
  vi.resetModules();
  const { pageKeys } = await import('./_keys.ts');
  return (await pageKeys())(shown, ...others);
}

describe('the key of a page', () => {
  beforeEach(() => {
    around.menus = ['Services'];
  });

  it('is that of the last build where nothing has changed', async () => {
    const shown = [post('a', '1'), undefined, post('b', '2')];
    expect(await keyOf(shown, 3, ['en'])).toBe(await keyOf(shown, 3, ['en']));
  });

  it.each([
    ['an article it shows', [post('a', '9'), post('b', '2')], 3],
    ['their order', [post('b', '2'), post('a', '1')], 3],
    ['which of them there are', [post('a', '1'), undefined], 3],
    ['whatever else it says', [post('a', '1'), post('b', '2')], 4],
  ])('changes with %s', async (_, shown, other) => {
    expect(await keyOf(shown, other)).not.toBe(await keyOf([post('a', '1'), post('b', '2')], 3));
  });

  it('changes with the menus', async () => {
    const before = await keyOf([post('a', '1')]);
    around.menus = ['Services', 'Industries'];
    expect(await keyOf([post('a', '1')])).not.toBe(before);
  });

  it('changes with the year', async () => {
    const before = await keyOf([post('a', '1')]);
    vi.useFakeTimers({ now: new Date(new Date().getFullYear() + 1, 5) });
    expect(await keyOf([post('a', '1')])).not.toBe(before);
    vi.useRealTimers();
  });
});

describe('what pages are made with', () => {
  const FILES = [
    'site.config.ts',
    'src/pages/page.astro',
    'src/ui/Part.tsx',
    'src/styles/sheet.css',
    'shared/rule.ts',
    'config/setting.ts',
    '.cache/fonts/face.woff2',
  ];
  const project = process.cwd();
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
    process.chdir(folder);
    for (const file of FILES) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'a');
    }
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  it.each(FILES)('changes their keys by a byte of %s', async (file) => {
    const before = await keyOf([]);
    writeFileSync(file, 'b');
    expect(await keyOf([])).not.toBe(before);
  });
});
