/** Behaviour of the mobile menu that browsers do not provide. */
import { whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const WIDE = '(width >= 64rem)';

/** Opens the menu in browsers without invoker commands. Closes it when a navigation starts and when the window becomes wide. */
export function initMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  const opensItself = 'commandForElement' in HTMLButtonElement.prototype;
  for (const button of document.querySelectorAll<HTMLElement>('[data-menu-open]')) {
    button.addEventListener('click', () => {
      // Safari does not focus a pressed button, and the closed menu restores the previous focus.
      button.focus();
      if (!opensItself) menu.showModal();
    });
  }
  let wasOpen = false;
  menu.addEventListener('close', () => {
    wasOpen = true;
  });
  const close = () => {
    wasOpen ||= menu.open;
    menu.close();
  };
  whenFollowed(menu, close);
  // The back button starts a navigation without a click.
  whenLeaving(close);
  addEventListener('pagehide', () => {
    // `getAnimations()` computes the styles of the whole page and delays the next page.
    if (!wasOpen) return;
    // A page from the back/forward cache must not show the rest of the fade.
    for (const fade of menu.getAnimations()) fade.finish();
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}
