/** Navigations between pages: prefetching for browsers without speculation rules, and view transitions. */
import { NOT_PREFETCHED, SAME_PAGE_LINKS } from '#shared/speculation.ts';

/** Milliseconds that a pointer must stay on a link before it is prefetched. */
const REST = 100;

/** What a view transition moves, in `styles/shell.css`: title and drawing of the hero, and an open menu. */
const MOVED = '#hero h1, #hero [fetchpriority=high], #menu';
/** A transition is visible when at least this part of one of these elements is in the window. */
const VISIBLE_PART = 0.5;

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
 * Turns view transitions on while they would be visible. They are off otherwise, since their snapshots delay the next page: the page turns
 * them off at its first frame (layouts/Page.astro). This must happen before a navigation begins: once it has begun, the browser takes the
 * snapshots of the old page.
 */
export function showSeenTransitions(): void {
  const rule = document.querySelector<HTMLStyleElement>('#transitions');
  if (!rule) return;
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= VISIBLE_PART) visible.add(target);
        else visible.delete(target);
      rule.media = visible.size > 0 ? 'all' : 'not all';
    },
    { threshold: VISIBLE_PART },
  );
  for (const part of document.querySelectorAll(MOVED)) observer.observe(part);
  // During a transition the page receives no clicks. Skipping it makes the page receive the click of this press.
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), true);
}
