import type { Locator, Page } from '@playwright/test';

/** How an element disappeared, in milliseconds: the durations of its transitions with their delays, and the time that passed on the document's timeline. */
type Fade = Readonly<{ planned: readonly number[]; elapsed: number }>;

/**
 * Watches an open dialog or popover, from the frame in which it is closed until it is no longer displayed. Time is
 * measured from the start of its transitions, so a late frame on a busy machine makes no fade look shorter than it is.
 */
export const watchFade = (page: Page, selector: string) =>
  page.evaluate((target) => {
    const element = document.querySelector(target);
    if (!element) throw new Error(`nothing to watch at ${target}`);
    const planned = new Set<number>();
    const starts: number[] = [];
    // The start time of a transition is no longer available once its element is gone.
    const note = ({ effect, startTime }: Animation) => {
      const { delay = 0, duration } = effect?.getTiming() ?? {};
      planned.add(delay + Number(duration));
      starts.push(Number(startTime));
    };
    const look = (resolve: (fade: Fade) => void): void => {
      if (!element.matches(':popover-open, [open]')) {
        for (const transition of element.getAnimations()) void transition.ready.then(note);
        if (getComputedStyle(element).display === 'none') {
          const elapsed = Math.round(Number(document.timeline.currentTime) - Math.min(...starts));
          resolve({ planned: [...planned], elapsed });
          return;
        }
      }
      requestAnimationFrame(() => {
        look(resolve);
      });
    };
    return new Promise<Fade>(look);
  }, selector);

/** Waits until the element is fully open: an element that is closed while it opens starts its fade from there and needs less time. */
export const settled = (locator: Locator) =>
  locator.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
