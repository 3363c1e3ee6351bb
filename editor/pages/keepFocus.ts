/** Keeps the focus in the page when the focused element is removed. */

/** Elements that are a part of the page with its own heading. */
const PART = 'dialog, section, main';

/**
 * When the focused element is removed from `root`, for example with a message that was cancelled, this focuses the heading of the part of
 * the page that contained it: the nearest part that still exists. Otherwise the next press of Tab would begin at the top of the page.
 */
export function keepFocus(root: HTMLElement): void {
  let focused: Element | undefined;
  let around: Element[] = [];
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = [];
    for (let part = target.closest(PART); part; part = part.parentElement?.closest(PART) ?? null) around.push(part);
  });
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const heading = around.find((part) => part.isConnected)?.querySelector<HTMLElement>('h1, h2, h3');
    focused = undefined;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }).observe(root, { childList: true, subtree: true });
}
