/** Keeps the focus in the page when the element that has it goes away. */

/** What a reader would call the part of the page that they were in. */
const PART = 'dialog, section, main';

/**
 * When the focused element leaves `root`, such as a message that is given up, the heading of the part of the page around it gets the focus:
 * the nearest part that is still there, or what has taken its place. Without it the next press of Tab begins at the top of the page.
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
