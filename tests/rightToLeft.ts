import type { Page } from '@playwright/test';

/** Opens `route` as if its language ran from right to left: its document comes that way from the server, so nothing has to turn after it stands. */
export async function gotoRightToLeft(page: Page, route: string): Promise<void> {
  await page.route(
    (url) => url.pathname === route,
    async (request) => {
      const response = await request.fetch();
      await request.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
    },
  );
  await page.goto(route);
}
