/** Holds answers back, as a slow line does. */
import type { Page } from '@playwright/test';

/** Keeps what a page asks for at addresses like `pattern` waiting until the function it gives is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let isHeld = true;
  await page.route(pattern, async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue();
  });
  return () => {
    isHeld = false;
  };
}
