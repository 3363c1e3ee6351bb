import { expect, test, type Page } from '@playwright/test';
import type { LocaleKey } from '../../shared/locales.ts';
import { localeOfPath, withoutLocale } from '../../shared/paths.ts';
import { pluralOf } from '../../shared/plural.ts';
import { fill } from '../../src/i18n/messages.ts';
import { holdRequests } from '../holdRequests.ts';
import { DIRECTIONS, USED_LANGUAGES } from '../languages.ts';
import { builtRoutes } from '../routes.ts';
import { hasShell, visit } from '../visit.ts';

/** A page that loads quickly, for tests in which the page does not matter. */
const SMALL_PAGE = '/company';

const dialog = (page: Page) => page.locator('dialog#search');
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).locator('[data-card] a');
/** The dialog's link to all results of `text`. It changes together with the results. */
const linkToAll = (page: Page, text: string) => dialog(page).locator(`a[data-result][href$="?q=${text}"]`);
const opener = (page: Page) => page.locator('header [data-search-open]');

interface Queries {
  /** Finds the service at `path`. */
  service: string;
  path: string;
  /** Occurs in more pages than the dialog shows. */
  frequent: string;
  /** Examples in the text of the search page. */
  examples: readonly string[];
}

const QUERIES: Readonly<Record<LocaleKey, Queries>> = {
  en: {
    service: 'microservices',
    path: '/services/software-development/microservices',
    frequent: 'invoice',
    examples: ['FHIR', 'berth', 'meter reading'],
  },
  ar: {
    service: 'السحابة',
    path: '/services/cloud-services',
    frequent: 'نظام',
    examples: ['Kubernetes', 'متجر', 'فاتورة'],
  },
  ku: {
    service: 'مۆبایل',
    path: '/services/mobile-app-development',
    frequent: 'سیستەم',
    examples: ['Kubernetes', 'کۆگا', 'خوێندنەوەی پێوەر'],
  },
};

/** Empties and closes the dialog, so that the next step starts without results. */
const closeDialog = async (page: Page) => {
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

/** Paths of the requests of the page. */
function requests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
}

/** Paths of the files that only the search and other forms need. */
const FOR_SEARCH = [/^\/pagefind\//, /\/Search\.island\./, /\/client\./];

test('it loads on first use, and shows results without violating the Content Security Policy', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));

  await test.step('no file of the search is loaded before it is used', async () => {
    const seen = requests(page);
    await page.goto('/industries/healthcare', { waitUntil: 'networkidle' });
    const loaded = () => FOR_SEARCH.filter((part) => seen.some((path) => part.test(path)));
    expect(loaded()).toEqual([]);
    await hasShell(page);
    await opener(page).click();
    await expect.poll(() => seen.filter((path) => path.endsWith('.pagefind'))).toEqual(['/pagefind/wasm.en.pagefind']);
    expect(loaded()).toEqual(FOR_SEARCH);
    await expect(page.locator('html'), 'the page behind the dialog does not scroll').toHaveCSS('overflow-y', 'hidden');
  });

  await test.step('results appear while the visitor types, by kind, without violating the Content Security Policy', async () => {
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('microservices');
    await expect(results(page).first()).toHaveAttribute('href', '/services/software-development/microservices');
    await expect(dialog(page).getByRole('heading').first()).toHaveText('Services');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages$/);
    const mark = results(page).first().locator('mark').first();
    await expect(mark).toHaveText(/microservices/i);
    expect(consoleErrors).toEqual([]);
  });
});

test('a late or failed script or index shows a status and is requested again', async ({ page }) => {
  await test.step('text typed before the script has loaded is searched once it has loaded', async () => {
    const release = await holdRequests(page, '**/Search.island*');
    await visit(page, SMALL_PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('berth');
    await release();
    await expect(results(page).first()).toContainText(/berth|maritime/i);
    await expect(field(page)).toHaveValue('berth');
  });

  for (const missing of ['**/_assets/Search.island*', '**/_assets/*.js']) {
    await test.step(`a script that fails to load shows an error and is requested again: ${missing}`, async () => {
      await visit(page, SMALL_PAGE);
      await page.route(missing, (route) => route.abort());
      await page.keyboard.press('/');
      await page.keyboard.type('bert');
      const failure = dialog(page).getByRole('alert');
      await expect(failure).toHaveText('The search did not load. Try again, or browse the lists.');
      await page.unroute(missing);
      await page.keyboard.type('h');
      // A key may be pressed while a request is about to fail; the next key requests again.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(results(page).first()).toContainText(/berth|maritime/i, { timeout: 3000 });
      }).toPass();
      await expect(field(page)).toHaveValue('berth');
      await expect(failure).toBeHidden();
    });
  }

  await test.step('a part of the index that fails to load once is loaded again, and is not shown as no result', async () => {
    await visit(page, SMALL_PAGE);
    await page.route('**/pagefind/index/**', (route) => route.abort(), { times: 1 });
    await page.keyboard.press('/');
    await field(page).fill('microservices');
    await expect(results(page).first()).toHaveAttribute('href', '/services/software-development/microservices');
  });

  await test.step('an index that fails to load after the search has started shows an error, and not that nothing is found', async () => {
    await visit(page, SMALL_PAGE);
    await page.keyboard.press('/');
    await field(page).fill('FHIR');
    await expect(results(page).first()).toContainText('FHIR');
    await page.route('**/pagefind/**', (route) => route.abort());
    await field(page).fill('microservices');
    await expect(dialog(page).getByRole('status')).toHaveText(
      'The search did not load. Try again, or browse the lists.',
    );
    await page.unroute('**/pagefind/**');
    await field(page).fill('microservice');
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('after a new build, whose index has other files, the search starts again and does not show that nothing is found', async () => {
    await visit(page, SMALL_PAGE);
    await page.keyboard.press('/');
    await field(page).fill('FHIR');
    await expect(results(page).first()).toContainText('FHIR');
    let isStartedAgain = false;
    await page.route(/\.pf_(?:index|meta)$/, (route) => {
      isStartedAgain ||= route.request().url().endsWith('.pf_meta');
      return isStartedAgain ? route.continue() : route.fulfill({ status: 404 });
    });
    await field(page).fill('microservices');
    await expect(results(page).first()).toHaveAttribute('href', '/services/software-development/microservices');
  });

  await test.step('a slow first search shows that it is searching, then that it failed, and shows results that come later', async () => {
    const release = await holdRequests(page, '**/pagefind/*.json*');
    await page.clock.install();
    await visit(page, SMALL_PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('microservices');
    const status = dialog(page).getByRole('status');
    await expect(status).toHaveText('Searching');
    await page.clock.fastForward(15_000);
    await expect(status).toHaveText('The search did not load. Try again, or browse the lists.');
    await release();
    await expect(results(page).first()).toBeVisible();
  });
});

/** Presses Ctrl and the key at the place of K, on a keyboard layout where that key types `key`. */
async function pressPlaceOfK(page: Page, key: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', modifiers: 2, code: 'KeyK', key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', modifiers: 2, code: 'KeyK', key });
}

test('it opens, moves the focus and closes by keyboard', async ({ page }) => {
  await visit(page, '/industries');

  await test.step('/, Ctrl+K and Cmd+K open it on every keyboard layout; Escape closes it and returns the focus', async () => {
    const start = page.locator('main a').first();
    for (const press of [
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => pressPlaceOfK(page, 'ن'),
      () => pressPlaceOfK(page, 'ک'),
    ]) {
      await start.focus();
      await press();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(start).toBeFocused();
    }
  });

  await test.step('Ctrl and the key at the place of K does nothing when the key types another Latin letter', async () => {
    await pressPlaceOfK(page, 'e');
    await page.keyboard.press('Control+e');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await closeDialog(page);
  });

  await test.step('/ and Ctrl+K in a field do not open it', async () => {
    const filter = page.getByRole('searchbox', { name: 'Find an industry' });
    await filter.focus();
    await page.keyboard.type('a/b');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await expect(filter).toHaveValue('a/b');
    await filter.fill('');
    await filter.blur();
  });

  await test.step('a press on its scrollbar leaves it open, a press below it closes it', async () => {
    await page.keyboard.press('/');
    const { bottom, right } = await dialog(page).evaluate((element) => element.getBoundingClientRect());
    const press = async (x: number, y: number) => {
      for (const type of ['pointerdown', 'click'])
        await dialog(page).dispatchEvent(type, { clientX: x, clientY: y, bubbles: true });
    };
    await press(right - 4, bottom - 4);
    await expect(dialog(page)).toBeVisible();
    await press(right - 4, bottom + 4);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('the / key works on a phone, with a checkbox to switch it off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('checkbox', { name: 'Open with the / key' })).toBeVisible();
    await closeDialog(page);
  });

  await test.step('it opens again in the frame in which it was closed, while its hidden field still has the focus', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await field(page).evaluate((hidden) => {
      hidden.closest('dialog')?.close();
      const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(dialog(page)).toBeVisible();
    await closeDialog(page);
  });

  await test.step('on a small screen Close stays visible and does not cover the focused result', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('invoice');
    await expect(linkToAll(page, 'invoice')).toBeVisible();
    await expect(results(page)).toHaveCount(8);
    const close = dialog(page).getByRole('button', { name: 'Close' });
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      if (key === 'End') await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(close).toBeInViewport({ ratio: 1 });
      const isSeen = () =>
        page.locator(':focus').evaluate((link) => {
          const { left, top } = link.getClientRects()[0] ?? link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + 4, top + 4));
        });
      expect(await isSeen()).toBe(true);
    }
    await closeDialog(page);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('arrow keys move through the results, letters are added to the field, Enter opens a result', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('invoice');
    await expect(linkToAll(page, 'invoice')).toBeVisible();
    await expect(results(page)).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(dialog(page).getByRole('link', { name: /^All \d+ pages$/ })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('invoices');
    await expect(linkToAll(page, 'invoices')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const href = await page.locator(':focus').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href ?? 'nothing'}$`));
  });

  await test.step('the / key can be switched off for all pages, and Ctrl+K still works', async () => {
    await expect(opener(page)).toHaveAttribute('role', 'button');
    await page.keyboard.press('/');
    await field(page).fill('x');
    await dialog(page).getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
    await visit(page, '/company');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  });
});

test('new results that replace the focused one return the focus to the field', async ({ page }) => {
  await visit(page, SMALL_PAGE);
  await page.keyboard.press('/');
  await page.keyboard.type('FHIR');
  await expect(results(page).first()).toContainText('FHIR');
  const release = await holdRequests(page, '**/pagefind/**');
  await field(page).fill('microservices');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await release();
  await expect(results(page).first()).toHaveAttribute('href', '/services/software-development/microservices');
  await expect(field(page)).toBeFocused();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a tap outside closes it and activates nothing under the pointer', async ({ page }) => {
    await visit(page, '/services/devops/ci-cd');
    const link = await page.locator('#hero').getByRole('link', { name: 'Get In Touch' }).boundingBox();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/services/devops/ci-cd');
  });
});

test('the search page keeps its address current, shows more results, and is reached by button and keys', async ({
  page,
}) => {
  const asked = page.getByRole('searchbox', { name: 'Search' });
  const found = page.locator('main [data-card] a');
  const more = page.getByRole('button', { name: 'Show more' });
  /** One step. It starts with an empty field that does not have the focus. */
  const step = (title: string, body: () => Promise<void>) =>
    test.step(title, async () => {
      await asked.fill('');
      await expect(page).toHaveURL(/\/search$/);
      await expect(found).toHaveCount(0);
      await asked.blur();
      await body();
    });

  await test.step('it searches for the text in its address, keeps the address current, and shows more on request', async () => {
    await visit(page, '/search?q=FHIR');
    await expect(found.first()).toBeVisible();
    await expect(asked).toHaveValue('FHIR');
    await expect(page.locator('main [translate="no"]').getByRole('searchbox')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(asked).toBeFocused();
    await page.keyboard.type('data');
    await expect(page).toHaveURL(/\/search\?q=data$/);
    await expect(found).toHaveCount(20);
    await more.click();
    await expect(found).toHaveCount(40);
    await asked.fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(found).toHaveCount(0);
  });

  await step('Show more, pressed right after a new text is typed, does not cancel the new search', async () => {
    await asked.fill('software');
    await expect(more).toBeVisible();
    const button = await more.elementHandle();
    await asked.evaluate((field: HTMLInputElement, own) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'temporal');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      (own as HTMLElement | null)?.click();
    }, button);
    await expect(page).toHaveURL(/q=temporal$/);
  });

  await step('Show more moves the focus to the first new result, also when these are the last results', async () => {
    await asked.fill('data');
    await expect(found).toHaveCount(20);
    while (await more.isVisible()) {
      const known = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await more.press('Enter');
      await expect(found).not.toHaveCount(known.length);
      await expect(page.locator('main [data-card] a:focus')).toHaveCount(1);
      expect(known).not.toContain(await page.locator(':focus').getAttribute('href'));
    }
  });

  await step('the button focuses the field and does not announce a dialog', async () => {
    const button = page.locator('header').getByRole('button', { name: 'Search' });
    await expect(button).not.toHaveAttribute('aria-haspopup');
    await button.click();
    await expect(asked).toBeFocused();
  });

  await step('the / key, which cannot be switched off here, does nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('/');
    await expect(asked).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(asked).toBeFocused();
  });
});

test('text typed on the search page before the scripts have loaded is searched instead of the text in the address', async ({
  page,
}) => {
  const asked = page.getByRole('searchbox', { name: 'Search' });
  const releaseShell = await holdRequests(page, '**/_assets/shell*');
  const releaseSearch = await holdRequests(page, '**/_assets/Search.island*');
  await page.goto('/search?q=FHIR');
  await asked.fill('berth');
  await releaseShell();
  await hasShell(page);
  await expect(asked).toHaveValue('berth');
  await releaseSearch();
  await expect(page.locator('main [data-card] a').first()).toContainText(/berth|maritime/i);
  await expect(page).toHaveURL(/\/search\?q=berth$/);
});

test('the text in the address is searched when the field was used before the script of the shell has loaded', async ({
  page,
}) => {
  const releaseShell = await holdRequests(page, '**/_assets/shell*');
  await page.goto('/search?q=FHIR');
  const asked = page.getByRole('searchbox', { name: 'Search' });
  await asked.focus();
  await expect(page.locator('main astro-island:has([role="searchbox"]):not([ssr])')).toBeVisible();
  await expect(asked).toHaveValue('');
  await releaseShell();
  await expect(asked).toHaveValue('FHIR');
  await expect(page.locator('main [data-card] a').first()).toContainText(/FHIR/);
  await expect(page).toHaveURL(/\/search\?q=FHIR$/);
});

test('after a search that failed, Enter and the button of the search page search again', async ({ page }) => {
  for (const retry of [
    () => page.getByRole('searchbox', { name: 'Search' }).press('Enter'),
    () => page.locator('main').getByRole('button', { name: 'Search' }).click(),
  ]) {
    await page.route('**/pagefind/**', (route) => route.abort());
    await visit(page, '/search?q=data');
    await expect(page.locator('main').getByRole('status')).toHaveText(
      'The search did not load. Try again, or browse the lists.',
    );
    await page.unroute('**/pagefind/**');
    await retry();
    await expect(page.locator('main [data-card] a')).toHaveCount(20);
  }
});

test('when more results fail to load, the shown results and the focus stay, and Show more requests them again', async ({
  page,
}) => {
  const found = page.locator('main [data-card] a');
  const more = page.getByRole('button', { name: 'Show more' });
  await visit(page, '/search?q=data');
  await expect(found).toHaveCount(20);
  await page.route('**/pagefind/**', (route) => route.abort());
  await more.press('Enter');
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'The search did not load. Try again, or browse the lists.',
  );
  await expect(found).toHaveCount(20);
  await expect(more).toBeFocused();
  await page.unroute('**/pagefind/**');
  await more.press('Enter');
  await expect(found).toHaveCount(40);
  await expect(page.locator('main [data-card] a:focus')).toHaveCount(1);
});

/** Addresses of all pages in the index of the page's language. */
const indexed = (page: Page) =>
  page.evaluate(async () => {
    const place = '/pagefind/pagefind.js';
    const engine = (await import(place)) as {
      search: (text: null) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
    };
    const { results } = await engine.search(null);
    return Promise.all(results.map(async (result) => (await result.data()).url));
  });

/** Paths of topics, further pages of a list and filters of the portfolio. */
const LIST = /^\/(?:blogs|portfolio)\/[^/]+\/./;

for (const { locale, words, to } of USED_LANGUAGES) {
  const { nav, search, searchPage } = words;
  const { service, path, frequent } = QUERIES[locale.key];

  test.describe(locale.key, () => {
    const button = (page: Page) => page.locator('header').getByRole('button', { name: search.open });
    const status = (page: Page) => dialog(page).getByRole('status');
    const lists = (page: Page) => dialog(page).getByRole('link', { name: search.lists });

    /** How many pages of this language the index finds for `text`. */
    const totalOf = (page: Page, text: string) =>
      page.evaluate(async (asked) => {
        const place = '/pagefind/pagefind.js';
        const engine = (await import(place)) as { search: (text: string) => Promise<{ results: unknown[] }> };
        return (await engine.search(asked)).results.length;
      }, text);

    test('the dialog opens, shows results and opens the search page', async ({ page }) => {
      await visit(page, to('/'));

      await test.step('the button announces a dialog, opens it with Space, and gets the focus back', async () => {
        await expect(button(page)).toHaveAttribute('aria-haspopup', 'dialog');
        await expect(dialog(page)).toHaveAttribute('translate', 'no');
        await button(page).focus();
        await page.keyboard.press('Space');
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveAccessibleName(search.field);
        await expect(dialog(page).getByRole('checkbox', { name: search.slash })).toBeChecked();
        await dialog(page).getByRole('button', { name: search.close }).click();
        await expect(button(page)).toBeFocused();
        await button(page).click();
        await page.mouse.click(20, 700);
        await expect(dialog(page)).toBeHidden();
      });

      await test.step('results are below the name of their kind, and their number is in the language of the page', async () => {
        await button(page).click();
        await field(page).fill(service);
        const kind = dialog(page)
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: search.service }) });
        await expect(kind.locator(`a[href="${to(path)}"] mark`).first()).toBeVisible();
        await expect(status(page)).toHaveText(pluralOf(search.found, await totalOf(page, service), locale.tag));
        await field(page).fill(frequent);
        const name = fill(search.all, { count: await totalOf(page, frequent) });
        await expect(dialog(page).getByRole('link', { name, exact: true })).toBeVisible();
        await expect(results(page)).toHaveCount(8);
        await closeDialog(page);
      });

      await test.step('a word without results shows a message and a link to the lists', async () => {
        await page.keyboard.press('/');
        await field(page).pressSequentially('zzyzx <b>&');
        await expect(status(page)).toHaveText(fill(search.none, { text: '\u2068zzyzx <b>&\u2069' }));
        await expect(lists(page)).toHaveAttribute('href', to('/search'));
        await closeDialog(page);
      });

      await test.step('Enter in the field opens the search page with all results', async () => {
        await page.keyboard.press('/');
        await field(page).pressSequentially(frequent);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${to('/search')}?${new URLSearchParams({ q: frequent }).toString()}`);
        await expect(page.locator('main [data-card] a').first()).toBeVisible();
      });
    });

    test('an index that fails to load shows an error and is requested again', async ({ page }) => {
      for (const missing of ['**/pagefind/**', '**/pagefind/*.json*']) {
        await test.step(missing, async () => {
          await page.route(missing, (route) => route.abort());
          await visit(page, to(SMALL_PAGE));
          await page.keyboard.press('/');
          await field(page).pressSequentially(service);
          await expect(status(page)).toHaveText(search.failed);
          await expect(lists(page)).toHaveAttribute('href', to('/search'));
          await page.unroute(missing);
          // A key may be pressed while a request is about to fail; the next key requests again.
          await expect(async () => {
            await field(page).press('Backspace');
            await expect(results(page).first()).toBeVisible({ timeout: 3000 });
          }).toPass();
        });
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the button is a link to a page that explains this and links to the lists', async ({ page }) => {
        await page.goto(to(SMALL_PAGE));
        await page.locator('header').getByRole('link', { name: search.open }).click();
        await expect(page).toHaveURL(new RegExp(`${to('/search')}$`));
        const notice = page.locator('main noscript p');
        await expect(notice).toBeVisible();
        await expect(notice).toHaveText(searchPage.noScript);
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        for (const name of [nav.allServices, nav.portfolio, nav.blogs])
          await expect(page.locator('main').getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
      });
    });
  });
}

for (const { locale, words, to } of DIRECTIONS) {
  const { nav, searchPage } = words;
  const { examples } = QUERIES[locale.key];

  test.describe(`direction of ${locale.key}`, () => {
    test('the index has every page except the search and further lists, and finds the examples of the search page', async ({
      page,
    }) => {
      await visit(page, to('/search'));
      const field = page.getByRole('searchbox');
      const marks = page.locator('main [data-card] mark');
      const wanted = builtRoutes().filter(
        (route) => localeOfPath(route) === locale.key && route !== to('/search') && !LIST.test(withoutLocale(route)),
      );
      expect((await indexed(page)).toSorted()).toEqual(wanted);
      for (const text of examples) {
        expect(searchPage.desc).toContain(text);
        await field.fill('');
        await expect(marks).toHaveCount(0);
        await field.fill(text);
        // When a word occurs nowhere, the search marks a word that only begins like it.
        for (const word of text.split(' ')) await expect(marks.filter({ hasText: word }).first()).toBeVisible();
      }
    });

    test('the name of a page is before that of the page above it in the text direction', async ({ page }) => {
      await visit(page, `${to('/search')}?q=CI/CD`);
      const names = page.locator(`main a[href="${to('/services/devops/ci-cd')}"] bdi`);
      await expect(names).toHaveText(['CI/CD', 'DevOps']);
      const own = await names.nth(0).boundingBox();
      const above = await names.nth(1).boundingBox();
      expect((own?.x ?? 0) < (above?.x ?? 0)).toBe(locale.dir === 'ltr');
    });

    test.describe('on a telephone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('it opens from the menu, fills the screen, uses the direction of the typed text, and returns the focus to the menu button', async ({
        page,
      }) => {
        await visit(page, to(SMALL_PAGE));
        await page.getByRole('button', { name: nav.openMenu }).click();
        await page.locator('dialog#menu [data-search-open]').click();
        await expect(field(page)).toBeFocused();
        await expect(page.locator('dialog#menu')).not.toHaveAttribute('open');
        expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
        const direction = () => field(page).evaluate((element) => getComputedStyle(element).direction);
        expect(await direction()).toBe(locale.dir);
        await field(page).fill('C++');
        expect(await direction()).toBe('ltr');
        await field(page).fill('سلام');
        expect(await direction()).toBe('rtl');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: nav.openMenu })).toBeFocused();
      });
    });
  });
}
