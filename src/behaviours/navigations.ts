/** Navigations between pages: prefetching for browsers without speculation rules, and view transitions. */
import { NOT_PREFETCHED, SAME_PAGE_LINKS } from '#shared/speculation.ts';

/** Milliseconds that a pointer must stay on a link before it is prefetched. */
const REST = 100;

/**
 * Prefetches a page when the pointer stays on its link, in browsers without speculation rules. Does nothing when the data saver is on, like
 * speculation rules.
 */
export function prefetchPages(): void {
  // Some browsers do not have the method, although it is not optional in the types.
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
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href]:not(${SAME_PAGE_LINKS})`);
    if (!link || link.origin !== location.origin || NOT_PREFETCHED.test(link.pathname)) return;
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
 * Skips a view transition that would not be visible, since its snapshots delay the next page. Decided on pointerdown or keydown,
 * before the click: then the browser does not even take the snapshots of the old page.
 */
export function skipUnseenTransitions(): void {
  const none = new CSSStyleSheet({ disabled: true });
  none.replaceSync('@view-transition{navigation:none}');
  document.adoptedStyleSheets.push(none);
  const decide = () => {
    // During a transition the page receives no clicks. Skipping it makes the page receive the click of this press.
    document.activeViewTransition?.skipTransition();
    none.disabled = isTransitionSeen();
    // Forces a style update: a key press navigates before the next frame, which would apply the rule too late.
    document.documentElement.checkVisibility();
  };
  addEventListener('pointerdown', decide, true);
  addEventListener('keydown', decide, true);
  // The browser's back and forward buttons navigate without an event on this page.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isTransitionSeen()) viewTransition?.skipTransition();
  });
}

/** Whether the hero or a fading menu is visible. */
const isTransitionSeen = () =>
  bottomOf('#hero') > bottomOf('header') || document.querySelector('#menu')?.checkVisibility() === true;

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
