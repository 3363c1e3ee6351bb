/** Opens pages for tests that need the shell's script. */
import { expect, type Page } from '@playwright/test';

/** Opens a page and waits for the shell's script. It runs after the page has loaded and turns the links to the search page into buttons. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header [data-search-open]')).toHaveAttribute('role', 'button');
}
