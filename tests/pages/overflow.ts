/** Finds text that is cut off or extends beyond the window. */
import type { Page } from '@playwright/test';

interface Overflow {
  /** Beginnings of the elements whose text is cut off or outside the window. */
  cut: string[];
  /** CSS pixels by which the page is wider than the window. */
  sideways: number;
}

export const NO_OVERFLOW: Overflow = { cut: [], sideways: 0 };

/** Texts that are cut off or outside the window, and how far the page scrolls sideways. */
export const overflowOf = (page: Page): Promise<Overflow> =>
  page.evaluate(() => {
    // The layout is read first: reading the style takes longer, and few elements need it.
    const isCut = (element: HTMLElement) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 1 || (scrollHeight <= clientHeight + 2 && scrollWidth <= clientWidth + 2)) return false;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      return display !== 'inline' && [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    };
    const isScrolled = (element: HTMLElement | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    const isOutside = (element: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      if (left >= -1 && right <= innerWidth + 1) return false;
      // Text for screen readers alone needs no room.
      const isSeen = element.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, thead');
      return isSeen && !isScrolled(element);
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
