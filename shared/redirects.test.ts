import { describe, expect, it } from 'vitest';
import { formatRedirects, parseRedirects, redirectOf, type Redirect } from './redirects.ts';

const REDIRECTS: readonly Redirect[] = [
  { from: '/about.php', to: '/company/about-us', permanent: true },
  { from: '/من نحن', to: '/company/about-us', permanent: true },
  { from: '/blog/first', to: '/blogs/second', permanent: true },
  { from: '/blog/*', to: '/blogs/*', permanent: true },
  { from: '/jobs/*', to: '/company/career', permanent: false },
  { from: '/en/*', to: '/*', permanent: true },
  { from: '/shop/*', to: 'https://shop.example/*', permanent: true },
];

describe('a redirect', () => {
  it.each([
    ['/about.php', '/company/about-us'],
    ['/about.php/', '/company/about-us'],
    ['/about.php//', undefined],
    ['/blog/first', '/blogs/second'],
    ['/blog/first/', '/blogs/second'],
    ['/blog/2020/a', '/blogs/2020/a'],
    ['/blog/', '/blogs/'],
    ['/jobs/a/b', '/company/career'],
    ['/shop/a', 'https://shop.example/a'],
    ['/en//evil.example', '/evil.example'],
    ['/shop//evil.example', 'https://shop.example/evil.example'],
    ['/blog', undefined],
    ['/blogger', undefined],
    ['/about.php/x', undefined],
    ['/', undefined],
  ])('from %s leads to %s', (path, target) => {
    expect(redirectOf(path, REDIRECTS)?.to).toBe(target);
  });
});

it('the file has the format of hosts, and is parsed to the same redirects', () => {
  const text = formatRedirects(REDIRECTS);
  expect(text.split('\n').slice(0, 3)).toEqual([
    '/about.php /company/about-us 301',
    '/about.php/ /company/about-us 301',
    '/من%20نحن /company/about-us 301',
  ]);
  expect(text).toContain('\n/blog/* /blogs/:splat 301\n/jobs/* /company/career 302\n');
  expect(parseRedirects(text)).toEqual(REDIRECTS);
  expect(parseRedirects('')).toEqual([]);
});

it('the file lists prefixes last, each kind in its order', () => {
  const redirects = ['/old/*', '/a', '/blog/*', '/b'].map((from) => ({ from, to: '/', permanent: true }));
  const sources = parseRedirects(formatRedirects(redirects)).map(({ from }) => from);
  expect(sources).toEqual(['/a', '/b', '/old/*', '/blog/*']);
});
