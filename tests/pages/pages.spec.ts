/**
 * Checks of every page: axe finds nothing in either theme, nothing shifts, the first view is within its budget, only the scripts in its
 * HTML and their imports are loaded, nothing is cut off at any width, with letters twice as large or with wider spacing. `npm test` visits
 * each template in each direction of writing, and with axe in the dark theme in the first; `npm run test:all` visits every page. The tabs
 * of a worker serve all its pages: a new tab takes longer to open than a page.
 */
import path from 'node:path';
import { expect, test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { recordTransfers, scrollToEnd, type Transfer } from '../../tools/bench/reading.ts';
import { builtPage, scriptsOf } from '../builtPage.ts';
import { DIRECTIONS, USED_LANGUAGES } from '../languages.ts';
import { checkedRoutes } from '../routes.ts';
import { COLOURS, violations } from './axe.ts';
import { overflowOf, NO_OVERFLOW } from './overflow.ts';

/** Of the first view on a phone: bytes as transferred and requests until its picture is there; shift while the page is read. */
const BUDGET = { bytes: 90 * 1024, requests: 6, shift: 0 };

const WIDE = { width: 1440, height: 900 };

/**
 * Windows in CSS pixels. The page was opened in the first; 640 by 450 is a window of 1280 by 900 at 200 %. Those of 390 and 1024 are tried
 * with wider spacing.
 */
const WINDOWS = [
  [1440, 900],
  [640, 450],
  [320, 844],
  [768, 1024],
] as const;
const SPACED_WINDOWS = [
  [1280, 844],
  [1152, 844],
  [1024, 844],
  [390, 844],
  [320, 844],
] as const;
/** The headline of this page has the longest word of all. */
const LONG_WORD = '/company/our-history';
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

interface Tabs {
  /** 1440 CSS pixels wide, reduced motion. */
  wide: Page;
  /** A touch screen, 412 CSS pixels wide, with motion: animations must not shift the layout. */
  phone: Page;
  /** What the phone transferred since the last visit began. */
  transfers: Transfer[];
  /** 390 CSS pixels wide, letters twice as large. */
  large: Page;
}

async function openTabs(browser: Browser, baseURL: string): Promise<Tabs> {
  const open = (options: BrowserContextOptions) => browser.newPage({ baseURL, ...options });
  const wide = await open({ viewport: WIDE, reducedMotion: 'reduce' });
  const phone = await open({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const transfers = await recordTransfers(await phone.context().newCDPSession(phone));
  await phone.addInitScript(() => {
    const store = window as unknown as { shift: number };
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const large = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const session = await large.context().newCDPSession(large);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return { wide, phone, transfers, large };
}

// `object`: there are no fixtures of a test, only of a worker.
const test = base.extend<object, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use, { project }) => {
      const tabs = await openTabs(browser, project.use.baseURL ?? '');
      await use(tabs);
      for (const tab of [tabs.wide, tabs.phone, tabs.large]) await tab.context().close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const route of checkedRoutes(DIRECTIONS)) {
  test(`${route} loads its first view within the budget, no script except those in its HTML and their imports, and its layout does not shift`, async ({
    tabs: { phone, transfers },
  }) => {
    await phone.goto('about:blank');
    transfers.length = 0;
    await phone.goto(route, { waitUntil: 'load' });
    await expect.poll(() => transfers.map(({ type }) => type)).toContain('Document');
    const hero = await phone.evaluate(() => document.querySelector('[data-section="hero"] img')?.getAttribute('src'));
    const first = transfers.filter(
      ({ url, type }) => type !== 'Script' && (type !== 'Image' || (hero && url.endsWith(hero))),
    );
    expect(
      first.reduce((total, { bytes }) => total + bytes, 0),
      'bytes',
    ).toBeLessThanOrEqual(BUDGET.bytes);
    expect(first.length, 'requests').toBeLessThanOrEqual(BUDGET.requests);
    const scripts = () =>
      transfers
        .filter(({ type }) => type === 'Script')
        .map(({ url }) => path.join('dist', new URL(url).pathname))
        .toSorted();
    const expected = scriptsOf(builtPage(route)).toSorted();
    // The shell requests its scripts when the browser is idle, which can be after the network is idle.
    await expect.poll(scripts).toEqual(expected);
    await phone.waitForLoadState('networkidle');
    expect(scripts()).toEqual(expected);
    await scrollToEnd(phone);
    // To three decimals, as the metric is reported: smaller shifts come from rounded glyph positions.
    const shift = await phone.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(Math.round(shift * 1000) / 1000, 'shift').toBe(BUDGET.shift);
  });
}

/** Pages whose colours are checked in the dark theme too: a language changes no colour, and a theme changes no layout. */
const dark = new Set(checkedRoutes(USED_LANGUAGES));

for (const route of new Set([...checkedRoutes(DIRECTIONS), LONG_WORD])) {
  test(`${route} has no axe violation, and no text is cut off at any width, with letters twice as large, or with the spacing of WCAG 1.4.12`, async ({
    tabs: { wide, large },
  }) => {
    await wide.emulateMedia({ colorScheme: 'light' });
    await wide.goto(route);
    expect.soft(await violations(wide), 'light').toEqual([]);
    if (dark.has(route)) {
      await wide.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(wide, COLOURS), 'dark').toEqual([]);
    }
    // From here on only the layout matters. Painting would take most of the time, so the page is made transparent.
    await wide.evaluate(() => (document.documentElement.style.opacity = '0'));
    for (const [width, height] of WINDOWS) {
      await wide.setViewportSize({ width, height });
      expect.soft(await overflowOf(wide), `${width} wide`).toEqual(NO_OVERFLOW);
    }
    await wide.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    for (const [width, height] of SPACED_WINDOWS) {
      await wide.setViewportSize({ width, height });
      expect.soft(await overflowOf(wide), `spaced, ${width} wide`).toEqual(NO_OVERFLOW);
    }
    await wide.setViewportSize(WIDE);
    await large.goto(route);
    expect.soft(await overflowOf(large), 'a phone with letters twice as large').toEqual(NO_OVERFLOW);
  });
}
