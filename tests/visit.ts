/** Opens pages for tests that use what the script of the shell does. */
import { expect, type Page } from '@playwright/test';

/** Opens a page and waits for its shell's script, which comes when the page has loaded: it makes the links to the search buttons. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header [data-search-open]')).toHaveAttribute('role', 'button');
}
