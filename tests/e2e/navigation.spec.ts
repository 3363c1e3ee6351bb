/** Navigation between pages: prefetch, view transitions, and the state of a page from the back/forward cache. */
import { expect, test, type Page } from '@playwright/test';
import { evaluate, openTab } from '../../tools/bench/tab.ts';
import { BROWSER_ARGS, browserPath } from '../../tools/browser.ts';
import { severalFrames } from '../frames.ts';
import { LANGUAGES } from '../languages.ts';
import { templateRoutes } from '../routes.ts';
import { CHECKS_ALL } from '../scope.ts';
import { visit } from '../visit.ts';

// One worker for the file: starting another browser takes longer than these tests.
test.describe.configure({ mode: 'default' });

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // Playwright switches the back/forward cache off.
  launchOptions: {
    executablePath: browserPath(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const rememberReturn = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });

/**
 * Leaves a page and returns to it until it comes from the back/forward cache: on a busy machine the browser drops a page that is not frozen
 * within seconds.
 */
const returnFromCache = (page: Page, leaveAndReturn: () => Promise<unknown>) =>
  expect(async () => {
    await leaveAndReturn();
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true', { timeout: 10_000 });
  }).toPass();

/** Pages with each kind of script; `npm run test:all` tests all templates. */
const RETURNS = CHECKS_ALL ? templateRoutes() : ['/', '/contact'];

for (const route of RETURNS) {
  test(`${route} comes back from the back/forward cache with its scroll position`, async ({ page }) => {
    await rememberReturn(page);
    let top: number | undefined;
    await returnFromCache(page, async () => {
      await visit(page, route);
      top = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
        return scrollY;
      });
      await visit(page, route === '/privacy' ? '/' : '/privacy');
      await page.goBack({ waitUntil: 'commit' });
    });
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test('a page that was left with an open menu comes back with the menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberReturn(page);
  await returnFromCache(page, async () => {
    await visit(page, '/services');
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('dialog#menu')).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/services$/);
    await page.goForward({ waitUntil: 'commit' });
  });
  expect(await page.locator('dialog#menu').isVisible()).toBe(false);
});

if (LANGUAGES.length > 1)
  test('a page that was left through its language list comes back with the list closed', async ({ page }) => {
    await rememberReturn(page);
    const languages = page.locator('#languages');
    await returnFromCache(page, async () => {
      await visit(page, '/services');
      await page.locator('[popovertarget="languages"]').click();
      await languages.getByRole('link').last().click();
      await page.waitForURL(LANGUAGES.at(-1)?.to('/services') ?? '');
      await page.goBack({ waitUntil: 'commit' });
    });
    await expect(languages).toBeHidden();
  });

test('a page that was left from its search dialog comes back with the dialog closed', async ({ page }) => {
  await rememberReturn(page);
  await returnFromCache(page, async () => {
    await visit(page, '/services');
    await page.keyboard.press('/');
    await page.locator('dialog#search').getByRole('searchbox').fill('ledger');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/services$/);
  });
  await expect(page.locator('dialog#search')).toBeHidden();
});

test('going back shows the theme that was chosen on the later page', async ({ page }) => {
  await visit(page, '/services');
  await visit(page, '/industries');
  const control = page.getByRole('banner').getByRole('button', { name: /dark/i });
  await control.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(control).toHaveAttribute('aria-pressed', 'true');
});

test('a prerendered page shows the theme that was chosen after it was rendered', async ({ baseURL }) => {
  await using tab = await openTab(() => Promise.resolve());
  const left = tab.page();
  await left.send('Page.navigate', { url: `${baseURL}/services` });
  const isReady = `document.readyState === 'complete' && document.querySelector('script[type="speculationrules"]') !== null`;
  await expect.poll(() => evaluate(left, isReady).catch(() => false)).toBe(true);
  const { x, y } = await evaluate<{ x: number; y: number }>(
    left,
    `(() => {
      const link = document.querySelector('main a[href="/services/devops"]');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  const isDrawn = new Promise((resolve) => {
    left.on('Preload.prerenderStatusUpdated', ({ status }) => status === 'Ready' && resolve(status));
  });
  await left.send('Preload.enable');
  await left.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
  await isDrawn;
  await evaluate(left, `localStorage.setItem('theme', 'dark')`);
  void left.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' }).catch(() => undefined);
  const shown = `[
    location.pathname,
    performance.getEntriesByType('navigation')[0].activationStart > 0,
    document.documentElement.dataset.theme,
    document.querySelector('header button[aria-pressed]').ariaPressed,
  ]`;
  await expect
    .poll(() => evaluate<unknown[]>(tab.page(), shown).catch(() => undefined))
    .toEqual(['/services/devops', true, 'dark', 'true']);
});

test('a page is prefetched when the pointer rests on its link, and the click uses it', async ({ page }) => {
  await visit(page, '/services');
  const session = await page.context().newCDPSession(page);
  const ready = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(status)),
  );
  await session.send('Preload.enable');
  const link = page.locator('main a[href="/services/devops"]').first();
  await link.hover();
  await ready;
  await link.click();
  await page.waitForURL('**/services/devops');
  expect(
    await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    ),
  ).toBe('navigational-prefetch');
});

test('a page is sent as a difference to the previous one', async ({ page }) => {
  const sizes = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { sent: navigation?.encodedBodySize ?? 0, whole: navigation?.decodedBodySize ?? 0 };
    });
  await visit(page, '/services');
  const first = await sizes();
  const others = ['/services/devops', '/services/cloud-services', '/services/artificial-intelligence'].values();
  // A server that makes two differences for other tests at the moment sends a whole page.
  await expect(async () => {
    await visit(page, others.next().value ?? '');
    const second = await sizes();
    expect(second.sent).toBeLessThan(first.sent / 2);
    expect(second.whole).toBeGreaterThan(first.whole / 2);
  }).toPass();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** Milliseconds, more than a pointer must rest on a link for a prefetch. */
const HOVER_MS = 1000;

test.describe('without speculation rules', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    }),
  );

  test('a pointer at rest on a link prefetches the page once, and prefetches no feed', async ({ page }) => {
    await visit(page, '/blogs');
    await page.clock.install();
    const hints = page.locator('link[rel="prefetch"]');
    const link = page.locator('main a[href^="/blogs/"]:visible').first();
    for (let times = 0; times < 2; times += 1) {
      await link.hover();
      await page.clock.runFor(HOVER_MS);
      await expect(hints).toHaveCount(1);
      await page.mouse.move(0, 0);
    }
    await expect(hints).toHaveAttribute('href', /\/blogs\//);
    await page.locator('main a[href$="/feed.xml"]').first().hover();
    await page.clock.runFor(HOVER_MS);
    // Otherwise the pointer could rest on another link while the page scrolls.
    await page.mouse.move(0, 0);
    await page.locator('main a[href^="/blogs/"]:visible').nth(2).hover();
    await page.clock.runFor(HOVER_MS);
    await expect(hints).toHaveCount(2);
    await expect(page.locator('link[rel="prefetch"][href$=".xml"]')).toHaveCount(0);
  });

  test('neither the current page nor the search is prefetched', async ({ page }) => {
    await visit(page, '/blogs#content');
    await page.clock.install();
    for (const link of [
      'main a[href^="/blogs/"]:visible',
      'header a[href="/blogs"]:visible',
      'header a[href="/search"]',
    ]) {
      await page.locator(link).first().hover();
      await page.clock.runFor(HOVER_MS);
    }
    const hints = page.locator('link[rel="prefetch"]');
    await expect(hints).toHaveCount(1);
    await expect(hints).toHaveAttribute('href', /\/blogs\//);
  });

  test('nothing is prefetched with the data saver on', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await visit(page, '/blogs');
    await page.clock.install();
    await page.locator('main a[href^="/blogs/"]:visible').first().hover();
    await page.clock.runFor(HOVER_MS);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
});

const followLink = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/services/devops/ci-cd"]')?.click());

/** Follows the link when the page has turned its view transitions on. */
async function followWithTransition(page: Page): Promise<void> {
  await transitionsAre(page, true);
  await followLink(page);
}

/** Names of the parts that are animated when `leave` navigates from a group of services to one of them, or `none`. */
async function animatedParts(
  page: Page,
  leave: (page: Page) => Promise<void> = followWithTransition,
  open: (page: Page, path: string) => Promise<unknown> = visit,
): Promise<string> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: { ready: Promise<void> } | null };
      if (!viewTransition) document.documentElement.dataset['moving'] = 'none';
      void viewTransition?.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        document.documentElement.dataset['moving'] = parts.join(' ');
      });
    });
  });
  await open(page, '/services/devops');
  await leave(page);
  await page.waitForURL('**/ci-cd');
  await expect(page.locator('html')).toHaveAttribute('data-moving', /./);
  return (await page.locator('html').getAttribute('data-moving')) ?? '';
}

test('title and drawing of the hero move to the next page', async ({ page }) => {
  // On a busy machine Chromium sometimes draws the first frame before it has parsed the hero, in spite of `<link rel="expect">`. Then
  // they appear without a movement.
  await expect(async () => {
    const parts = await animatedParts(page);
    expect(parts).toContain('(title)');
    expect(parts).toContain('(drawing)');
  }).toPass();
});

test('no view transition runs with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animatedParts(page)).toBe('none');
});

/** Waits until the page has turned its view transitions on or off, and the browser has applied this in the next frame. */
async function transitionsAre(page: Page, isOn: boolean): Promise<void> {
  await expect(page.locator('#transitions')).toHaveAttribute('media', isOn ? 'all' : 'not all');
  await severalFrames(page);
}

async function pastHero(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bottom = document.getElementById('hero')?.getBoundingClientRect().bottom ?? 0;
    // Its last pixels are behind the header.
    scrollTo({ top: bottom - 20, behavior: 'instant' });
  });
  await transitionsAre(page, false);
}

/** Scrolls until only a quarter of the hero's drawing is in the window. */
async function almostPastHero(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawing = document.querySelector('#hero [fetchpriority="high"]')?.getBoundingClientRect();
    if (drawing) scrollTo({ top: drawing.bottom - drawing.height / 4, behavior: 'instant' });
  });
  await transitionsAre(page, false);
}

test('no view transition runs while the hero is out of view', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const parts = await animatedParts(page, async () => {
    await pastHero(page);
    await followLink(page);
  });
  expect([parts, errors]).toEqual(['none', []]);
});

test('no view transition runs before the script that finds out what is visible', async ({ page }) => {
  await page.route('**/_assets/shell*.js', (route) => route.abort());
  const leave = async () => {
    await severalFrames(page);
    await followLink(page);
  };
  expect(await animatedParts(page, leave, (page, path) => page.goto(path))).toBe('none');
});

test('the small drawing in the hero of an industry, which does not move, turns no view transition on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, templateRoutes().find((route) => route.startsWith('/industries/')) ?? '');
  await almostPastHero(page);
  await expect(page.locator('#hero [fetchpriority="auto"]')).toBeInViewport({ ratio: 1 });
});

test('leaving a page by pointer or key starts a view transition only while half of a part of the hero is in view', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem('asked', String(viewTransition !== null)),
    );
  });
  // High enough to show hero and link together, so that no click scrolls.
  await page.setViewportSize({ width: 1280, height: 2000 });
  const link = page.locator('main a[href="/services/devops/ci-cd"]').first();
  const activations = [() => link.click(), () => link.press('Enter')];
  const hadTransition: (string | null)[] = [];
  for (const leave of activations) {
    for (const prepare of [pastHero, almostPastHero, () => transitionsAre(page, true)]) {
      await visit(page, '/services/devops');
      await prepare(page);
      await leave();
      await page.waitForURL('**/ci-cd');
      hadTransition.push(await page.evaluate(() => sessionStorage.getItem('asked')));
    }
  }
  expect(hadTransition).toEqual(['false', 'false', 'true', 'false', 'false', 'true']);
});

test('the menu fades over the next page also when the hero is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const leave = async () => {
    await pastHero(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await transitionsAre(page, true);
    // A menu that is still transparent has nothing to fade.
    await expect(page.locator('dialog#menu')).toHaveCSS('opacity', '1');
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('dialog#menu a[href="/services/devops/ci-cd"]')?.click(),
    );
  };
  // Chromium leaves the fade out when the next page takes longer than four seconds.
  await expect(async () => {
    expect(await animatedParts(page, leave)).toContain('view-transition-old(menu)');
  }).toPass();
});
