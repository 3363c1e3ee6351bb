import { expect, test, type Page } from '@playwright/test';
import { settled, watchFade } from '../fade.ts';
import { severalFrames } from '../frames.ts';
import { holdRequests } from '../holdRequests.ts';
import { USED_LANGUAGES } from '../languages.ts';
import { GROUPS } from '../records.ts';
import { hasShell, visit } from '../visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A page without drawings: with motion on they would be animated, and rendering them takes most of the time. */
const PLAIN_PAGE = '/search';

const menu = (page: Page) => page.locator('dialog#menu');

for (const { locale, words, to } of USED_LANGUAGES) {
  const { nav } = words;

  test.describe(locale.key, () => {
    const open = async (page: Page) => {
      await page.getByRole('button', { name: nav.openMenu }).click();
      await expect(menu(page)).toHaveAttribute('open');
      await settled(menu(page));
    };

    /** One step. It starts with the menu just opened and all accordions closed. */
    const step = (page: Page, title: string, body: () => Promise<void>) =>
      test.step(title, async () => {
        await menu(page).evaluate((dialog: HTMLDialogElement) => {
          dialog.close();
          for (const unfolded of dialog.querySelectorAll('details')) unfolded.open = false;
        });
        await open(page);
        await body();
      });

    test('it covers the page, links to every section, and closes', async ({ page }) => {
      await visit(page, to('/'));

      await step(
        page,
        'the overlay fills the screen; the page behind it does not scroll and gets no focus',
        async () => {
          const box = await menu(page).boundingBox();
          expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
          for (let press = 0; press < 14; press += 1) {
            await page.keyboard.press('Tab');
            const isOutside = await page.evaluate(() => {
              const { activeElement } = document;
              return activeElement !== document.body && activeElement !== null && !activeElement.closest('#menu');
            });
            expect(isOutside).toBe(false);
          }
        },
      );

      await step(page, 'it contains logo, close button, three accordions, plain links and Get In Touch', async () => {
        await expect(menu(page).getByRole('link', { name: nav.home })).toBeVisible();
        await expect(menu(page).getByRole('button', { name: nav.closeMenu })).toBeVisible();
        await expect(menu(page).locator('nav > details > summary')).toHaveText([
          nav.company,
          nav.services,
          nav.industries,
        ]);
        for (const name of [nav.developers, nav.blogs, nav.portfolio])
          await expect(menu(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
        await expect(menu(page).getByRole('link', { name: nav.getInTouch })).toHaveAttribute('href', to('/contact'));
      });

      await step(page, 'accordions open and close on click, services by group and then by service', async () => {
        const services = menu(page).locator('nav > details').nth(1);
        await services.locator('> summary').click();
        await expect(services.locator('details')).toHaveCount(GROUPS);
        const group = services.locator('details', { has: page.locator('a[href$="/microservices"]') });
        await group.locator('summary').click();
        await expect(group.locator('a[href$="/microservices"]')).toBeVisible();
        await services.locator('> summary').click();
        await expect(group.locator('a[href$="/microservices"]')).toBeHidden();
      });

      await step(page, 'its bar never covers the focused link', async () => {
        await menu(page).locator('nav > details').nth(2).locator('> summary').click();
        await menu(page).getByRole('link', { name: nav.getInTouch }).focus();
        for (let press = 0; press < 34; press += 1) {
          await page.keyboard.press('Shift+Tab');
          const isHidden = await page.evaluate(() => {
            const link = document.activeElement;
            const bar = document.querySelector('#menu [data-bar]');
            if (!link || !bar || bar.contains(link)) return false;
            return link.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
          });
          expect(isHidden).toBe(false);
        }
      });

      await step(page, 'Escape closes it and the focus returns to the button', async () => {
        await page.keyboard.press('Escape');
        await expect(menu(page)).not.toHaveAttribute('open');
        await expect(page.getByRole('button', { name: nav.openMenu })).toBeFocused();
      });

      await page.setViewportSize({ width: 390, height: 500 });
      await step(page, 'Tab moves through its bar and does not scroll the menu', async () => {
        await menu(page).locator('nav > details').nth(1).locator('> summary').click();
        await menu(page).evaluate((element) => element.scrollTo(0, 400));
        const controls = menu(page).locator('[data-bar] :is(a, button)');
        await controls.first().focus();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 1; press < (await controls.count()); press += 1) {
            await page.keyboard.press(key);
            await severalFrames(page);
            expect(await menu(page).evaluate(({ scrollTop }) => scrollTop)).toBe(400);
          }
        }
        await expect(controls.first()).toBeFocused();
      });

      await step(page, 'it closes when the window becomes wide', async () => {
        await page.setViewportSize({ width: 1200, height: 800 });
        await expect(menu(page)).not.toHaveAttribute('open');
      });
    });

    test('it fades out in 1000 ms', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit(page, to(PLAIN_PAGE));

      await step(page, 'closing fades it out and removes it after 1000 ms', async () => {
        const fade = watchFade(page, '#menu');
        await menu(page).getByRole('button', { name: nav.closeMenu }).click();
        const { elapsed, planned } = await fade;
        expect(planned).toEqual([1000]);
        expect(elapsed).toBeGreaterThanOrEqual(1000);
      });

      // A page prefetched by speculation rules would not be delayed by the route below.
      await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove());
      await step(page, 'a click on a link closes it before the next page has loaded', async () => {
        const release = await holdRequests(page, `**${to('/contact')}`);
        const fade = watchFade(page, '#menu');
        await menu(page).getByRole('link', { name: nav.getInTouch }).click({ noWaitAfter: true });
        const { elapsed, planned } = await fade;
        expect(planned).toEqual([1000]);
        expect(elapsed).toBeGreaterThanOrEqual(1000);
        await release();
        await page.waitForURL(`**${to('/contact')}`);
        await expect(menu(page)).toBeHidden();
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('it opens, opens an accordion, closes, and its link opens a page', async ({ page }) => {
        await page.goto(to('/'));
        await open(page);
        await menu(page).locator('nav > details > summary').first().click();
        await expect(menu(page).getByRole('link', { name: nav.ourHistory })).toBeVisible();
        await menu(page).getByRole('button', { name: nav.closeMenu }).click();
        await expect(menu(page)).not.toHaveAttribute('open');
        await open(page);
        await menu(page).getByRole('link', { name: nav.getInTouch }).click();
        await expect(page).toHaveURL(new RegExp(`${to('/contact')}$`));
      });
    });
  });
}

/** Writes to the next pages how long the menu fades over them, or `none`, and pauses the fade. */
const pauseFade = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: { ready: Promise<void> } | null };
      if (!viewTransition) document.documentElement.dataset['fading'] = 'none';
      void viewTransition?.ready.then(() => {
        const fade = document
          .getAnimations()
          .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(menu)');
        fade?.pause();
        document.documentElement.dataset['fading'] = String(fade?.effect?.getTiming().duration);
      });
    });
  });

const openMenuAndNavigate = async (page: Page) => {
  await page.goto(PLAIN_PAGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  // A menu that is still transparent has nothing to fade.
  await expect(menu(page)).toHaveCSS('opacity', '1');
  await menu(page).getByRole('link', { name: 'Get In Touch' }).click();
  await page.waitForURL('**/contact');
};

test('a navigation closes it', async ({ page }) => {
  await pauseFade(page);

  await test.step('with reduced motion it disappears at once, on the current and on the next page', async () => {
    await page.goto(PLAIN_PAGE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).evaluate((element: HTMLDialogElement) => element.close());
    expect(await menu(page).isVisible()).toBe(false);
    await openMenuAndNavigate(page);
    await expect(page.locator('html')).toHaveAttribute('data-fading', 'none');
  });

  await test.step('otherwise it fades over the next page for 1000 ms, and a tap during the fade activates the tapped button', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Chromium leaves the fade out when the next page takes longer than four seconds.
    await expect(async () => {
      await openMenuAndNavigate(page);
      await expect(page.locator('html')).toHaveAttribute('data-fading', '1000', { timeout: 10_000 });
    }).toPass();
    await expect(menu(page)).toBeHidden();
    const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    if (!box) throw new Error('The button that opens the menu is not there');
    // The shell ends the transition, so that the page receives the tap.
    await hasShell(page);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(menu(page)).toHaveAttribute('open');
  });
});
