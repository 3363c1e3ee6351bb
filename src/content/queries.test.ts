import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enabledLocales, LOCALES } from '#shared/locales.ts';
import { PAGE_SIZE } from './articles.ts';
import { languagesOf, servicesIn } from './queries.ts';

const records = vi.hoisted(() => new Map<string, { id: string; data: object }[]>());
vi.mock(import('#shared/locales.ts'), { spy: true });
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

describe('a list that no record makes', () => {
  beforeEach(() => {
    records.clear();
    // Also where the site is shown in fewer.
    vi.mocked(enabledLocales).mockReturnValue([...LOCALES]);
  });

  it('of a topic is there in the languages with an article on it', async () => {
    records.set('posts', [post('en/blog/a', 'data', 'gulf'), post('ar/blog/b', 'data')]);
    expect(await languagesOf('/blogs/tags/data')).toEqual(['en', 'ar']);
    expect(await languagesOf('/blogs/tags/gulf')).toEqual(['en']);
    expect(await languagesOf('/blogs/tags/models')).toEqual([]);
  });

  it('of further articles is there in the languages that have so many, and a blog', async () => {
    records.set('pages', [blog('en'), blog('ar')]);
    records.set('posts', [...manyPosts('en'), post('ar/blog/b', 'data'), ...manyPosts('ku')]);
    expect(await languagesOf('/blogs')).toEqual(['en', 'ar']);
    expect(await languagesOf('/blogs/page/2')).toEqual(['en']);
    expect(await languagesOf('/blogs/page/3')).toEqual([]);
  });

  it('of a facet is there in the languages with a case study that has the value', async () => {
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

  it('has the name of its page or, without one, that of the list of names', async () => {
    const services = { 'devops/ci-cd': { name: 'x' }, 'devops/iot': { name: 'الأشياء' } };
    records.set('names', [{ id: 'ar/names', data: { services, industries: {} } }]);
    expect(await named()).toEqual(['/ar/services/devops/ci-cd التسليم', '/services/devops/iot الأشياء']);
  });

  it('needs no list of names', async () => {
    expect(await named()).toEqual(['/ar/services/devops/ci-cd التسليم', '/services/devops/iot IoT']);
  });
});
