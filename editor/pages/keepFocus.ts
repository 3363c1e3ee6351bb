/** Restores the focus when the focused element is removed. */

/** Elements that may have their own heading. */
const PART = 'dialog, li, section, main';
const HEADING = 'h1, h2, h3';

/**
 * When the focused element is removed from `root`, this focuses the heading of the nearest {@link PART} around it that still exists and has
 * one. Otherwise the next press of Tab would begin at the top of the page.
 */
export function keepFocus(root: HTMLElement): void {
  let focused: Element | undefined;
  let parts: Element[] = [];
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    parts = [];
    for (let part = target.closest(PART); part; part = part.parentElement?.closest(PART) ?? null) parts.push(part);
  });
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const heading = parts
      .filter((part) => part.isConnected)
      .map((part) => part.querySelector<HTMLElement>(HEADING))
      .find((found) => found !== null);
    focused = undefined;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }).observe(root, { childList: true, subtree: true });
}
