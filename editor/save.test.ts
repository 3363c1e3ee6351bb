import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { Finding } from '../tools/content-check/finding.ts';
import { openDrafts, type Drafts } from './git/drafts.ts';
import { gitIn } from './publishing/fixture.ts';
import { createSave, recordPlace, refusalMessage, type SavedFile } from './save.ts';

const author = { name: 'Mona', email: 'mona@example.com' };
const HOME = 'content/en/pages/home.yaml';
const ROLE = 'content/en/careers/one.md';

let root: string;
let drafts: Drafts;
let findings: Finding[];
let save: ReturnType<typeof createSave>;

const inRepository = (...args: string[]) => gitIn(path.join(root, 'repository'), ...args);

function write(file: string, text: string): void {
  const at = path.join(root, 'repository', file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

const open = () => openDrafts(path.join(root, 'repository'), path.join(root, 'drafts'), 'main');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'save-'));
  write(HOME, '# The home page.\ncontent:\n  id: 1\n  heroSection: { title: One }\n');
  write(ROLE, "---\ntitle: 'A role'\n---\n\nText.\n");
  inRepository('init', '--quiet', '--initial-branch', 'main');
  inRepository('add', '--all');
  inRepository('commit', '--quiet', '--message', 'Content');
  drafts = await open();
  findings = [];
  const checker = { newFindings: () => Promise.resolve(findings), stop: () => Promise.resolve() };
  save = createSave({ drafts, checker });
});
afterEach(() => rmSync(root, { recursive: true }));

const shaOf = async (file: string) => (await drafts.files()).find((entry) => entry.path === file)?.sha;
const saved = (file: SavedFile) => save({ files: [file], message: 'Change it', author });
/** A form that was filled from the current file. */
const fresh = async (text: string, file = HOME) => `_base: '${(await shaOf(file)) ?? ''}'\n${text}`;
const update = async (text: string) =>
  saved({ operation: 'update', path: HOME, text: await fresh(text), sha: await shaOf(HOME) });

describe('a save', () => {
  it('is a commit of the editor on the drafts, and does not change the files of the repository', async () => {
    await update('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    expect(await drafts.read(HOME)).toBe('# The home page.\ncontent:\n  id: 1\n  heroSection: { title: Two, id: 1 }\n');
    expect(gitIn(drafts.folder, 'log', '-1', '--format=%an %ae %s')).toBe('Mona mona@example.com Change it\n');
    expect(readFileSync(path.join(root, 'repository', HOME), 'utf8')).toContain('One');
    expect(inRepository('status', '--porcelain')).toBe('');
  });

  it('writes nothing when the check finds an error', async () => {
    findings = [
      { rule: 'price', file: 'en/pages/home.yaml', field: 'content.heroSection.title', reason: 'names a price' },
    ];
    await expect(update('content:\n  id: 1\n  heroSection:\n    title: $5\n')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Home (English) — Page › Head of the page › Heading: names a price') as string,
    });
    expect(await drafts.read(HOME)).toContain('One');
    expect(gitIn(drafts.folder, 'status', '--porcelain')).toBe('');
  });

  it('is refused when another editor saved first', async () => {
    const sha = await shaOf(HOME);
    await update('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    const late = saved({ operation: 'update', path: HOME, text: 'content: {}\n', sha });
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect(await drafts.read(HOME)).toContain('Two');
  });

  it('is refused when the form is older than the file, whatever version the browser sends', async () => {
    const base = (await shaOf(HOME)) ?? '';
    const put = async (title: string, by = author) => {
      const text = `_base: '${base}'\ncontent:\n  id: 1\n  heroSection:\n    title: ${title}\n`;
      const file = { operation: 'update', path: HOME, text, sha: await shaOf(HOME) } as const;
      await save({ files: [file], message: 'x', author: by });
    };
    await put('Two');
    // The same editor goes on in the same form; another one has it open from before.
    await put('Three');
    await expect(put('Four', { name: 'Omar', email: 'o@example.com' })).rejects.toMatchObject({ status: 409 });
    expect(await drafts.read(HOME)).toContain('Three');
  });

  it('is refused in the form that has created the page, once somebody else has saved the page', async () => {
    const path = 'content/en/careers/two.md';
    const text = (title: string) => `---\ntitle: ${title}\n---\nText\n`;
    await saved({ operation: 'create', path, text: text('Two') });
    const next = async () => saved({ operation: 'update', path, text: text('Three'), sha: await shaOf(path) });
    await next();
    const sha = await shaOf(path);
    const file = {
      operation: 'update',
      path,
      text: `---\n${await fresh('title: Four\n---\nText\n', path)}`,
      sha,
    } as const;
    await save({ files: [file], message: 'x', author: { name: 'Omar', email: 'o@example.com' } });
    // The program sends the newest version after it has warned.
    await expect(next()).rejects.toMatchObject({ status: 409 });
    expect(await drafts.read(path)).toContain('title: Four');
  });

  it('accepts a text that was changed, changed back and changed again in one form', async () => {
    const base = (await shaOf(HOME)) ?? '';
    const other = { name: 'Omar', email: 'omar@example.com' };
    const put = async (title: string, by = author, from = base) => {
      const text = `_base: '${from}'\ncontent:\n  id: 1\n  heroSection: { title: ${title} }\n`;
      const file = { operation: 'update', path: HOME, text, sha: await shaOf(HOME) } as const;
      await save({ files: [file], message: 'Change it', author: by });
    };
    for (const title of ['Two', 'One', 'Two', 'Three', 'One']) {
      await put(title);
      expect(await drafts.read(HOME)).toContain(`title: ${title}`);
    }
    await put('Four', other, await shaOf(HOME));
    await expect(put('Five')).rejects.toMatchObject({ status: 409 });
  });

  it('accepts the form of a page that was moved to the address of a page that somebody else had written', async () => {
    const old = 'content/en/careers/two.md';
    await saved({ operation: 'create', path: old, text: '---\ntitle: Two\n---\nText\n' });
    const base = (await shaOf(old)) ?? '';
    const form = (title: string) => `---\n_base: '${base}'\ntitle: ${title}\n---\nText\n`;
    await saved({ operation: 'delete', path: ROLE, sha: await shaOf(ROLE) });
    await saved({ operation: 'update', path: ROLE, from: old, text: form('Two'), sha: base });
    await saved({ operation: 'update', path: ROLE, text: form('Three'), sha: await shaOf(ROLE) });
    expect(await drafts.read(ROLE)).toContain('title: Three');
  });

  it('creates and deletes a Markdown record', async () => {
    const path = 'content/ar/careers/two.md';
    await saved({ operation: 'create', path, text: '---\ntitle: Two\n---\nText\n' });
    expect(await drafts.read(path)).toBe('---\ntitle: Two\n---\n\nText\n');
    await expect(saved({ operation: 'create', path, text: '---\ntitle: Two\n---\nText\n' })).rejects.toMatchObject({
      status: 409,
    });
    const sha = await shaOf(path);
    await saved({ operation: 'delete', path, sha });
    expect(await drafts.read(path)).toBeUndefined();
    const late = saved({ operation: 'update', path, text: '---\ntitle: Two\n---\nText\n', sha });
    await expect(late).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('has renamed or deleted this page') as string,
    });
  });

  it('gives a new case study the next position in all languages, and keeps it when the same form is saved again', async () => {
    const first = 'content/en/portfolio/first.md';
    write(first, '---\ntitle: First\norder: 7\n---\n\nText\n');
    inRepository('add', '--all');
    inRepository('commit', '--quiet', '--message', 'First');
    await drafts.merge('main');
    const [path, translation] = ['content/en/portfolio/second.md', 'content/ar/portfolio/second.md'];
    const copy: SavedFile[] = [
      { operation: 'create', path, text: '---\ntitle: Second\n---\nText\n' },
      { operation: 'create', path: translation, text: '---\ntitle: Copy\norder: 7\n---\nText\n' },
    ];
    await save({ files: copy, message: 'Copy it', author });
    expect(await drafts.read(path)).toContain('order: 8');
    expect(await drafts.read(translation)).toContain('order: 8');
    const texts = ['title: Changed', 'title: Changed\norder: 7'].map((fields) => `---\n${fields}\n---\nText\n`);
    for (const [index, text] of texts.entries()) {
      const file = [path, translation][index] ?? '';
      await saved({ operation: 'update', path: file, text, sha: await shaOf(file) });
      expect(await drafts.read(file)).toContain('title: Changed\norder: 8');
    }
  });

  it('creates a page also when another page of its folder is invalid after a change by hand', async () => {
    write('content/en/portfolio/first.md', '---\ntitle: First\norder: 7\n---\n');
    write('content/en/portfolio/broken.md', '---\ntitle: "Broken\n---\n');
    write('content/en/portfolio/odd.md', '---\ntitle: Odd\norder: seventh\n---\n');
    inRepository('add', '--all');
    inRepository('commit', '--quiet', '--message', 'By hand');
    await drafts.merge('main');
    const path = 'content/en/portfolio/second.md';
    await saved({ operation: 'create', path, text: '---\ntitle: Second\n---\nText\n' });
    expect(await drafts.read(path)).toContain('order: 8');
  });

  it.each(['ar', 'en'])('names the original of a new %s page when it is invalid', async (locale) => {
    const original = 'content/en/portfolio/broken.md';
    await drafts.commit([{ path: original, text: '---\ntitle: "Broken\n---\n' }], 'By hand', author);
    const path = `content/${locale}/portfolio/broken.md`;
    await expect(saved({ operation: 'create', path, text: '---\ntitle: One\n---\nText\n' })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(`has made ${original} invalid`) as string,
    });
  });

  it('accepts a page with the line endings of Windows', async () => {
    await drafts.commit([{ path: ROLE, text: '---\r\ntitle: A role\r\n---\r\n\r\nText.\r\n' }], 'By hand', author);
    const text = `---\n${await fresh('title: Another\n---\nText.\n', ROLE)}`;
    await saved({ operation: 'update', path: ROLE, text, sha: await shaOf(ROLE) });
    expect(gitIn(drafts.folder, 'show', `HEAD:${ROLE}`)).toBe('---\ntitle: Another\n---\n\nText.\n');
  });

  it('that cannot be committed changes no file, and can be repeated', async () => {
    const media = 'content/media/new.jpg';
    const text = await fresh('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const files: SavedFile[] = [
      { operation: 'create', path: media, bytes },
      { operation: 'update', path: HOME, text, sha: await shaOf(HOME) },
    ];
    // Git accepts no NUL in a message.
    await expect(save({ files, message: 'a\0b', author })).rejects.toThrow();
    expect(await drafts.read(HOME)).toContain('One');
    expect(gitIn(drafts.folder, 'status', '--porcelain')).toBe('');
    await save({ files, message: 'Change it', author });
    expect(gitIn(drafts.folder, 'show', `HEAD:${HOME}`)).toContain('Two');
  });

  it('starts from the committed text when the changes of a failed commit could not be discarded at once', async () => {
    const head = path.join(root, 'repository/.git/worktrees/drafts/HEAD');
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    renameSync(head, `${head}.away`);
    await expect(drafts.commit([{ path: HOME, text: 'trunc' }], 'Change it', author)).rejects.toThrow();
    renameSync(`${head}.away`, head);
    expect(printed).toHaveBeenCalledOnce();
    await update('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    expect(await drafts.read(HOME)).toBe('# The home page.\ncontent:\n  id: 1\n  heroSection: { title: Two, id: 1 }\n');
  });

  it('finds no files that a failed merge of main has left', async () => {
    write(HOME, 'content: {}\n');
    inRepository('commit', '--quiet', '--all', '--message', 'By hand');
    writeFileSync(path.join(drafts.folder, HOME), 'trunc');
    const merge = () => drafts.runExclusively(() => drafts.merge('main'));
    await expect(merge()).rejects.toThrow();
    expect(await drafts.read(HOME)).toContain('One');
    await merge();
    expect(await drafts.read(HOME)).toBe('content: {}\n');
  });

  it('makes no commit when nothing changed', async () => {
    const { sha } = await drafts.head();
    const text = `---\n${await fresh('title: A role\n---\nText.\n', ROLE)}`;
    await saved({ operation: 'update', path: ROLE, text, sha: await shaOf(ROLE) });
    expect((await drafts.head()).sha).toBe(sha);
  });
});

it.each([
  '../content/en/pages/home.yaml',
  'content/../package.json',
  'content/en/../../server/env.ts',
  'content/en/pages/home.md',
  'content/redirects.yaml',
  'content/en/names.yaml',
  'content/xx/pages/home.yaml',
  'content/en/blog/a/../../../../x.md',
  String.raw`content\en\pages\home.yaml`,
  '/etc/passwd',
  '.git/config',
])('does not take %s for a page', (file) => {
  expect(() => recordPlace(file)).toThrow('cannot be saved');
});

it('names the page in the refusal, and counts the errors that it omits', () => {
  const faults = Array.from({ length: 7 }, (_, index) => ({
    rule: 'x',
    file: 'ar/services/devops.yaml',
    field: `content.childrenSection.cards[${index}].title`,
    reason: 'is too long',
  }));
  const lines = refusalMessage(faults, () => ({ name: 'DevOps' })).split('\n');
  expect(lines[1]).toBe('DevOps (Arabic) — Page › Services of the group › Cards 1 › Heading: is too long');
  expect(lines.at(-1)).toBe('And 2 more.');
});

it('names a copy and its original by their titles, and counts the texts that both have', async () => {
  const copy = 'content/en/careers/copy.md';
  findings = ['one.md', 'one.md'].map((name, index) => ({
    rule: 'repeated-text',
    file: `en/careers/${name}`,
    field: index === 0 ? 'description' : 'body',
    reason: 'is used twice, also in en/careers/copy.md',
    alsoIn: { file: 'en/careers/copy.md', field: index === 0 ? 'description' : 'body' },
  }));
  const copied = saved({ operation: 'create', path: copy, text: "---\ntitle: 'A copy'\n---\n\nText.\n" });
  await expect(copied).rejects.toMatchObject({
    message:
      'Not saved. Correct this and save again.\n' +
      'A copy (English) — Description for lists and search results: is used twice, also on A role (English), in Description for lists and search results. Both pages have 2 texts in common. Rewrite them',
  });
});

it('names the pages that link to a deleted page', async () => {
  findings = [{ rule: 'references', file: 'en/pages/home.yaml', field: 'content.id', reason: 'no role ‘one’' }];
  const gone = saved({ operation: 'delete', path: ROLE, sha: await shaOf(ROLE) });
  await expect(gone).rejects.toMatchObject({ message: expect.stringContaining('Home (English) — Page › ') as string });
  expect(await drafts.read(ROLE)).toContain('A role');
});

it('the committed text of a file does not change while a save writes a newer one', async () => {
  const file = (await drafts.files()).find(({ path }) => path === HOME);
  writeFileSync(path.join(drafts.folder, HOME), 'newer');
  expect(file && (await drafts.committed(file))).toContain('One');
});

describe('the drafts after a restart', () => {
  it('contain new commits of main, and nothing that a stopped process left', async () => {
    await update('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    writeFileSync(path.join(drafts.folder, ROLE), 'half');
    write('content/en/careers/new.md', '---\ntitle: New\n---\n');
    inRepository('add', '--all');
    inRepository('commit', '--quiet', '--message', 'New');
    drafts = await open();
    expect(await drafts.read(ROLE)).toContain('A role');
    expect(await drafts.read(HOME)).toContain('Two');
    expect(await drafts.read('content/en/careers/new.md')).toContain('New');
  });

  it('are changed only by the newest process, even while a git command of an earlier one still runs', async () => {
    const before = drafts;
    drafts = await open();
    const { sha } = await drafts.head();
    await expect(before.commit([{ path: ROLE, text: 'late' }], 'Late', author)).rejects.toThrow('refs/editor/owner');
    expect((await drafts.head()).sha).toBe(sha);
  });

  it('accept a form that its editor has saved before, and not one that somebody else has saved since', async () => {
    const base = (await shaOf(HOME)) ?? '';
    const trailing = { name: 'Mona K.', email: 'mona@example.com' };
    const put = async (title: string, by = trailing) => {
      const text = `_base: '${base}'\ncontent:\n  id: 1\n  heroSection: { title: ${title} }\n`;
      const file = { operation: 'update', path: HOME, text, sha: await shaOf(HOME) } as const;
      drafts = await open();
      save = createSave({ drafts, checker: { newFindings: () => Promise.resolve([]), stop: () => Promise.resolve() } });
      await save({ files: [file], message: 'Change it', author: by });
    };
    await put('Two');
    // A publication.
    inRepository('merge', '--quiet', '--no-ff', '--message', 'Publish', 'drafts');
    await put('Three', { ...trailing, email: 'new-address@example.com' });
    expect(await drafts.read(HOME)).toContain('title: Three');
    await expect(put('Four', author)).rejects.toMatchObject({ status: 409 });
    await update('content:\n  id: 1\n  heroSection: { title: Five }\n');
    await expect(put('Six')).rejects.toMatchObject({ status: 409 });
  });

  it('report conflicts with main', async () => {
    await update('content:\n  id: 1\n  heroSection:\n    title: Two\n');
    write(HOME, '# The home page.\ncontent:\n  id: 1\n  heroSection: { title: Three }\n');
    inRepository('commit', '--quiet', '--all', '--message', 'Three');
    await expect(open()).rejects.toThrow('main and drafts changed the same lines');
    expect(await drafts.read(HOME)).toContain('Two');
  });
});

describe('the names of pages that a language lacks', () => {
  const NAMES = 'content/ar/names.yaml';
  const entry = (key: string) => `  ${key}: { name: x, summary: y }\n`;
  const page = (draft: boolean) =>
    saved({ operation: 'create', path: 'content/ar/services/devops/ci-cd.yaml', text: `name: CI\ndraft: ${draft}\n` });

  async function named(...services: string[]): Promise<void> {
    const text = stringify({ services: services.map((key) => ({ key, name: 'x', summary: 'y' })) });
    await saved({ operation: 'create', path: NAMES, text });
  }

  it('are a mapping, from which a new page removes its own name', async () => {
    await named('devops/ci-cd', 'devops/finops');
    expect(parse((await drafts.read(NAMES)) ?? '')).toEqual(
      parse(`services:\n${entry('devops/ci-cd')}${entry('devops/finops')}`),
    );
    await page(false);
    expect(parse((await drafts.read(NAMES)) ?? '')).toEqual(parse(`services:\n${entry('devops/finops')}`));
  });

  it('are deleted with the last of them, and stay while a page is a draft', async () => {
    await named('devops/ci-cd');
    await page(true);
    expect(await drafts.read(NAMES)).toContain('devops/ci-cd');
    const path = 'content/ar/services/devops/ci-cd.yaml';
    await saved({ operation: 'update', path, text: 'name: CI\n', sha: await shaOf(path) });
    expect(await drafts.read(NAMES)).toBeUndefined();
  });
});
