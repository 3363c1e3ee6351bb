import { expect, it } from 'vitest';
import { gonePages } from './against.ts';

const sitemap = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>https://old.example${path}</loc></url>`)
    .join('')}</urlset>`;
const PATHS = new Set(['/', '/services', '/ku/خزمەت']);

it('names what is gone, once, and neither what is there nor what is redirected', () => {
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
  expect(gonePages(text, PATHS, redirects)).toEqual(['/about.php']);
});

it('refuses what lists no page, and says where a list of sitemaps leads', () => {
  expect(() => gonePages('<html></html>', PATHS, [])).toThrow('lists no page');
  const index = '<sitemapindex><sitemap><loc>https://old.example/a.xml</loc></sitemap></sitemapindex>';
  expect(() => gonePages(index, PATHS, [])).toThrow('https://old.example/a.xml');
});
