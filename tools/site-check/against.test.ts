import { expect, it } from 'vitest';
import { removedPages } from './against.ts';

const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>https://old.example${path}</loc></url>`)
    .join('')}</urlset>`;
const PATHS = new Set(['/', '/services', '/ku/خزمەت']);

it('names each removed page once, but no existing and no redirected page', () => {
  const redirects = [{ from: '/blog/*', to: '/', permanent: true }];
  const text = sitemap(
    '/',
    '/services',
    '/services/',
    '/about.php',
    '/about.php',
    '/blog/a',
    '/ku/%D8%AE%D8%B2%D9%85%DB%95%D8%AA',
  );
  expect(removedPages(text, PATHS, redirects)).toEqual([
    expect.stringMatching(/^\/about\.php: was removed without a redirect/),
  ]);
});

it.each([
  ['/news/*', '/blogs/*', [expect.stringContaining('‘/news/*’ redirects it to ‘/blogs/a’, which is not a page')]],
  ['/news/*', '/*', [expect.stringContaining('‘/a’')]],
  ['/news/a', '/services?utm_source=old', []],
  ['/news/*', 'https://magazine.example/*', []],
])('follows a redirect from %s to %s', (from, to, expected) => {
  expect(removedPages(sitemap('/news/a'), PATHS, [{ from, to, permanent: true }])).toEqual(expected);
});

it('decodes addresses as the server does, and names one that cannot be decoded', () => {
  const redirects = [{ from: '/r&d', to: '/services', permanent: true }];
  expect(removedPages(sitemap('/r%26d', '/caf%E9'), PATHS, redirects)).toEqual([
    expect.stringMatching(/^\/caf.: was removed/),
  ]);
});

it('reads addresses that are written as CDATA', () => {
  const text = '<urlset><url><loc><![CDATA[https://old.example/about.php]]></loc></url></urlset>';
  expect(removedPages(text, PATHS, [])).toEqual([expect.stringMatching(/^\/about\.php: was removed/)]);
});

it('throws an error for a sitemap without pages, and for an index with the addresses of its sitemaps', () => {
  expect(() => removedPages('<html></html>', PATHS, [])).toThrow('contains no pages');
  const index = '<sitemapindex><sitemap><loc>https://old.example/a.xml</loc></sitemap></sitemapindex>';
  expect(() => removedPages(index, PATHS, [])).toThrow('https://old.example/a.xml');
});
