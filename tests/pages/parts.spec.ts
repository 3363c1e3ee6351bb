/** Open panels and the open menu have no axe violation in either theme. */
import { expect, test } from '@playwright/test';
import { COLOURS, violations } from './axe.ts';

for (const [colorScheme, rules] of [
  ['light', undefined],
  ['dark', COLOURS],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('open panels have no axe violation', async ({ page }) => {
      await page.goto('/');
      for (const name of ['Company', 'Services', 'Industries']) {
        await page.locator('header').getByRole('button', { name }).click();
        await expect(page.locator(`#panel-${name.toLowerCase()}`)).toBeVisible();
        expect(await violations(page, rules), name).toEqual([]);
      }
    });

    test('the open menu has no axe violation', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('#menu nav > details > summary').nth(1).click();
      await expect(page.locator('#menu nav > details').nth(1).getByRole('link').first()).toBeVisible();
      expect(await violations(page, rules)).toEqual([]);
    });
  });
}
