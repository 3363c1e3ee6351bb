/** Opens pages for tests that need the shell's script. It runs after the page has loaded. */
import { expect, type Page } from '@playwright/test';

/** Waits for the shell's script, which turns the links to the search page into buttons. */
export const hasShell = (page: Page): Promise<void> =>
  expect(page.locator('header [data-search-open]')).toHaveAttribute('role', 'button');

/** Opens a page and waits for the shell's script. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hasShell(page);
}
