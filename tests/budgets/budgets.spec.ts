/** The budgets of every route, read from the files of the build; that nothing shifts is seen in a browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { scrollToEnd } from '../../tools/bench/reading.ts';
import { builtRoutes, templateRoutes } from '../routes.ts';

const KB = 1024;
const BUDGETS = { service: 26 * KB, document: 28 * KB, untilHero: 90 * KB, requestsUntilHero: 6, script: 5 * KB };

const SERVICE = /\/services\/[^/]+\/./;

const fileOf = (route: string) => path.join('dist', route === '/' ? 'index.html' : `${route}.html`);

/** Bytes of a file as a browser gets it. */
const bytesOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(file), 0);

/** What a page asks for until its hero is painted: itself, fonts, the picture of the hero and the icon. */
function untilHero(route: string): string[] {
  const root = parse(readFileSync(fileOf(route), 'utf8'));
  const addresses = [
    ...root.querySelectorAll('link[rel="preload"], link[rel="icon"]').map((link) => link.getAttribute('href')),
    root.querySelector('[data-section="hero"] img')?.getAttribute('src'),
  ];
  return [fileOf(route), ...[...new Set(addresses)].flatMap((address) => (address ? path.join('dist', address) : []))];
}

/** The scripts that a page loads by itself, with what they import. Smooth scrolling is for fine pointers only. */
function scriptsOf(route: string): string[] {
  const root = parse(readFileSync(fileOf(route), 'utf8'));
  const files = new Set(root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''));
  for (const file of files)
    for (const [, name = ''] of readFileSync(path.join('dist', file), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (!name.startsWith('lenis.')) files.add(`/_assets/${name}`);
  return [...files].map((file) => path.join('dist', file));
}

for (const route of builtRoutes()) {
  test(`${route} stays within its budgets of bytes`, () => {
    expect(bytesOf(fileOf(route)), 'document').toBeLessThanOrEqual(
      SERVICE.test(route) ? BUDGETS.service : BUDGETS.document,
    );
    const first = untilHero(route);
    expect(sum(first), 'until the hero').toBeLessThanOrEqual(BUDGETS.untilHero);
    expect(first.length, 'requests until the hero').toBeLessThanOrEqual(BUDGETS.requestsUntilHero);
    expect(sum(scriptsOf(route)), 'script').toBeLessThanOrEqual(BUDGETS.script);
  });
}

test.describe('in a browser', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

  for (const route of templateRoutes()) {
    test(`${route} shifts nothing, and loads no React until something is used`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script')
          scripts.push(path.join('dist', new URL(response.url()).pathname));
      });
      await page.addInitScript(() => {
        const store = window as unknown as { shift: number };
        store.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      await scrollToEnd(page);
      await page.waitForLoadState('networkidle');
      expect(scripts.toSorted()).toEqual(scriptsOf(route).toSorted());
      // To three places, as the metric is reported: less is the rounding of glyphs.
      expect(await page.evaluate(() => Math.round((window as unknown as { shift: number }).shift * 1000) / 1000)).toBe(
        0,
      );
    });
  }
});
