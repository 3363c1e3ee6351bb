/** Counts of pages that a browser opens, prefetches or prerenders. The tests start a server with counts on. */
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { site } from '#site.config';
import { VIEWS_ADDRESS } from '#shared/views.ts';
import { speculationRules } from '#shared/speculation.ts';
import { evaluate, openTab } from '../../tools/bench/tab.ts';
import { BROWSER_ARGS, browserPath } from '../../tools/browser.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';

/** The user agent of a visitor's browser. That of the test browser contains "Headless". */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ userAgent: USER_AGENT, launchOptions: { executablePath: browserPath(), args: BROWSER_ARGS } });
// All tests share one store.
test.describe.configure({ mode: 'serial' });

let folder: string;
let running: RunningSite;

/** The script that reports views, as it is in a page. */
async function script(): Promise<string> {
  const { NODE_ENV = 'test' } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/behaviours/views.ts', formats: ['es'] } },
  });
  // Vite sets it to production, and the server would inherit that.
  process.env['NODE_ENV'] = NODE_ENV;
  const [result] = Array.isArray(built) ? built : [];
  const code = result?.output[0].code ?? '';
  return code.replace(/export\s*\{\s*(\w+) as reportView\s*\};?/, '$1();');
}

/** A build of four pages, each with a link to the page `next`, and with the rules and the script of the site's own pages. */
async function writePages(): Promise<void> {
  const code = await script();
  mkdirSync(join(folder, 'dist'));
  for (const name of ['index', 'next', 'other', 'marker'])
    writeFileSync(
      join(folder, `dist/${name}.html`),
      `<!doctype html><title>${name}</title><h1>${name}</h1><a href="/next">Next</a>` +
        `<script type="speculationrules">${speculationRules}</script><script type="module">${code}</script>`,
    );
}

test.beforeAll(async () => {
  // Not while this file is only read, which Playwright does in more than one process.
  folder = mkdtempSync(join(tmpdir(), 'kariz-counts-'));
  await writePages();
  running = await serveDist({
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: '--import ./tools/setCounts.ts',
    COUNTS: 'on',
    LOG_LEVEL: 'error',
  });
});
test.afterAll(() => {
  running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Number of stored views of a page, on all days: midnight may come between two visits. */
function stored(page: string): number {
  const database = new DatabaseSync(join(folder, 'data/kariz.db'), { readOnly: true });
  const row = database.prepare(`SELECT sum(count) AS count FROM counts WHERE kind = 'page' AND name = ?`).get(page);
  database.close();
  return Number(row?.['count'] ?? 0);
}

/** Number of views of a page after all earlier views are stored: counts are stored in order. */
async function viewsOf(page: string): Promise<number> {
  const before = stored('/marker');
  await fetch(`${running.url}/marker`, { headers: { accept: 'text/html', 'user-agent': USER_AGENT } });
  await expect.poll(() => stored('/marker')).toBe(before + 1);
  return stored(page);
}

test('pages report views only while counts are on', () => {
  expect(readFileSync('dist/index.html', 'utf8').includes(VIEWS_ADDRESS)).toBe(site.counts);
});

test('counts a page once when it is opened, and not again when the visitor goes back to it', async ({ page }) => {
  await page.goto(`${running.url}/other`);
  expect(await viewsOf('/other')).toBe(1);
  await page.goto(`${running.url}/`);
  await page.goBack();
  await expect(page.getByRole('heading')).toHaveText('other');
  expect(await viewsOf('/other')).toBe(1);
});

test('counts a prefetched page only when it is opened', async ({ page }) => {
  await page.goto(`${running.url}/`);
  const session = await page.context().newCDPSession(page);
  const ready = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(status)),
  );
  await session.send('Preload.enable');
  const before = await viewsOf('/next');
  await page.getByRole('link').hover();
  await ready;
  expect(await viewsOf('/next')).toBe(before);
  await page.getByRole('link').click();
  await page.waitForURL('**/next');
  await expect.poll(() => viewsOf('/next')).toBe(before + 1);
});

test('counts a prerendered page only when it is shown', async () => {
  await using tab = await openTab(() => Promise.resolve(), [`--user-agent=${USER_AGENT}`]);
  const left = tab.page();
  await left.send('Page.navigate', { url: `${running.url}/` });
  const isReady = `document.readyState === 'complete' && document.querySelector('a') !== null`;
  await expect.poll(() => evaluate(left, isReady).catch(() => false)).toBe(true);
  const { x, y } = await evaluate<{ x: number; y: number }>(
    left,
    `(() => {
      const { x, y, width, height } = document.querySelector('a').getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  const isPrerendered = new Promise((resolve) => {
    left.on('Preload.prerenderStatusUpdated', ({ status }) => status === 'Ready' && resolve(status));
  });
  await left.send('Preload.enable');
  const before = await viewsOf('/next');
  await left.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
  await isPrerendered;
  expect(await viewsOf('/next')).toBe(before);
  void left.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' }).catch(() => undefined);
  await expect.poll(() => viewsOf('/next')).toBe(before + 1);
  const shown = `[location.pathname, performance.getEntriesByType('navigation')[0].activationStart > 0]`;
  // The view may be counted before the tab has detached the page that was left.
  await expect.poll(() => evaluate(tab.page(), shown).catch(() => undefined)).toEqual(['/next', true]);
});

test('counts a page that another host delivered', async ({ page }) => {
  await page.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', path: join(folder, 'dist/other.html') }),
  );
  const before = await viewsOf('/other');
  await page.goto(`${running.url}/other`);
  await expect.poll(() => viewsOf('/other')).toBe(before + 1);
});

test('counts no page of a bot, even when the page reports a view', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const before = [await viewsOf('/'), await viewsOf('/other')];
  await page.goto(`${running.url}/`);
  await page.route('**/other', (route) =>
    route.fulfill({ contentType: 'text/html', path: join(folder, 'dist/other.html') }),
  );
  const reported = page.waitForResponse(`**${VIEWS_ADDRESS}`);
  await page.goto(`${running.url}/other`);
  expect((await reported).status()).toBe(204);
  expect([await viewsOf('/'), await viewsOf('/other')]).toEqual(before);
  await context.close();
});
