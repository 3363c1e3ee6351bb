import { expect, test, type Page } from '@playwright/test';
import { settled, watchFade } from '../fade.ts';
import { severalFrames } from '../frames.ts';
import { DIRECTIONS, LANGUAGES, USED_LANGUAGES, type Language } from '../languages.ts';
import { GROUPS, INDUSTRIES, SERVICES } from '../records.ts';
import { hasShell, visit } from '../visit.ts';

const NAMES = ['company', 'services', 'industries'] as const;

const button = (page: Page, name: string) => page.locator(`#panel-${name}-button`);
const panel = (page: Page, name: string) => page.locator(`#panel-${name}`);

/** One step. It starts with nothing open, focused or under the pointer, at the top of the page. */
const step = (page: Page, title: string, body: () => Promise<void>) =>
  test.step(title, async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await body();
  });

const ARROWS = 'arrow keys move the focus along the row and through an open panel';

const walkByArrows = async (page: Page, { locale, words }: Language) => {
  await button(page, 'company').focus();
  await page.keyboard.press(locale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  await expect(button(page, 'services')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: new RegExp(`^${words.nav.portfolio}`) }).first()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(button(page, 'company')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const links = panel(page, 'company').getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press(locale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  await expect(links.nth(1)).toBeFocused();
};

for (const language of USED_LANGUAGES) {
  const { locale, to } = language;
  const { nav } = language.words;

  test.describe(locale.key, () => {
    test.beforeEach(async ({ page, javaScriptEnabled }) => {
      await page.goto(to('/services/software-development'));
      if (javaScriptEnabled) await hasShell(page);
    });

    test('panels open and close with the pointer', async ({ page }) => {
      for (const name of NAMES) {
        await step(page, `${name} opens on click, toggles, and is labelled by its button`, async () => {
          await expect(panel(page, name)).toBeHidden();
          await button(page, name).click();
          await expect(panel(page, name)).toBeVisible();
          await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
          await expect(page.getByRole('group', { name: nav[name], exact: true })).toBeVisible();
          await button(page, name).click();
          await expect(panel(page, name)).toBeHidden();
          await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
        });
      }

      await step(page, 'one panel is open at a time', async () => {
        await button(page, 'company').click();
        await button(page, 'industries').click();
        await expect(panel(page, 'industries')).toBeVisible();
        await expect(panel(page, 'company')).toBeHidden();
      });

      await step(
        page,
        'a press inside leaves it open; a press outside closes it in 180 ms, before the release',
        async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await button(page, 'services').click();
          await expect(panel(page, 'services')).toBeVisible();
          await settled(panel(page, 'services'));
          // Below the round corner, next to which the header is.
          await panel(page, 'services').click({ position: { x: 8, y: 48 } });
          expect(await panel(page, 'services').evaluate((element) => element.matches(':popover-open'))).toBe(true);
          await page.mouse.move(720, 880);
          const fade = watchFade(page, '#panel-services');
          await page.mouse.down();
          const { elapsed, planned } = await fade;
          expect(planned).toEqual([180]);
          expect(elapsed).toBeGreaterThanOrEqual(180);
          await page.mouse.up();
          await expect(panel(page, 'services')).toBeHidden();
          await page.emulateMedia({ reducedMotion: 'reduce' });
        },
      );

      await step(page, 'nothing opens on hover', async () => {
        await page.clock.install();
        for (const name of NAMES) {
          await button(page, name).hover();
          await page.clock.runFor(1000);
          await expect(panel(page, name)).toBeHidden();
        }
      });
    });

    test('panels open and close with the keyboard', async ({ page }) => {
      await step(page, 'Escape closes the panel and returns the focus to its button', async () => {
        await button(page, 'industries').click();
        await page.keyboard.press('Tab');
        await expect(panel(page, 'industries').getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel(page, 'industries')).toBeHidden();
        await expect(button(page, 'industries')).toBeFocused();
      });

      await step(page, ARROWS, () => walkByArrows(page, language));

      await step(page, 'Tab moves from the button into its panel, and after the last link closes it', async () => {
        await button(page, 'company').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(panel(page, 'company').getByRole('link').first()).toBeFocused();
        const links = await panel(page, 'company').getByRole('link').count();
        for (let tab = 0; tab < links; tab += 1) await page.keyboard.press('Tab');
        await expect(button(page, 'services')).toBeFocused();
        await expect(panel(page, 'company')).toBeHidden();
      });

      await step(page, 'moving the focus back from the button closes its panel', async () => {
        await button(page, 'services').focus();
        await page.keyboard.press('Enter');
        await expect(panel(page, 'services')).toBeVisible();
        await page.keyboard.press('Shift+Tab');
        await expect(button(page, 'company')).toBeFocused();
        await expect(panel(page, 'services')).toBeHidden();
      });

      if (LANGUAGES.length > 1) {
        const opener = page.locator('[popovertarget="languages"]');

        await step(page, 'moving the focus out of the list of languages closes it', async () => {
          const list = page.locator('#languages');
          await opener.focus();
          await page.keyboard.press('Enter');
          for (let tab = 0; tab <= LANGUAGES.length; tab += 1) {
            await expect(list).toBeVisible();
            await page.keyboard.press('Tab');
          }
          await expect(list).toBeHidden();
        });

        await step(
          page,
          'arrow keys move the focus through the list of languages and do not scroll the page',
          async () => {
            const links = page.locator('#languages a');
            const top = () => page.evaluate(() => scrollY);
            await page.evaluate(() => scrollTo(0, 600));
            await opener.focus();
            await page.keyboard.press('Enter');
            await page.keyboard.press('ArrowDown');
            await expect(links.first()).toBeFocused();
            await page.keyboard.press('ArrowDown');
            await expect(links.nth(1)).toBeFocused();
            await page.keyboard.press('ArrowUp');
            await expect(links.first()).toBeFocused();
            await page.keyboard.press('End');
            await expect(links.last()).toBeFocused();
            await page.keyboard.press('ArrowDown');
            await expect(links.last()).toBeFocused();
            await severalFrames(page);
            expect(await top()).toBe(600);
            // The button of the list is in no row: its keys keep their effect in the browser.
            await page.keyboard.press('Escape');
            await expect(opener).toBeFocused();
            await expect(links.first()).toBeHidden();
            // A busy browser may drop a key that scrolls.
            const topAfterEnd = async () => {
              await page.keyboard.press('End');
              return top();
            };
            await expect.poll(topAfterEnd).toBeGreaterThan(600);
            await expect(opener).toBeFocused();
          },
        );
      }

      await step(page, 'keys with Control or Shift keep their effect in the browser', async () => {
        await page.evaluate(() => {
          addEventListener('keydown', ({ key, defaultPrevented }) => {
            document.documentElement.dataset[key.toLowerCase()] = String(defaultPrevented);
          });
        });
        await button(page, 'services').focus();
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Shift+ArrowDown');
        await expect(page.locator('html')).toHaveAttribute('data-home', 'false');
        await expect(page.locator('html')).toHaveAttribute('data-arrowdown', 'false');
        await expect(button(page, 'services')).toBeFocused();
      });

      await step(page, 'a panel that scrolls shows the focused link', async () => {
        await page.setViewportSize({ width: 1100, height: 420 });
        await button(page, 'services').focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('End');
        for (let tab = 0; tab < 16; tab += 1) {
          await page.keyboard.press('Shift+Tab');
          await expect(panel(page, 'services').locator(':focus')).toBeInViewport({ ratio: 0.95 });
        }
      });
    });

    test('panels contain every page, and panels and header fit into the window', async ({ page }) => {
      await step(page, 'Services has three columns of groups with every service', async () => {
        await button(page, 'services').click();
        const columns = panel(page, 'services').locator('[data-column]');
        await expect(columns).toHaveCount(3);
        expect(await Promise.all([0, 1, 2].map((index) => columns.nth(index).locator('section').count()))).toEqual([
          4,
          3,
          GROUPS - 7,
        ]);
        await expect(columns.locator('li a')).toHaveCount(SERVICES);
      });

      await step(page, 'Industries is a grid of four columns with every industry', async () => {
        const sheet = page.waitForResponse('**/icons/industries.svg');
        await button(page, 'industries').click();
        expect((await sheet).status()).toBe(200);
        const links = panel(page, 'industries').locator('li:not(:last-child) a');
        await expect(links).toHaveCount(INDUSTRIES);
        const cells = await links.evaluateAll(
          (items) => new Set(items.map((item) => getComputedStyle(item, '::before').maskPosition)).size,
        );
        expect(cells).toBe(INDUSTRIES);
        const lefts = await links.evaluateAll(
          (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
        );
        expect(lefts).toBe(4);
      });

      await step(page, 'Company lists its three pages with icons', async () => {
        await button(page, 'company').click();
        const items = panel(page, 'company').locator('li a');
        await expect(items).toHaveText([nav.aboutUs, nav.ourHistory, nav.career]);
        await expect(items.locator('svg')).toHaveCount(3);
      });

      await step(page, 'the current section and the current page are marked, and nothing else', async () => {
        await expect(button(page, 'services')).toHaveAttribute('aria-current', 'true');
        await expect(button(page, 'industries')).not.toHaveAttribute('aria-current');
        await button(page, 'services').click();
        await expect(panel(page, 'services').locator('[aria-current="page"]')).toHaveAttribute(
          'href',
          to('/services/software-development'),
        );
        await expect(panel(page, 'services').locator('[aria-current]')).toHaveCount(1);
      });

      for (const width of [1024, 1280, 1440]) {
        await step(page, `header and panels fit at ${width}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          const opened = await page.evaluate(
            (names) =>
              names.map((name) => {
                const opener = document.querySelector<HTMLElement>(`#panel-${name}-button`);
                const { x = 0, y = 0, width: own = 0, height = 0 } = opener?.getBoundingClientRect() ?? {};
                const isWithinReach = opener?.contains(document.elementFromPoint(x + own / 2, y + height / 2));
                opener?.click();
                const { left = 0, right = 0 } = document.querySelector(`#panel-${name}`)?.getBoundingClientRect() ?? {};
                return { name, isWithinReach, isShown: right > left, left, right };
              }),
            NAMES,
          );
          for (const { name, isWithinReach, isShown, left, right } of opened) {
            expect({ isWithinReach, isShown }, name).toEqual({ isWithinReach: true, isShown: true });
            expect(left, name).toBeGreaterThanOrEqual(0);
            expect(right, name).toBeLessThanOrEqual(width);
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          const row = await page.locator('header > div').evaluate((element) =>
            [...element.children]
              .filter((child) => child.getClientRects().length > 0)
              .map((child) => child.getBoundingClientRect())
              .map(({ left, right }) => [left, right] as const)
              .sort(([a], [b]) => a - b),
          );
          for (const [index, [left]] of row.entries())
            if (index > 0) expect(left).toBeGreaterThanOrEqual((row[index - 1]?.[1] ?? 0) - 0.5);
        });
      }

      await step(
        page,
        'the header fits into the window when the browser has a minimum font size of 20 px',
        async () => {
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('header :is(a, button) { font-size: 20px !important }');
            document.adoptedStyleSheets = [sheet];
          });
          for (const width of [1024, 1100, 1280, 1440]) {
            await page.setViewportSize({ width, height: 800 });
            const { sideways, above } = await page.evaluate(() => ({
              sideways: document.documentElement.scrollWidth - innerWidth,
              above: document.querySelector('header nav')?.getBoundingClientRect().top ?? -1,
            }));
            expect(sideways, `${width} wide`).toBe(0);
            expect(above, `${width} wide`).toBeGreaterThan(-1);
          }
        },
      );
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('panels open, replace each other, and close on Escape', async ({ page }) => {
        await button(page, 'services').click();
        await expect(panel(page, 'services')).toBeVisible();
        await button(page, 'company').click();
        await expect(panel(page, 'company')).toBeVisible();
        await expect(panel(page, 'services')).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(panel(page, 'company')).toBeHidden();
      });
    });
  });
}

for (const language of DIRECTIONS.filter((each) => !USED_LANGUAGES.includes(each))) {
  test(`${language.locale.key}: ${ARROWS}`, async ({ page }) => {
    await visit(page, language.to('/services/software-development'));
    await walkByArrows(page, language);
  });
}
