import { beforeEach, expect, it, vi } from 'vitest';
import { enabledLocales, localeOf, type LocaleKey } from '../../../shared/locales.ts';
import type { PageRecord } from '../../../src/content/schema/page.ts';
import type { ContentRecord } from '../records.ts';
import { record } from '../sample.ts';
import { required } from './required.ts';

vi.mock(import('../../../shared/locales.ts'), { spy: true });
const turnOn = (...keys: LocaleKey[]) => vi.mocked(enabledLocales).mockReturnValue(keys.map(localeOf));
beforeEach(() => turnOn('en', 'ar'));

const EVERYWHERE = [
  ...['company', 'company/about-us', 'company/career', 'company/our-history'],
  ...['accessibility', 'contact', 'home', 'on-demand-developers', 'privacy'],
];
const page = (file: string) => record('page', file, {});
const all: ContentRecord[] = [
  record('post', 'en/blog/a.md', { body: '' }),
  record('case', 'en/portfolio/a.md', { body: '' }),
  record('role', 'en/careers/general-application.md', { body: '' }),
  page('en/pages/blogs.yaml'),
  page('en/pages/portfolio.yaml'),
  ...['en', 'ar'].flatMap((key) => EVERYWHERE.map((path) => page(`${key}/pages/${path}.yaml`))),
];
const missing = (records: typeof all) => required(records).map(({ file }) => file);

it('finds nothing when each list has an entry, the general application exists and each language has its pages', () => {
  expect(required(all)).toEqual([]);
});

it.each([
  [0, 'en/blog/'],
  [1, 'en/portfolio/'],
  [2, 'en/careers/'],
])('names the folder when record %i is missing', (index, folder) => {
  expect(missing(all.toSpliced(index, 1))).toEqual([folder]);
});

it.each(all.slice(3).map(({ file }) => file))('reports when %s is missing', (file) => {
  expect(missing(all.filter((entry) => entry.file !== file))).toEqual([file]);
});

it('requires the parent of a page', () => {
  expect(required([...all, page('ar/pages/a/b.yaml')])).toMatchObject([
    { file: 'ar/pages/a.yaml', reason: 'is missing; it is the parent page of pages/a/b.yaml' },
  ]);
});

it('does not accept a translation in place of the original', () => {
  expect(missing(all.map((entry) => (entry.kind === 'page' ? entry : { ...entry, locale: 'ar' })))).toEqual(
    expect.arrayContaining(['en/blog/', 'en/portfolio/', 'en/careers/']),
  );
});

it('requires nothing of a disabled language', () => {
  turnOn('en');
  expect(required(all.filter(({ locale }) => locale === 'en'))).toEqual([]);
});

it('requires the group of a service; for a translation, the group in the default language is enough', () => {
  const service = (key: string) => record('service', `${key}/services/devops/ci-cd.yaml`, {});
  expect(missing([...all, service('ar')])).toEqual([]);
  expect(missing([...all, service('en')])).toEqual(['en/services/devops.yaml']);
});

it('refuses a required page that is a draft, and names the field', () => {
  const held = all.map((entry): ContentRecord =>
    entry.file === 'ar/pages/contact.yaml'
      ? { ...page(entry.file), data: { draft: true } as PageRecord, kind: 'page', unpublished: { state: 'draft' } }
      : entry,
  );
  expect(required(held)).toMatchObject([
    { file: 'ar/pages/contact.yaml', line: 1, field: 'draft', reason: 'is a draft; every language needs this page' },
  ]);
});

it('requires a published article, not only drafts', () => {
  expect(
    missing(all.map((entry) => (entry.kind === 'post' ? { ...entry, unpublished: { state: 'draft' } } : entry))),
  ).toEqual(['en/blog/']);
});

it.each([
  ['blogs', 'post', 'blog', 'lists no article'],
  ['portfolio', 'case', 'portfolio', 'lists no case study'],
] as const)('refuses the empty page %s of another language', (name, kind, folder, reason) => {
  const list = page(`ar/pages/${name}.yaml`);
  expect(required([...all, list])).toMatchObject([
    { file: list.file, reason: expect.stringContaining(reason) as string },
  ]);
  expect(required([...all, list, record(kind, `ar/${folder}/a.md`, { body: '' })])).toEqual([]);
});
