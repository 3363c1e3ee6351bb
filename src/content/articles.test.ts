import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf, intoPages, PAGE_SIZE, readingMinutes, relatedTo, tagCounts } from './articles.ts';

const article = (slug: string, day: string, tags: string[], services: string[] = ['devops/ci-cd']) => ({
  slug,
  data: { date: new Date(day), tags, services },
});

describe('reading time', () => {
  it('counts prose by words and code by lines', () => {
    expect(readingMinutes('word '.repeat(440))).toBe(2);
    expect(
      readingMinutes('word '.repeat(440) + '\n```ts\n' + 'const a = 1; // one of many\n'.repeat(60) + '```\n'),
    ).toBe(4);
  });

  it('counts an Arabic word with a vowel sign once', () => {
    expect(readingMinutes('مؤقتًا '.repeat(220))).toBe(1);
  });

  it('is never less than a minute', () => {
    expect(readingMinutes('')).toBe(1);
  });
});

describe('the table of contents', () => {
  it('lists third-level headings below the second-level heading before them, and no others', () => {
    const headings = [
      { depth: 3, slug: 'lost', text: 'Lost' },
      { depth: 2, slug: 'a', text: 'A' },
      { depth: 3, slug: 'b', text: 'B' },
      { depth: 4, slug: 'deep', text: 'Deep' },
      { depth: 2, slug: 'c', text: 'C' },
    ];
    expect(contentsOf(headings)).toEqual([
      { label: 'A', href: '#a', children: [{ label: 'B', href: '#b', children: [] }] },
      { label: 'C', href: '#c', children: [] },
    ]);
  });

  it('isolates Latin terms in right-to-left headings', () => {
    expect(contentsOf([{ depth: 2, slug: 'a', text: 'متى نكتب C++' }])).toMatchObject([
      { label: 'متى نكتب \u2066C++\u2069' },
    ]);
  });
});

describe('related articles', () => {
  const own = article('own', '2026-05-01', ['data', 'releases'], ['devops/ci-cd']);

  it('are ordered by similarity, then by the given order, without the article itself', () => {
    const all = [
      own,
      article('stranger', '2026-06-01', ['security'], ['innovation-studio/ui-ux']),
      article('newer', '2026-02-01', ['data'], ['innovation-studio/ui-ux']),
      article('older', '2026-01-01', ['data'], ['innovation-studio/ui-ux']),
      article('nearest', '2026-01-01', ['data'], ['devops/ci-cd']),
    ];
    expect(relatedTo(own, all).map(({ slug }) => slug)).toEqual(['nearest', 'newer', 'older']);
    const equalMatches = ['first', 'second', 'third', 'fourth'].map((slug) =>
      article(slug, '2026-01-01', ['data', 'releases'], ['devops/ci-cd']),
    );
    expect(relatedTo(own, [...all, ...equalMatches]).map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
  });
});

describe('pages', () => {
  it('contain every article once and in order, at most as many as fit on a page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 5 * PAGE_SIZE }), (articles) => {
        const pages = intoPages(articles);
        expect(pages.flat()).toEqual(articles);
        expect(pages.length).toBeGreaterThan(0);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(PAGE_SIZE);
      }),
    );
  });
});

describe('tags', () => {
  it('are listed with their counts', () => {
    expect(tagCounts([article('a', '2026-01-01', ['releases', 'data']), article('b', '2026-01-02', ['data'])])).toEqual(
      [
        { tag: 'releases', count: 1 },
        { tag: 'data', count: 2 },
      ],
    );
  });
});
