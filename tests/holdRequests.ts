/** Delays responses, like a slow connection. */
import type { Page } from '@playwright/test';

/** Delays each request of a page that matches `pattern`. Returns a function that lets the requests continue. */
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
