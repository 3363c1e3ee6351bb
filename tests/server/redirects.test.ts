/** Redirects of old addresses, which a build has in `_redirects`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatRedirects } from '../../shared/redirects.ts';
import { createHarness, serve, temporaryFolder, writeBuild, type Harness, type Running } from './harness.ts';

const build = temporaryFolder();
let harness: Harness;
let running: Running;
beforeAll(async () => {
  writeBuild(build.path);
  writeFileSync(
    join(build.path, '_redirects'),
    formatRedirects([
      { from: '/about.php', to: '/about', permanent: true },
      { from: '/blog/*', to: '/blogs/*', permanent: false },
      { from: '/en/*', to: '/*', permanent: true },
      { from: '/ar/*', to: '/*', permanent: true },
      { from: '/services/devops', to: '/never', permanent: true },
      { from: '/دەربارە', to: '/خزمەت', permanent: true },
      { from: '/shop', to: 'https://shop.example/a%20b#new', permanent: true },
      { from: '/go/poster', to: '/services/devops?utm_source=poster', permanent: false },
    ]),
  );
  harness = await createHarness();
  running = await serve(harness, build.path);
});
afterAll(async () => {
  await running.close();
  await harness.close();
  build.remove();
});

it.each([
  ['/about.php', 301, '/about'],
  ['/about.php?utm_source=a&b=%20', 301, '/about?utm_source=a&b=%20'],
  ['/about.php/?p=1', 301, '/about?p=1'],
  ['/blog/2020/a%20b', 302, '/blogs/2020/a%20b'],
  ['/en//evil.example', 301, '/evil.example'],
  ['/en/.%2F/evil.example', 301, '/evil.example'],
  ['/blog/..%2F/evil.example', 302, '/evil.example'],
  ['/en/%5Cevil.example', 301, '/%5Cevil.example'],
  ['/en/%0d%0aSet-Cookie:a', 301, '/%0D%0ASet-Cookie:a'],
  ['/%D8%AF%DB%95%D8%B1%D8%A8%D8%A7%D8%B1%DB%95', 301, '/%D8%AE%D8%B2%D9%85%DB%95%D8%AA'],
  ['/en/%3F%0d%0aSet-Cookie:a', 301, '/%3F%0D%0ASet-Cookie:a'],
  ['/blog/a%3Fb%23c?d', 302, '/blogs/a%3Fb%23c?d'],
  ['/shop?a=1', 301, 'https://shop.example/a%20b?a=1#new'],
  ['/go/poster', 302, '/services/devops?utm_source=poster'],
  ['/go/poster?gclid=1', 302, '/services/devops?utm_source=poster&gclid=1'],
])('%s is answered with %i to %s', async (path, status, location) => {
  const answer = await fetch(running.url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

it('a page is served although a redirect has its address', async () => {
  expect((await fetch(`${running.url}/services/devops`, { redirect: 'manual' })).status).toBe(200);
});

it('a post to an old address is 405, and the file `_redirects` is 404', async () => {
  expect((await fetch(`${running.url}/about.php`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${running.url}/_redirects`)).status).toBe(404);
});

it('a post to the link to unsubscribe is answered although a redirect has its address: mail providers follow none', async () => {
  const link = `${running.url}/ar/newsletter/unsubscribe?token=forged`;
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(301);
  const post = { method: 'POST', body: 'List-Unsubscribe=One-Click', redirect: 'manual' } as const;
  expect((await fetch(link, post)).status).toBe(200);
});
