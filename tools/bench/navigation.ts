/**
 * `npm run bench:navigation` measures the time from a click on a link to the first paint of the next page. It uses a phone's viewport, a
 * processor slowed down four times and Lighthouse's slow 4G. It measures three cases: the next page is prefetched and then prerendered
 * from pointerdown; the next page is requested only at the click; and prefetching between two minimal pages, which shows the time that the
 * browser and the machine need. Exits with 1 when the median of the first case is above the limit, or when a page was not prefetched.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { throttling } from 'lighthouse/core/config/constants.js';
import { serveDist } from '../serve.ts';
import { BARE_NAVIGATION, writeBareSite } from './bare.ts';
import { median } from './median.ts';
import { evaluate, fetchedAhead, openTab } from './tab.ts';

const LIMIT_MS = 100;
const ROUNDS = 2;
/** Time between pointerdown and pointerup of a click. */
const PRESS_MS = 80;
/** A page that is not prefetched within this time counts as not prefetched. */
const PATIENCE_MS = 10_000;
/** If the next page is not painted within this time, the measurement fails. */
const DEADLINE_MS = 60_000;
const SLOWDOWN = 4;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
/** Only the size is a phone's. With the scroll bars of a phone (`mobile: true`), Chromium would repaint the old page at each navigation. */
const VIEWPORT = { width: 412, height: 823, deviceScaleFactor: 2, mobile: false };
const BYTES_PER_KILOBIT = 1024 / 8;

/** Navigations between templates: a page, and the selector of a link on it. */
const NAVIGATIONS: readonly (readonly [from: string, link: string])[] = [
  ['/', 'main a[href^="/services/"]'],
  ['/services', 'main a[href="/services/devops"]'],
  ['/services/devops', 'main a[href="/services/devops/ci-cd"]'],
  ['/services/devops/ci-cd', 'main a[href^="/industries/"]'],
  ['/industries', 'main a[href="/industries/healthcare"]'],
  ['/portfolio', 'main [data-case] a'],
  ['/blogs', 'main a[href^="/blogs/"]:not([href*="/tags/"], [href*="/page/"])'],
];

interface Navigation {
  /** Milliseconds from the click to the first and to the largest contentful paint. */
  first: number;
  largest: number;
  /** Encoded body size of the document, without response headers. */
  bytes: number;
  wasFetched: boolean;
  wasDrawn: boolean;
}

/** Emulates the viewport, the network and the processor of a slow phone. */
async function slowDown(page: CDPSession): Promise<void> {
  await page.send('Emulation.setDeviceMetricsOverride', VIEWPORT);
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
 * Calls `ask` every `pause` milliseconds until it resolves to a truthy value. Ignores rejections: the page may be replaced during a call.
 * Throws after {@link DEADLINE_MS}.
 */
async function until<T>(ask: () => Promise<T>, pause: number, page: string): Promise<NonNullable<T>> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    await wait(pause);
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
  }
  throw new Error(`${page}: no page within ${DEADLINE_MS / 1000} s`);
}

/** Opens a page with an empty browser cache. Moves the pointer away from all links first. */
async function open(url: string): Promise<void> {
  const left = tab.page();
  await left.send('Preload.enable');
  await left.send('Network.clearBrowserCache');
  await left.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  await left.send('Page.navigate', { url });
  // `location` changes as soon as the new page has replaced the old one.
  const isThere = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
  await until(() => evaluate<boolean>(tab.page(), isThere), 100, url);
  const width = await evaluate<number>(tab.page(), 'innerWidth');
  if (width !== VIEWPORT.width) throw new Error(`the page is ${width} wide and not ${VIEWPORT.width}`);
}

/** Script that scrolls a link into view, stores the time of the next click, and returns the centre of the link. */
const place = (selector: string) => `(() => {
  const link = document.querySelector(${JSON.stringify(selector)});
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('click', ({ timeStamp }) => localStorage.setItem('clicked', performance.timeOrigin + timeStamp));
  const { x, y, width, height } = link.getBoundingClientRect();
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
    wasFetched: deliveryType === 'navigational-prefetch',
    wasDrawn: activationStart > 0,
  })).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function navigate(
  url: string,
  [from, selector]: readonly [string, string],
  isAhead: boolean,
): Promise<Navigation> {
  await open(url + from);
  const left = tab.page();
  const { x, y } = await evaluate<{ x: number; y: number }>(left, place(selector));
  if (isAhead) {
    const fetched = fetchedAhead(left, PATIENCE_MS);
    await left.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await fetched;
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    await left.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
    await wait(PRESS_MS);
    // The next page may replace this one before the command is answered.
    void left.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => undefined);
  } else {
    await evaluate(left, `document.querySelector(${JSON.stringify(selector)}).click()`);
  }
  const painted = await until(() => evaluate<Navigation | undefined>(tab.page(), PAINTS), 250, `${from} ${selector}`);
  await evaluate(tab.page(), 'localStorage.clear()');
  return painted;
}

await using tab = await openTab(slowDown);
const ahead: Navigation[] = [];
const asked: Navigation[] = [];
const bare: Navigation[] = [];
const site = await serveDist();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const pair of NAVIGATIONS) {
    ahead.push(await navigate(site.url, pair, true));
    asked.push(await navigate(site.url, pair, false));
  }
}
site.stop();
const bareSite = await serveDist({ DIST_DIR: writeBareSite() });
while (bare.length < ahead.length) bare.push(await navigate(bareSite.url, BARE_NAVIGATION, true));
bareSite.stop();

const line = (name: string, navigations: readonly Navigation[]) =>
  [
    name.padEnd(16),
    String(navigations.length).padStart(5),
    ...(['first', 'largest', 'bytes'] as const).map((figure) =>
      median(navigations.map((navigation) => navigation[figure]))
        .toFixed(0)
        .padStart(9),
    ),
  ].join('  ');
const fetched = ahead.filter(({ wasFetched }) => wasFetched);
console.log('median            count    painted    largest     bytes');
console.log(line('prefetched', fetched));
console.log(line('when requested', asked));
console.log(line('bare, prefetched', bare));
console.log(
  `${ahead.filter(({ wasDrawn }) => wasDrawn).length} of ${ahead.length} pages were prerendered from pointerdown`,
);
console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
if (fetched.length < ahead.length) console.log(`${ahead.length - fetched.length} pages were not prefetched in time`);
process.exitCode = fetched.length < ahead.length || median(fetched.map(({ first }) => first)) > LIMIT_MS ? 1 : 0;
