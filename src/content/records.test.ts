import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enabledLocales, LOCALES } from '#shared/locales.ts';
import { PAGE_SIZE } from './articles.ts';
import { fixedPagesIn } from './fixedPages.ts';
import { languagesOf } from './pagePaths.ts';
import { unpublishedReasonOfPage } from './records.ts';
import { industriesOf, services, servicesIn, servicesNavigation } from './services.ts';
import { cases, posts, roles, rolesIn } from './texts.ts';

const records = vi.hoisted(() => {
  // On 3 December in the company's time zone, whichever it is.
  process.env['BUILD_MOMENT'] = '2026-12-03T10:30:00Z';
  return new Map<string, { id: string; data: object }[]>();
});
vi.mock(import('#shared/locales.ts'), { spy: true });
// Without a cache: each test sets its own records.
vi.mock(import('./cache.ts'), () => ({ createCache: () => (_key, load) => load() }));
vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve(records.get(name) ?? []),
  getEntry: (name: string, id: string) => Promise.resolve(records.get(name)?.find((record) => record.id === id)),
}));

const post = (id: string, ...tags: string[]) => ({ id, data: { date: new Date('2026-10-27'), tags } });
const study = (id: string, technology: string) => ({
  id,
  data: { order: 1, industry: 'healthcare', services: ['devops/ci-cd'], technologies: [technology] },
});
const blog = (locale: string) => ({ id: `${locale}/pages/blogs`, data: {} });
const manyPosts = (locale: string) =>
  Array.from({ length: PAGE_SIZE + 1 }, (_, index) => post(`${locale}/blog/${index}`, 'data'));

describe('a list page without a record', () => {
  beforeEach(() => {
    records.clear();
    // All languages, even if fewer are enabled.
    vi.mocked(enabledLocales).mockReturnValue([...LOCALES]);
  });

  it('of a topic exists in the languages with an article on it', async () => {
    records.set('posts', [post('en/blog/a', 'data', 'gulf'), post('ar/blog/b', 'data')]);
    expect(await languagesOf('/blogs/tags/data')).toEqual(['en', 'ar']);
    expect(await languagesOf('/blogs/tags/gulf')).toEqual(['en']);
    expect(await languagesOf('/blogs/tags/models')).toEqual([]);
  });

  it('of further articles exists in the languages with enough articles and a blog', async () => {
    records.set('pages', [blog('en'), blog('ar')]);
    records.set('posts', [...manyPosts('en'), post('ar/blog/b', 'data'), ...manyPosts('ku')]);
    expect(await languagesOf('/blogs')).toEqual(['en', 'ar']);
    expect(await languagesOf('/blogs/page/2')).toEqual(['en']);
    expect(await languagesOf('/blogs/page/3')).toEqual([]);
  });

  it('of a facet exists in the languages with a case study that has the value', async () => {
    records.set('cases', [study('en/portfolio/a', 'SAP S/4HANA'), study('ar/portfolio/a', 'PostgreSQL')]);
    expect(await languagesOf('/portfolio/industry/healthcare')).toEqual(['en', 'ar']);
    expect(await languagesOf('/portfolio/service/devops')).toEqual(['en', 'ar']);
    expect(await languagesOf('/portfolio/technology/sap-s-4hana')).toEqual(['en']);
    expect(await languagesOf('/portfolio/technology/postgresql')).toEqual(['ar']);
  });
});

describe('a service in another language', () => {
  const service = (id: string, name: string) => ({ id, data: { name } });
  const named = async () => (await servicesIn('ar')).map(({ href, data }) => `${href} ${data.name}`);

  beforeEach(() => {
    records.clear();
    records.set('services', [
      service('en/services/devops/ci-cd', 'CI/CD'),
      service('en/services/devops/iot', 'IoT'),
      service('ar/services/devops/ci-cd', 'التسليم'),
    ]);
  });

  it('has the name of its page or, without a page, the name in the list of names', async () => {
    const services = { 'devops/ci-cd': { name: 'x' }, 'devops/iot': { name: 'الأشياء' } };
    records.set('names', [{ id: 'ar/names', data: { services, industries: {} } }]);
    expect(await named()).toEqual(['/ar/services/devops/ci-cd التسليم', '/services/devops/iot الأشياء']);
  });

  it('has its English name without a page and a list of names', async () => {
    expect(await named()).toEqual(['/ar/services/devops/ci-cd التسليم', '/services/devops/iot IoT']);
  });
});

describe('an unpublished record', () => {
  const AHEAD = { publishFrom: '2026-12-04' };
  const role = (id: string, data: object) => ({ id, data: { posted: new Date('2026-10-27'), ...data } });
  const service = (id: string, data: object = {}) => ({
    id,
    data: { id: 9, order: 1, name: id, relatedIndustries: [{ industry: 'mining', reason: 'a' }], ...data },
  });
  const hrefs = (entries: readonly { href: string }[]) => entries.map(({ href }) => href);

  beforeEach(() => {
    records.clear();
    vi.mocked(enabledLocales).mockReturnValue([...LOCALES]);
  });

  it('is in no list, no menu and no related link, and has no page', async () => {
    records.set('posts', [
      post('en/blog/a', 'data'),
      { ...post('en/blog/b', 'gulf'), data: { draft: true, tags: ['gulf'] } },
    ]);
    records.set('cases', [{ ...study('en/portfolio/a', 'PostgreSQL'), data: { draft: true } }]);
    records.set('groups', [service('en/services/devops')]);
    records.set('services', [service('en/services/devops/ci-cd'), service('en/services/devops/iot', AHEAD)]);
    records.set('industries', [service('en/industries/mining', AHEAD)]);
    records.set('pages', [{ id: 'en/pages/a', data: { publishUntil: '2026-12-02' } }]);
    expect(hrefs(await posts())).toEqual(['/blogs/a']);
    expect(await cases()).toEqual([]);
    expect(await fixedPagesIn('en')).toEqual([]);
    expect(hrefs((await servicesNavigation('ar'))[0]?.children ?? [])).toEqual(['/services/devops/ci-cd']);
    const [shown] = await services();
    expect(shown && (await industriesOf(shown))).toEqual([]);
    for (const path of [
      '/blogs/b',
      '/blogs/tags/gulf',
      '/portfolio/a',
      '/services/devops/iot',
      '/industries/mining',
      '/a',
    ])
      expect(await languagesOf(path), path).toEqual([]);
  });

  it('is a role before its first day and after its last day', async () => {
    records.set('roles', [
      role('en/careers/closed', { validThrough: new Date('2026-12-02') }),
      role('en/careers/open', { validThrough: new Date('2026-12-03') }),
      role('en/careers/next', { posted: new Date('2026-12-04') }),
      role('en/careers/general-application', {}),
    ]);
    const open = ['/company/career/open', '/company/career/general-application'];
    expect(hrefs(await roles())).toEqual(open);
    expect(hrefs(await rolesIn('ar'))).toEqual(open);
    expect(await languagesOf('/company/career/closed')).toEqual([]);
  });

  it('is a translation of an unpublished original, or a translation that is a draft', async () => {
    records.set('services', [
      service('en/services/devops/ci-cd'),
      service('ar/services/devops/ci-cd', { draft: true }),
      service('ku/services/devops/ci-cd'),
      service('en/services/devops/iot', AHEAD),
      service('ar/services/devops/iot'),
    ]);
    expect(await languagesOf('/services/devops/ci-cd')).toEqual(['en', 'ku']);
    expect(await languagesOf('/services/devops/iot')).toEqual([]);
    expect(hrefs(await servicesIn('ar'))).toEqual(['/services/devops/ci-cd']);
  });

  it('has no note with a reason on the live site', async () => {
    records.set('pages', [{ id: 'en/pages/a', data: { draft: true } }]);
    expect(await unpublishedReasonOfPage('en', '/a')).toBeUndefined();
  });
});

describe('a preview', () => {
  it('has every record, and the reason why it is not on the live site', async () => {
    vi.resetModules();
    vi.stubEnv('BUILD_DRAFTS', 'on');
    const preview = { ...(await import('./fixedPages.ts')), ...(await import('./records.ts')) };
    records.clear();
    records.set('pages', [
      { id: 'en/pages/company/team', data: { draft: true } },
      { id: 'en/pages/contact', data: {} },
    ]);
    records.set('posts', [{ id: 'ku/blog/a', data: { date: new Date('2026-12-10'), tags: [] } }]);
    expect(await preview.fixedPagesIn('en')).toEqual(['company/team', 'contact']);
    expect(await preview.unpublishedReasonOfPage('en', '/company/team')).toEqual({ state: 'draft' });
    expect(await preview.unpublishedReasonOfPage('ku', '/blogs/a')).toEqual({ state: 'scheduled', at: '2026-12-10' });
    expect(await preview.unpublishedReasonOfPage('en', '/contact')).toBeUndefined();
    vi.unstubAllEnvs();
  });
});
