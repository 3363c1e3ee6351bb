import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

interface Rule {
  eagerness: string;
  where: {
    and: readonly { href_matches?: string; not?: { href_matches?: readonly string[]; selector_matches?: string } }[];
  };
}

const ORIGIN = 'https://kariz.example';
const matches = (pattern: string, href: string) => new URLPattern(pattern, ORIGIN).test(new URL(href, ORIGIN).href);

const { prefetch, prerender } = JSON.parse(speculationRules) as Record<'prefetch' | 'prerender', readonly Rule[]>;

/** Whether the rules fetch an address; only conditions on the address count. */
function isFetched(href: string): boolean {
  return prefetch.some(({ where }) =>
    where.and.every(
      ({ href_matches: pattern, not }) =>
        (!pattern || matches(pattern, href)) && !not?.href_matches?.some((refused) => matches(refused, href)),
    ),
  );
}

describe('speculation rules', () => {
  it.each(['/', '/services/devops', '/ar/industries', '/contact?topic=devops/ci-cd&x=a.b', '/blogs#topics'])(
    'prefetch the page %s',
    (href) => {
      expect(isFetched(href)).toBe(true);
    },
  );

  it.each([
    '/api/contact',
    '/blogs/feed.xml',
    '/services/devops.md',
    '/search?q=berth',
    '/ar/search',
    'https://elsewhere.example/services',
  ])('do not prefetch %s', (href) => {
    expect(isFetched(href)).toBe(false);
  });

  it('prerender the same pages, with the eagerness ‘conservative’', () => {
    expect(prerender.map(({ where }) => where)).toEqual(prefetch.map(({ where }) => where));
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['conservative']);
  });

  it('exclude links that stay on the page', () => {
    const refused = prefetch.flatMap(({ where }) => where.and.map(({ not }) => not?.selector_matches ?? '')).join();
    for (const selector of ['[data-facet]', '[data-clear]', '[href^="#"]', '[aria-current="page"]'])
      expect(refused).toContain(selector);
  });
});
