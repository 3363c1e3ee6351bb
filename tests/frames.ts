import type { Page } from '@playwright/test';

/** Resolves when the page has drawn several frames: a scroll or a transition that was going to begin has begun by then. */
export const severalFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
