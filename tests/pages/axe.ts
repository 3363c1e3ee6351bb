/** Runs axe in a page and gives its violations as lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can differ between the themes, which differ only in colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * One line for each violation of the tags or rules: the rule, the element, the problem. Waits until the page is laid out below the
 * window: axe decides by position what the background of a text is.
 */
export async function violations(page: Page, runOnly: readonly string[] = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(async (wanted) => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return axe.run({
      runOnly: wanted,
      resultTypes: ['violations'],
      // Fetches sounds and styles for two rules: the policy forbids sounds, the other rule is experimental and not run.
      preload: false,
    });
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
