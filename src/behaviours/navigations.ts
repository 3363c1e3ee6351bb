/** Navigations between pages, where the browser's own rules do not suffice. */
import { LEFT_OUT, STAYING } from '#shared/speculation.ts';

/** Milliseconds that a pointer rests on a link of which a visit is likely. */
const REST = 100;

/** Prefetches a page when the pointer rests on its link, where the browser does not know the page's speculation rules. Respects the wish to save data, as they do. */
export function prefetchPages(): void {
  // Not every browser has the method, whatever the types say.
  if (!(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) prefetchByLink();
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

function prefetchByLink(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let rest: ReturnType<typeof setTimeout>;
  const known = new Set([withoutFragment(location.href)]);
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(rest);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href]:not(${STAYING})`);
    if (!link || link.origin !== location.origin || LEFT_OUT.test(link.pathname)) return;
    const href = withoutFragment(link.href);
    if (known.has(href)) return;
    rest = setTimeout(() => {
      known.add(href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = href;
      document.head.append(hint);
    }, REST);
  });
}

/**
 * Leaves out a view transition of which nothing would be seen: the snapshots it takes delay the next page. Decided as a press or a key
 * begins: said before the click, the page that is left is not even asked for snapshots.
 */
export function skipUnseenTransitions(): void {
  const none = new CSSStyleSheet({ disabled: true });
  none.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(none);
  const decide = () => {
    // Nothing can be pressed during a transition: the press ends it and reaches the page.
    document.activeViewTransition?.skipTransition();
    none.disabled = isTransitionSeen();
    // Applies the rule at once: a key navigates before the next frame would apply it.
    document.documentElement.checkVisibility();
  };
  addEventListener('pointerdown', decide, true);
  addEventListener('keydown', decide, true);
  // The browser's own buttons navigate without a press here.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isTransitionSeen()) viewTransition?.skipTransition();
  });
}

/** Whether the hero is in view, or a menu that still fades. */
const isTransitionSeen = () =>
  bottomOf('#hero') > bottomOf('header') || document.querySelector('#menu')?.checkVisibility() === true;

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
