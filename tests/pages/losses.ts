/** Finds text that a page cuts off or lets stick out of the window. */
import type { Page } from '@playwright/test';

export interface Losses {
  /** Beginnings of the elements whose text is cut or lies outside. */
  cut: string[];
  /** CSS pixels by which the page is wider than the window. */
  sideways: number;
}

export const NO_LOSSES: Losses = { cut: [], sideways: 0 };

/** Texts that stick out of a box that cuts them, and whether the page scrolls sideways. */
export const losses = (page: Page): Promise<Losses> =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const sticksOut =
        element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      return cuts && sticksOut && display !== 'inline' && element.clientWidth > 1;
    };
    const isScrolled = (element: HTMLElement | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    const isOutside = (element: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      // Text for screen readers alone needs no room.
      const isSeen = element.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, thead');
      return isSeen && !isScrolled(element) && (left < -1 || right > innerWidth + 1);
    };
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
      const hasText = [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      );
      return hasText && (isCut(element) || isOutside(element));
    });
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return { cut: cut.map((element) => element.outerHTML.slice(0, 80)), sideways: Math.max(0, sideways) };
  });
