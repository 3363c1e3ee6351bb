/** On a telephone the shell's script comes when something is used (decision 67). */
import { expect, test, type Page } from '@playwright/test';
import { hold } from '../hold.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SCRIPT = /\/_assets\/[^/]+\.js/;

/** Addresses of the scripts that a page asks for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => SCRIPT.test(request.url()) && asked.push(request.url()));
  return asked;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const isThere = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-script');

test('who only reads asks for no script, and sees the year', async ({ page }) => {
  const asked = watchScripts(page);
  await page.goto('/services/devops/ci-cd');
  await page.touchscreen.tap(200, 500);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(page.locator('[data-year]')).toHaveText(String(new Date().getFullYear()));
});

test('a press asks for one script, and the menu opens without it', async ({ page }) => {
  const asked = watchScripts(page);
  const release = await hold(page, SCRIPT);
  await page.goto('/services');
  await menuButton(page).tap();
  await expect(page.locator('dialog#menu')).toBeVisible();
  release();
  await isThere(page);
  expect(asked).toHaveLength(1);
});

test('a press on the theme switch is heard when the script has come', async ({ page }) => {
  const release = await hold(page, SCRIPT);
  await page.goto('/services');
  await menuButton(page).tap();
  await page.locator('#menu [data-theme-switch]').tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('#menu [data-theme-switch]').tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('a press on the search opens it when the script has come, and leads to its page when it does not', async ({
  page,
}) => {
  const release = await hold(page, SCRIPT);
  await page.goto('/services');
  await menuButton(page).tap();
  await page.locator('#menu [data-search-open]').tap();
  release();
  await expect(page.locator('dialog#search')).toBeVisible();

  await page.unroute(SCRIPT);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/industries');
  await menuButton(page).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await page.locator('#menu [data-search-open]').tap();
  await page.waitForURL('/search');
});

test('the first touch of a form wakes it', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('textbox').tap();
  await expect(page.locator('footer astro-island')).not.toHaveAttribute('ssr');
});

test('a remembered theme brings the script at once, which tints the bars', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/services');
  await isThere(page);
  await expect(page.locator('meta[name="theme-color"][data-for="dark"]')).toHaveAttribute('media', 'all');
});
