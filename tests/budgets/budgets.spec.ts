/** The budgets of every route, checked in the files of the build; a browser checks which scripts a page loads. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { builtRoutes, fileOf, templateRoutes } from '../routes.ts';

const KB = 1024;
/** `document` is for lists and for pages in Arabic script, whose letters take two bytes each. */
const BUDGETS = { service: 26 * KB, document: 28 * KB, untilHero: 90 * KB, requestsUntilHero: 6, script: 5 * KB };

const SERVICE = /^\/services\/[^/]+\/./;

/** Bytes of a file as transferred. */
const bytesOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytesOf(file), 0);

const read = (file: string) => readFileSync(file, 'utf8');

/** The files that are requested before the hero is painted: the page, preloaded files, the picture of the hero and the icon. */
function untilHero(route: string, root: HTMLElement): string[] {
  const addresses = [
    ...root.querySelectorAll('link[rel="preload"], link[rel="icon"]').map((link) => link.getAttribute('href')),
    heroPicture(root.querySelector('[data-section="hero"]')),
  ];
  return [fileOf(route), ...[...new Set(addresses)].flatMap((address) => (address ? path.join('dist', address) : []))];
}

/** The file of the hero's picture: for a photograph the AVIF file, 800 pixels wide, as a phone loads it. */
function heroPicture(hero: HTMLElement | null): string | undefined {
  const made = hero?.querySelector('source[type="image/avif"]')?.getAttribute('srcset')?.split(', ') ?? [];
  const taken = made.find((candidate) => candidate.endsWith(' 800w')) ?? made.at(-1);
  return taken?.split(' ')[0] ?? hero?.querySelector('img')?.getAttribute('src');
}

/** The scripts that a page loads without interaction, with their imports. Smooth scrolling is for fine pointers only. */
function scriptsOf(root: HTMLElement): string[] {
  const files = new Set(root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''));
  for (const file of files)
    for (const [, name = ''] of read(path.join('dist', file)).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (!name.startsWith('lenis.')) files.add(`/_assets/${name}`);
  return [...files].map((file) => path.join('dist', file));
}

test('every page is within its budgets of bytes and requests', () => {
  for (const route of builtRoutes()) {
    const root = parse(read(fileOf(route)));
    const most = SERVICE.test(route) ? BUDGETS.service : BUDGETS.document;
    expect.soft(bytesOf(fileOf(route)), `${route}: document`).toBeLessThanOrEqual(most);
    const first = untilHero(route, root);
    expect.soft(sum(first), `${route}: until the hero`).toBeLessThanOrEqual(BUDGETS.untilHero);
    expect.soft(first.length, `${route}: requests until the hero`).toBeLessThanOrEqual(BUDGETS.requestsUntilHero);
    expect.soft(sum(scriptsOf(root)), `${route}: script`).toBeLessThanOrEqual(BUDGETS.script);
  }
});

test('every script has fetchpriority low', () => {
  for (const route of builtRoutes()) {
    const scripts = parse(read(fileOf(route))).querySelectorAll('script[src]');
    const priorities = scripts.map((script) => script.getAttribute('fetchpriority'));
    expect.soft(new Set(priorities), route).toEqual(new Set(['low']));
  }
});

// A touch screen, where smooth scrolling is off.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const route of templateRoutes())
  test(`${route} loads no script except those in its HTML and their imports`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(path.join('dist', new URL(response.url()).pathname));
    });
    const expected = scriptsOf(parse(read(fileOf(route)))).toSorted();
    await page.goto(route);
    // The shell requests its scripts when the browser is idle, which can be after the network is idle.
    await expect.poll(() => scripts.toSorted()).toEqual(expected);
    await page.waitForLoadState('networkidle');
    expect(scripts.toSorted()).toEqual(expected);
  });
