import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { enabledLocales, localeOf } from '../../shared/locales.ts';
import { articleText } from '../articleText.ts';
import { openDrafts, type Drafts } from '../git/drafts.ts';
import { gitIn } from '../publishing/fixture.ts';
import { createSave, type SavedFile } from '../save.ts';

const author = { name: 'Mona', email: 'mona@example.com' };
const ARTICLE = 'available-is-a-claim';
const CASE = 'core-banking-piece-by-piece';
const REDIRECTS = 'content/redirects.yaml';
const fileOf = (locale: string, page: string) => `content/${locale}/${page}.md`;

// Independent of the languages that a company has enabled.
vi.mock(import('../../shared/locales.ts'), { spy: true });

let repository: string;
let drafts: Drafts;
let save: ReturnType<typeof createSave>;

beforeEach(async () => {
  vi.mocked(enabledLocales).mockReturnValue((['en', 'ar'] as const).map(localeOf));
  const root = mkdtempSync(path.join(tmpdir(), 'moves-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  repository = path.join(root, 'repository');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  };
  for (const locale of ['en', 'ar']) {
    write(
      fileOf(locale, `blog/${ARTICLE}`),
      articleText('A claim', 'Text.', locale === 'en' ? '' : "source:\n  title: '00000000'\n"),
    );
    write(fileOf(locale, `portfolio/${CASE}`), '---\ntitle: A case study\norder: 1\n---\n\nText.\n');
    write(`content/${locale}/pages/home.yaml`, `content:\n  workSection:\n    cases: [first, ${CASE}, last]\n`);
    write(`content/${locale}/pages/blogs.yaml`, 'name: Blog\n');
  }
  const link = `More: [one](/blogs/${ARTICLE}), [two](/ar/blogs/${ARTICLE}#part), [three](/blogs/${ARTICLE}-2).`;
  write(fileOf('en', `portfolio/${CASE}`), `---\ntitle: A case study\norder: 1\n---\n\n${link}\n`);
  write(REDIRECTS, `# Ours.\n- from: /old\n  to: /blogs/${ARTICLE} # the first\n`);
  gitIn(repository, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(repository, 'add', '--all');
  gitIn(repository, 'commit', '--quiet', '--message', 'Content');
  drafts = await openDrafts(repository, path.join(root, 'drafts'), 'main');
  save = createSave({ drafts, checker: { newFindings: () => Promise.resolve([]), stop: () => Promise.resolve() } });
});

const shaOf = async (file: string) => (await drafts.files()).find((entry) => entry.path === file)?.sha;
const saved = (...files: SavedFile[]) => save({ files, message: 'Change it', author });
/** An English page with a new name, as the form sends it. */
async function renamed(page: string, to: string): Promise<SavedFile> {
  const from = fileOf('en', page);
  const sha = (await shaOf(from)) ?? '';
  const text = ((await drafts.read(from)) ?? '').replace('---\n', `---\n_base: '${sha}'\n`);
  return { operation: 'update', from, path: fileOf('en', to), text, sha };
}

it('moves a page in all languages, and updates links to it and its old address', async () => {
  await saved(await renamed(`blog/${ARTICLE}`, 'blog/a-claim'));
  expect(await drafts.read(fileOf('en', `blog/${ARTICLE}`))).toBeUndefined();
  expect(await drafts.read(fileOf('ar', `blog/${ARTICLE}`))).toBeUndefined();
  expect(await drafts.read(fileOf('ar', 'blog/a-claim'))).toContain('source:');
  expect(await drafts.read(fileOf('en', `portfolio/${CASE}`))).toContain(
    `[one](/blogs/a-claim), [two](/ar/blogs/a-claim#part), [three](/blogs/${ARTICLE}-2)`,
  );
  expect(await drafts.read(REDIRECTS)).toBe(
    `# Ours.
- from: /old
  to: /blogs/a-claim # the first
- from: /ar/blogs/${ARTICLE}
  to: /ar/blogs/a-claim
- from: /blogs/${ARTICLE}
  to: /blogs/a-claim
`,
  );
  expect(gitIn(drafts.folder, 'log', '-1', '--format=%B')).toContain(`/blogs/${ARTICLE} leads to /blogs/a-claim.`);
  // Git follows the rename.
  expect(await drafts.history(fileOf('en', 'blog/a-claim'))).toHaveLength(2);
});

it('renames a page that was never public, and adds no redirect', async () => {
  const text = (await drafts.read(fileOf('en', `blog/${ARTICLE}`))) ?? '';
  await saved({ operation: 'create', path: fileOf('en', 'blog/new'), text });
  const [before, written] = [await drafts.read(REDIRECTS), await drafts.read(fileOf('en', 'blog/new'))];
  await saved(await renamed('blog/new', 'blog/newer'));
  expect(await drafts.read(fileOf('en', 'blog/newer'))).toBe(written);
  expect(await drafts.read(REDIRECTS)).toBe(before);
});

it('keeps the redirects from old addresses as long as a new page there is a draft', async () => {
  await saved(await renamed(`blog/${ARTICLE}`, 'blog/a-claim'));
  const files = ['en', 'ar'].map((locale) => fileOf(locale, `blog/${ARTICLE}`));
  const redirects = [`- from: /blogs/${ARTICLE}\n`, `- from: /ar/blogs/${ARTICLE}\n`];
  const kept = async (): Promise<string[]> => {
    const text = (await drafts.read(REDIRECTS)) ?? '';
    return redirects.filter((redirect) => text.includes(redirect));
  };
  const created = files.map((path, index): SavedFile => {
    const text = articleText('Again', 'Text.', index === 0 ? 'draft: true\n' : '');
    return { operation: 'create', path, text };
  });
  await saved(...created);
  expect(await kept()).toEqual(redirects);
  const updated = files.map(async (path): Promise<SavedFile> => {
    const sha = (await shaOf(path)) ?? '';
    return { operation: 'update', path, text: articleText('Again', 'Text.', `_base: '${sha}'\n`), sha };
  });
  await saved(...(await Promise.all(updated)));
  expect(await kept()).toEqual([]);
});

it('renames a case study on a page that lists it', async () => {
  await saved(await renamed(`portfolio/${CASE}`, 'portfolio/core-banking'));
  for (const locale of ['en', 'ar']) {
    expect(await drafts.read(`content/${locale}/pages/home.yaml`)).toContain('cases: [first, core-banking, last]');
  }
});

it('does not replace the text of another language that somebody else has written meanwhile', async () => {
  const arabic = articleText('ادعاء', 'نص.');
  const created: SavedFile = { operation: 'create', path: fileOf('ar', 'blog/a-claim'), text: arabic };
  await expect(saved(await renamed(`blog/${ARTICLE}`, 'blog/a-claim'), created)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('in another language') as string,
  });
  expect(await drafts.read(fileOf('ar', `blog/${ARTICLE}`))).toContain('source:');
});

it('names a record that is invalid after a change by hand and may refer to the moved page', async () => {
  const broken = 'content/en/pages/contact.yaml';
  await drafts.commit([{ path: broken, text: `cases: [${CASE}\n` }], 'By hand', author);
  await expect(saved(await renamed(`portfolio/${CASE}`, 'portfolio/core-banking'))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(`has made ${broken} invalid`) as string,
  });
});

it('refuses to move a page to the path of another page, and to move a page with a fixed address', async () => {
  const text = (await drafts.read(fileOf('en', `blog/${ARTICLE}`))) ?? '';
  await saved({ operation: 'create', path: fileOf('en', 'blog/new'), text });
  await expect(saved(await renamed('blog/new', `blog/${ARTICLE}`))).rejects.toMatchObject({ status: 409 });
  const home = 'content/en/pages/home.yaml';
  const other = 'content/en/pages/other.yaml';
  const sha = (await shaOf(home)) ?? '';
  const move: SavedFile = { operation: 'update', from: home, path: other, text: `_base: '${sha}'\ncontent: {}\n`, sha };
  await expect(saved(move)).rejects.toThrow('the address of this page cannot be changed');
});

it('redirects from a deleted page to the list that contained it', async () => {
  const files = ['en', 'ar'].map((locale) => fileOf(locale, `blog/${ARTICLE}`));
  const deleted = await Promise.all(
    files.map(async (file): Promise<SavedFile> => ({ operation: 'delete', path: file, sha: await shaOf(file) })),
  );
  await saved(...deleted);
  expect(await drafts.read(REDIRECTS)).toContain(`- from: /blogs/${ARTICLE}\n  to: /blogs\n`);
  expect(await drafts.read(REDIRECTS)).toContain('to: /blogs # the first');
  expect(gitIn(drafts.folder, 'log', '-1', '--format=%B')).toContain(`/ar/blogs/${ARTICLE} leads to /ar/blogs.`);
});

it('redirects from a deleted page to the English list in a language that shows no list', async () => {
  const list = 'content/ar/pages/blogs.yaml';
  await drafts.commit([{ path: list, text: 'name: Blog\ndraft: true\n' }], 'Hide it', author);
  const file = fileOf('ar', `blog/${ARTICLE}`);
  await saved({ operation: 'delete', path: file, sha: await shaOf(file) });
  expect(await drafts.read(REDIRECTS)).toContain(`- from: /ar/blogs/${ARTICLE}\n  to: /blogs\n`);
});

it('takes the redirects from a form, and keeps the comments of the file', async () => {
  const sha = await shaOf(REDIRECTS);
  const text = `redirects:\n  - from: /old\n    to: /blogs/${ARTICLE}\n    permanent: true\n  - from: /jobs\n    to: /company/career\n    permanent: false\n`;
  await saved({ operation: 'update', path: REDIRECTS, text: `_base: '${sha ?? ''}'\n${text}`, sha });
  expect(await drafts.read(REDIRECTS)).toBe(
    `# Ours.\n- from: /old\n  to: /blogs/${ARTICLE} # the first\n- from: /jobs\n  to: /company/career\n  permanent: false\n`,
  );
  await expect(
    saved({
      operation: 'update',
      path: REDIRECTS,
      text: `_base: '${sha ?? ''}'\nredirects: none\n`,
      sha: await shaOf(REDIRECTS),
    }),
  ).rejects.toThrow('are not a list');
});

const INVALID = ['- from: [\n', 'from: /old\n', '- /old\n', '- from: /old\n'];

it.each(INVALID)('beside the redirects %j saves pages and moves none', async (text) => {
  await drafts.commit([{ path: REDIRECTS, text }], 'By hand', author);
  const path = fileOf('en', 'blog/new');
  await saved({ operation: 'create', path, text: articleText('New', 'Text.') });
  expect(await drafts.read(path)).toContain('title: New');
  await expect(saved(await renamed(`blog/${ARTICLE}`, 'blog/a-claim'))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(`has made ${REDIRECTS} invalid`) as string,
  });
});
