/** Delays responses, like a slow connection. */
import type { Page } from '@playwright/test';

/**
 * Delays each request of a page that matches `pattern`. Returns a function that lets the requests continue. It first waits for one of them:
 * a test in which nothing was delayed would show nothing.
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const { promise: isHeld, resolve: held } = Promise.withResolvers<undefined>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    held(undefined);
    await isReleased;
    await route.continue();
  });
  return async () => {
    await isHeld;
    release(undefined);
  };
}
