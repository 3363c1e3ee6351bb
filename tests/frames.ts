import type { Page } from '@playwright/test';

/** Resolves when the page has drawn several frames: any scroll or transition that was pending has started by then. */
export const severalFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
