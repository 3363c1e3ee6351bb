/** The menu of small screens, where the platform needs help. */

const WIDE = '(width >= 64rem)';

/** Opens the menu where invoker commands are unknown; closes it at the start of a route change and when the screen grows. */
export function keepMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[data-menu-open]')) {
      button.addEventListener('click', () => menu.showModal());
    }
  }
  menu.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (target instanceof Element && target.closest('a') && !opensElsewhere) menu.close();
  });
  // Going back starts a route change without a click. A browser without `pageswap` closes as the page goes away.
  addEventListener('pageswap', () => menu.close());
  addEventListener('pagehide', () => {
    menu.close();
    // A page that comes back shows no rest of the fade.
    for (const fade of menu.getAnimations()) fade.finish();
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) menu.close();
  });
}
