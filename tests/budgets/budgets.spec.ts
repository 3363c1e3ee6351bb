/** The budgets of every route, measured in a browser against the server as it ships. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { recordTransfers, scrollToEnd, type Transfer } from '../../tools/bench/reading.ts';
import { builtRoutes } from '../routes.ts';

const KB = 1024;
const BUDGETS = {
  script: 8 * KB,
  scriptFiles: 1,
  document: 30 * KB,
  untilHero: 90 * KB,
  requestsUntilHero: 6,
  shift: 0,
};

interface Measured {
  script: number;
  scriptFiles: number;
  document: number;
  untilHero: number;
  requestsUntilHero: number;
  shift: number;
}

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Loads a route with an empty cache, scrolls to its end, and adds up what crossed the wire. */
async function measure(page: Page, route: string): Promise<Measured> {
  const responses = await recordTransfers(await page.context().newCDPSession(page));
  await page.addInitScript(() => {
    const store = window as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(route, { waitUntil: 'load' });
  const hero = await page.evaluate(
    () => document.querySelector('[data-section="hero"] img')?.getAttribute('src') ?? null,
  );
  await page.waitForTimeout(300);
  const untilHero = responses.filter(
    ({ url, type }) => type !== 'Script' && (type !== 'Image' || (hero !== null && url.endsWith(hero))),
  );
  await scrollToEnd(page);
  await page.waitForTimeout(250);
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/ld+json')
      .map(({ text }) => text)
      .join('\n'),
  );
  const sum = (list: readonly Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = responses.filter(({ type }) => type === 'Script');
  return {
    script: sum(scripts) + brotliCompressSync(inline).length,
    scriptFiles: scripts.length,
    document: sum(responses.filter(({ type }) => type === 'Document' || type === 'Stylesheet')),
    untilHero: sum(untilHero),
    requestsUntilHero: untilHero.length,
    // To three places, as the metric is reported: less is the rounding of glyphs.
    shift: await page.evaluate(() => Math.round((window as unknown as { shift: number }).shift * 1000) / 1000),
  };
}

test.describe.configure({ mode: 'parallel' });

for (const route of builtRoutes()) {
  test(`${route} stays within its budgets`, async ({ page }) => {
    const measured = await measure(page, route);
    for (const [name, most] of Object.entries(BUDGETS)) {
      expect(measured[name as keyof Measured], name).toBeLessThanOrEqual(most);
    }
  });
}
