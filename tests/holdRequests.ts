/** Delays responses, like a slow connection. */
import type { Page } from '@playwright/test';

/** Delays each request of a page that matches `pattern`. Returns a function that lets the requests continue. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => resolve(undefined);
}
