import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enabledLocales, localeOf, type LocaleKey } from '../../../shared/locales.ts';
import type { UnpublishedReason } from '../../../src/content/schema/publicationState.ts';
import { record, findingTexts } from '../sample.ts';
import { links } from './links.ts';

vi.mock(import('../../../shared/locales.ts'), { spy: true });
const turnOn = (...keys: LocaleKey[]) => vi.mocked(enabledLocales).mockReturnValue(keys.map(localeOf));
beforeEach(() => turnOn('en', 'ar'));

const PAGES = [
  record('home', 'en/pages/home.yaml', {}),
  record('home', 'ar/pages/home.yaml', {}),
  record('page', 'en/pages/company/career.yaml', {}),
  record('service', 'en/services/devops/ci-cd.yaml', {}),
  record('case', 'en/portfolio/a.md', {
    body: '',
    industry: 'mining',
    services: ['devops/ci-cd'],
    technologies: ['Apache Kafka'],
  }),
];
const found = (body: string) => links([...PAGES, record('post', 'en/blog/b.md', { body, tags: ['data'] })]);

describe('a text', () => {
  it.each([
    ...[
      '/',
      '/ar',
      '/services',
      '/services/devops/ci-cd',
      '/services/devops/ci-cd?a=b#why',
      '/company/career',
      '/blogs/b',
    ],
    ...[
      '/blogs/tags/data',
      '/portfolio/industry/mining',
      '/portfolio/service/devops',
      '/portfolio/technology/apache-kafka',
    ],
    ...['/favicon.svg', '#a-heading', 'https://example.com/a', 'mailto:hello@example.com'],
  ])('may link to %s', (address) => {
    expect(found(`A [link](${address}).`)).toEqual([]);
  });

  it.each([
    ...[
      '/services/devops/nothing-here',
      '/services/devops/ci-cd/',
      '/services/devops',
      '/pages/company/career',
      '/blog/b',
      '/ar/services/devops/ci-cd',
      '/services%2Fdevops',
      '//example.com',
    ],
  ])('may not link to %s, which is not a page', (address) => {
    expect(found(`A\n[link](${address}).`)).toMatchObject([
      { field: 'body', line: 2, reason: `‘${address}’ is not a page of the site` },
    ]);
  });

  it.each([
    ['[link](services/devops/ci-cd)', 'services/devops/ci-cd'],
    ['[link](www.example.com)', 'www.example.com'],
    ['www.example.com', 'http://www.example.com'],
    ['[link][1]\n\n[1]: http://example.com', 'http://example.com'],
    ['<a href="http://example.com">link</a>', 'http://example.com'],
    ['[link](javascript:alert)', 'javascript:alert'],
    ['[link]()', ''],
  ])('may not contain the link %s', (body, address) => {
    expect(found(body)).toMatchObject([
      { reason: `‘${address}’ must be a path such as /services/devops, or an address with https://` },
    ]);
  });

  describe('while a language is disabled', () => {
    beforeEach(() => turnOn('en'));

    it.each(['/ar', '/ar/services'])('may not link to its page %s', (address) => {
      expect(found(`[link](${address})`)).toHaveLength(1);
    });

    it('is not checked when it is in that language', () => {
      expect(links([record('role', 'ar/careers/a.md', { body: '[link](/ar/contact)' })])).toEqual([]);
    });
  });

  it('may contain any address in code', () => {
    expect(found('`[link](/nothing)`\n\n```md\n![](/media/nothing.jpg)\n```\n')).toEqual([]);
  });

  it.each([
    [
      '![A crane](/media/crane.jpg)',
      'has no size: write <img src="/media/crane.jpg" alt="…" width="…" height="…">, in CSS pixels',
    ],
    [
      '<img src="/media/crane.jpg" alt="A crane" width="4">',
      'has no size: write <img src="/media/crane.jpg" alt="…" width="…" height="…">, in CSS pixels',
    ],
    ['<img src="/media/crane.jpg" width="4" height="3">', 'has no alternative text'],
    ['<img src="/media/nothing.jpg" alt="A crane" width="4" height="3">', 'is not in public/media/'],
    ['![A crane](https://example.com/crane.jpg)', 'is not under /media/'],
  ])('may not contain the image %s', (body, reason) => {
    expect(found(body)).toMatchObject([{ reason: expect.stringContaining(`’ ${reason}`) as string }]);
  });
});

describe('a link to an unpublished page', () => {
  const held: UnpublishedReason = { state: 'scheduled', at: '2026-12-04' };
  const next = { ...record('post', 'en/blog/next.md', { body: '', tags: ['gulf'] }), unpublished: held };
  const linked = (body: string, unpublished?: UnpublishedReason) =>
    findingTexts(
      links([
        ...PAGES,
        next,
        { ...record('post', 'en/blog/b.md', { body, tags: ['data'] }), ...(unpublished && { unpublished }) },
      ]),
    );

  it('is refused with the reason, also when it leads to a list with no other page', () => {
    expect(linked('[a](/blogs/next) [b](/blogs/tags/gulf)')).toEqual([
      'body: ‘/blogs/next’ is not on the site before 2026-12-04',
      'body: ‘/blogs/tags/gulf’ is not on the site before 2026-12-04',
    ]);
  });

  it('is accepted in a text that is unpublished too', () => {
    expect(linked('[a](/blogs/next)', { state: 'draft' })).toEqual([]);
    expect(linked('[a](/blogs/none)', { state: 'draft' })).toEqual(['body: ‘/blogs/none’ is not a page of the site']);
  });
});
