/**
 * `npm run bench:moves`: from the click on a link to the first paint of the next page, on a phone's viewport with a processor four times
 * slower and Lighthouse's slow 4G; with the page fetched ahead, without, and between two bare pages, which shows what the machine itself takes.
 * Exits with 1 when the median of the first is above the limit.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { BROWSER_ARGS, browserPath } from '../browser.ts';
import { serveDist } from '../serve.ts';
import { BARE_MOVE, writeBareSite } from './bare.ts';
import { median } from './median.ts';

const LIMIT_MS = 100;
const ROUNDS = 2;
/** A page that has not been fetched ahead by then is counted as not fetched. */
const PATIENCE_MS = 8000;
const SLOWDOWN = 4;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
const BYTES_PER_KILOBIT = 1024 / 8;

/** From each template to the next one, by a link that stands there. */
const MOVES: readonly (readonly [from: string, link: string])[] = [
  ['/', 'a[href^="/services/"]'],
  ['/services', 'a[href="/services/devops"]'],
  ['/services/devops', 'a[href="/services/devops/ci-cd"]'],
  ['/services/devops/ci-cd', 'a[href^="/industries/"]'],
  ['/industries', 'a[href="/industries/healthcare"]'],
  ['/portfolio', '[data-case] a'],
  ['/blogs', 'a[href^="/blogs/"]:not([href*="/tags/"], [href*="/page/"])'],
];

interface Move {
  /** Milliseconds from the click to the first paint with content, and to the largest. */
  first: number;
  largest: number;
  wasPrefetched: boolean;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * BYTES_PER_KILOBIT,
    uploadThroughput: uploadThroughputKbps * BYTES_PER_KILOBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Waits until a page has been fetched ahead, within reason. */
const prefetched = (session: CDPSession) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });

async function move(
  context: BrowserContext,
  [from, selector]: readonly [string, string],
  isAhead: boolean,
): Promise<Move> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(from, { waitUntil: 'load' });
  const link = page.locator('main').locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    });
  });
  await slowDown(session);
  await session.send('Preload.enable');
  await Promise.all([
    page.waitForEvent('framenavigated'),
    isAhead
      ? Promise.all([prefetched(session), link.hover()]).then(() => link.click())
      : link.evaluate((element: HTMLElement) => element.click()),
  ]);
  const result = await painted(page);
  await page.close();
  return result;
}

/** The paints of the page that has just been moved to. */
async function painted(page: Page): Promise<Move> {
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const since = performance.timeOrigin - Number(sessionStorage.getItem('clicked'));
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return {
      first: since + first,
      largest: since + largest,
      wasPrefetched: navigation?.deliveryType === 'navigational-prefetch',
    };
  });
}

/** What `measure` does with a context in which addresses are those of the build in `directory`, or of the site's own. */
async function onSite(directory: string | undefined, measure: (context: BrowserContext) => Promise<void>) {
  const site = await serveDist(directory === undefined ? {} : { DIST_DIR: directory });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
    // Nothing is emulated that a phone has of itself, `isMobile` included: at every move Chromium would colour the page that is left anew.
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  await measure(context);
  await context.close();
  site.stop();
}

const browser = await chromium.launch({
  executablePath: browserPath(),
  args: BROWSER_ARGS,
  // Playwright switches the cache of whole pages off, and with it the way browsers change pages.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const ahead: Move[] = [];
const asked: Move[] = [];
const bare: Move[] = [];
await onSite(undefined, async (context) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pair of MOVES) {
      ahead.push(await move(context, pair, true));
      asked.push(await move(context, pair, false));
    }
  }
});
await onSite(writeBareSite(), async (context) => {
  while (bare.length < ahead.length) bare.push(await move(context, BARE_MOVE, true));
});
await browser.close();

const line = (name: string, moves: readonly Move[]) =>
  [
    name.padEnd(16),
    String(moves.length).padStart(5),
    ...[moves.map(({ first }) => first), moves.map(({ largest }) => largest)].map((times) =>
      median(times).toFixed(0).padStart(9),
    ),
  ].join('  ');
const fetched = ahead.filter(({ wasPrefetched }) => wasPrefetched);
console.log('median, ms        moves  painted    largest');
console.log(line('fetched ahead', fetched));
console.log(line('when asked', asked));
console.log(line('bare, ahead', bare));
console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
if (fetched.length < ahead.length) console.log(`${ahead.length - fetched.length} pages were not fetched ahead in time`);
process.exitCode = fetched.length < ahead.length || median(fetched.map(({ first }) => first)) > LIMIT_MS ? 1 : 0;
