import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { builtRoutes } from '../routes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can differ between the themes, which change nothing but colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** One line for each violation of the tags or rules: the rule, the element, what is wrong. */
async function violations(page: Page, runOnly: readonly string[] = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(
    (wanted) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: wanted,
        resultTypes: ['violations'],
        // Fetches sounds and styles for two rules: the policy forbids sounds, the other rule is experimental and not run.
        preload: false,
      }),
    runOnly,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Resolves when what lies below the window is laid out: what axe takes for the background of a text depends on where all is. */
async function firstFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of builtRoutes()) {
  test(`${route} has no violation in either theme`, async ({ page }) => {
    await page.goto(route);
    await firstFrame(page);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOURS), 'dark').toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('open panels have no violation', async ({ page }) => {
      await page.goto('/');
      for (const name of ['Company', 'Services', 'Industries']) {
        await page.locator('header').getByRole('button', { name }).click();
        await page.waitForTimeout(250);
        expect(await violations(page), name).toEqual([]);
      }
    });

    test('the open menu has no violation', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('#menu nav > details > summary').nth(1).click();
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
    });
  });
}
