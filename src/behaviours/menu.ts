/** The menu of small screens, where the platform needs help. */
import { whenFollowed } from './follow.ts';
import { whenLeaving } from './leave.ts';

const WIDE = '(width >= 64rem)';

/** Opens the menu where invoker commands are unknown; closes it at the start of a route change and when the screen grows. */
export function initMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  const opensItself = 'commandForElement' in HTMLButtonElement.prototype;
  for (const button of document.querySelectorAll<HTMLElement>('[data-menu-open]')) {
    button.addEventListener('click', () => {
      // Safari gives a pressed button no focus, and the menu gives back what it found.
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
  // Going back starts a route change without a click.
  whenLeaving(close);
  addEventListener('pagehide', () => {
    // To ask for animations computes the styles of the whole page while the next one waits.
    if (!wasOpen) return;
    // A page that comes back shows no rest of the fade.
    for (const fade of menu.getAnimations()) fade.finish();
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}
