/**
 * `npm run bench:navigation` measures the time from a click on a link to the first paint of the next page. It uses a phone's viewport, a
 * processor slowed down four times and Lighthouse's slow 4G. It measures four cases: the next page is prefetched and then prerendered
 * from pointerdown; the same between baseline pages (baselinePage.ts), in turns with the first case; the next page is requested only at the
 * click; and prefetching between two bare pages, which shows the time that the browser and the machine need. Exits with 1 when the ratio of
 * the medians of the first two cases is above the limit, or when one of their pages was not prefetched. Clicks three seconds after a page
 * has loaded and has been scrolled to the link. Takes about 20 minutes.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { throttling } from 'lighthouse/core/config/constants.js';
import { serveDist } from '../serve.ts';
import { BARE_NAVIGATION, writeBareSite } from './bare.ts';
import { serveBaseline } from './baseline.ts';
import { median } from './median.ts';
import { evaluate, openTab, PHONE, waitForPrefetch } from './tab.ts';

/** The highest allowed ratio of our pages to the baseline pages. */
const MAX_RATIO = 1.1;
/** Medians of 21 navigations, as in three rounds, differ by up to 15 % between runs. */
const ROUNDS = 8;
/** Rounds of the two other cases, which are far from the first two. */
const FEW_ROUNDS = 3;
/** Time between pointerdown and pointerup of a click. */
const PRESS_MS = 80;
/**
 * Time between the load of a page and the click. The page is scrolled to the link at the beginning of this time, as a visitor reads a link
 * before the click: the pictures near it are then loaded, and our script, which loads after the page, has run.
 */
const READING_MS = 3000;
/** A page that is not prefetched within this time counts as not prefetched. */
const PREFETCH_TIMEOUT_MS = 10_000;
/** If the next page is not painted within this time, the measurement fails. */
const DEADLINE_MS = 60_000;
const SLOWDOWN = 4;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
const BYTES_PER_KILOBIT = 1024 / 8;

/** Navigations between templates: a page, and the selector of a link on it. */
const NAVIGATIONS: readonly (readonly [from: string, link: string])[] = [
  ['/', 'main a[href^="/services/"]'],
  ['/services', 'main a[href="/services/devops"]'],
  ['/services/devops', 'main a[href="/services/devops/ci-cd"]'],
  ['/services/devops/ci-cd', 'main a[href^="/industries/"]'],
  ['/industries', 'main a[href="/industries/healthcare"]'],
  ['/portfolio', 'main h3 a[href^="/portfolio/"]'],
  ['/blogs', 'main a[href^="/blogs/"]:not([href*="/tags/"], [href*="/page/"])'],
];

interface Navigation {
  /** Milliseconds from the click to the first and to the largest contentful paint. */
  first: number;
  largest: number;
  /** Encoded body size of the document, without response headers. */
  bytes: number;
  wasPrefetched: boolean;
  wasPrerendered: boolean;
}

/** Emulates the viewport, the network and the processor of a slow phone. */
async function slowDown(page: CDPSession): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', PHONE);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * BYTES_PER_KILOBIT,
    uploadThroughput: uploadThroughputKbps * BYTES_PER_KILOBIT,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Calls `read` every `pause` milliseconds until it resolves to a truthy value. Ignores rejections: the page may be replaced during a call.
 * Throws after {@link DEADLINE_MS}.
 */
async function until<T>(read: () => Promise<T>, pause: number, page: string): Promise<NonNullable<T>> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    await wait(pause);
    const result = await read().catch(() => undefined);
    if (result) return result;
  }
  throw new Error(`${page}: the page was not painted within ${DEADLINE_MS / 1000} s`);
}

/** Opens a page with an empty browser cache and scrolls to a link. Moves the pointer away from all links first. */
async function open(url: string, link: string): Promise<void> {
  const oldPage = tab.page();
  await oldPage.send('Preload.enable');
  await oldPage.send('Network.clearBrowserCache');
  await oldPage.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  await oldPage.send('Page.navigate', { url });
  // `location` changes as soon as the new page has replaced the old one.
  const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
  await until(() => evaluate<boolean>(tab.page(), isThere), 100, url);
  await evaluate(
    tab.page(),
    `document.querySelector(${JSON.stringify(link)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await wait(READING_MS);
  const width = await evaluate<number>(tab.page(), 'innerWidth');
  if (width !== PHONE.width) throw new Error(`the page is ${width} wide and not ${PHONE.width}`);
}

/** Script that stores the time of the next click, and returns the centre of the first line of a link. */
const linkPosition = (selector: string) => `(() => {
  const link = document.querySelector(${JSON.stringify(selector)});
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp));
  const [{ x, y, width, height }] = link.getClientRects();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Script that returns the measurements of the page that was just opened; undefined until it has painted. */
const PAINTS = `new Promise((resolve) => {
  const clicked = Number(localStorage.getItem('clicked'));
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const since = performance.timeOrigin - clicked;
  const { deliveryType, activationStart, encodedBodySize } = performance.getEntriesByType('navigation')[0];
  if (document.prerendering || !clicked || !first || since + first.startTime < 0) return resolve();
  new PerformanceObserver((list) => resolve({
    first: since + first.startTime,
    largest: since + list.getEntries().at(-1).startTime,
    bytes: encodedBodySize,
    wasPrefetched: deliveryType === 'navigational-prefetch',
    wasPrerendered: activationStart > 0,
  })).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function navigate(
  url: string,
  [from, selector]: readonly [string, string],
  isPrefetched: boolean,
): Promise<Navigation> {
  await open(url + from, selector);
  const oldPage = tab.page();
  const { x, y } = await evaluate<{ x: number; y: number }>(oldPage, linkPosition(selector));
  if (isPrefetched) {
    const prefetchEnd = waitForPrefetch(oldPage, PREFETCH_TIMEOUT_MS);
    await oldPage.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await prefetchEnd;
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    await oldPage.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await wait(PRESS_MS);
    // The next page may replace this one before the command has a response.
    void oldPage.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => undefined);
  } else {
    await evaluate(oldPage, `document.querySelector(${JSON.stringify(selector)}).click()`);
  }
  const painted = await until(() => evaluate<Navigation | undefined>(tab.page(), PAINTS), 250, `${from} ${selector}`);
  await evaluate(tab.page(), 'localStorage.clear()');
  return painted;
}

await using tab = await openTab(slowDown);
const withPrefetch: Navigation[] = [];
const withoutPrefetch: Navigation[] = [];
const baseline: Navigation[] = [];
const bare: Navigation[] = [];
const site = await serveDist();
const baselineSite = await serveBaseline();
const compared = [
  { url: site.url, navigations: withPrefetch },
  { url: baselineSite.url, navigations: baseline },
];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const pair of NAVIGATIONS) {
    for (const { url, navigations } of compared) navigations.push(await navigate(url, pair, true));
    if (round < FEW_ROUNDS) withoutPrefetch.push(await navigate(site.url, pair, false));
  }
  // Neither of the two is always the first.
  compared.reverse();
}
site.stop();
baselineSite.stop();
const bareSite = await serveDist({ DIST_DIR: writeBareSite() });
while (bare.length < withoutPrefetch.length) bare.push(await navigate(bareSite.url, BARE_NAVIGATION, true));
bareSite.stop();

const line = (name: string, navigations: readonly Navigation[]) =>
  [
    name.padEnd(17),
    String(navigations.length).padStart(5),
    ...(['first', 'largest', 'bytes'] as const).map((figure) =>
      median(navigations.map((navigation) => navigation[figure]))
        .toFixed(0)
        .padStart(9),
    ),
  ].join('  ');
const inTime = withPrefetch.filter(({ wasPrefetched }) => wasPrefetched);
const baselineInTime = baseline.filter(({ wasPrefetched }) => wasPrefetched);
console.log('median             count    painted    largest     bytes');
console.log(line('prefetched', inTime));
console.log(line('when requested', withoutPrefetch));
console.log(line('baseline pages', baselineInTime));
console.log(line('bare pages', bare));
const firstOf = (navigations: readonly Navigation[]) => median(navigations.map(({ first }) => first));
console.log('\nmedian of each navigation, of our pages and of baseline pages');
for (const [index, [from, selector]] of NAVIGATIONS.entries()) {
  const ofPair = (navigations: readonly Navigation[]) =>
    firstOf(navigations.filter((_, count) => count % NAVIGATIONS.length === index)).toFixed(0);
  console.log(`${ofPair(withPrefetch).padStart(5)} ${ofPair(baseline).padStart(5)}  ${from}  ${selector}`);
}
const ratio = firstOf(inTime) / firstOf(baselineInTime);
console.log(`\nratio to baseline pages: ${ratio.toFixed(2)} (limit ${MAX_RATIO})`);
console.log(
  `${withPrefetch.filter(({ wasPrerendered }) => wasPrerendered).length} of ${withPrefetch.length} pages were prerendered from pointerdown`,
);
console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
const late = withPrefetch.length + baseline.length - inTime.length - baselineInTime.length;
if (late > 0) console.log(`${late} pages were not prefetched in time`);
process.exitCode = late > 0 || ratio > MAX_RATIO ? 1 : 0;
