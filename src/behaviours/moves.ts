/** Has a page fetched before it is asked for, so that moving to it is quick, and lets the reader act before the move has ended. */
import { LEFT_OUT, speculationRules, STAYING } from '#shared/speculation.ts';

/** Milliseconds that a pointer rests on a link of which a visit is likely. */
const REST = 100;

/** Gives the browser speculation rules, which keep the reader's wish to save data; one without them gets `<link rel="prefetch">`. */
export function prefetchPages(): void {
  // Not every browser has the method, whatever the types say.
  if (!(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) {
    prefetchByLink();
    return;
  }
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules;
  document.head.append(rules);
}

/** Leaves the move out where nothing of it would be seen: to take the pictures of what moves keeps the next page waiting. */
export function moveWhatIsSeen(): void {
  const still = new CSSStyleSheet({ disabled: true });
  still.replaceSync('@view-transition { navigation: none }');
  document.adoptedStyleSheets.push(still);
  // Said before the click, the page that is left is not even asked.
  const decide = () => {
    still.disabled = isMoveSeen();
    // Has the rule read at once: a key leads on before the next frame would read it.
    document.documentElement.checkVisibility();
  };
  addEventListener('pointerdown', decide, { capture: true });
  addEventListener('keydown', decide, { capture: true });
  // Leaving by the browser's own buttons begins with no press here.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isMoveSeen()) viewTransition?.skipTransition();
  });
}

const isMoveSeen = () =>
  bottomOf('#hero') > bottomOf('body > header') || document.getElementById('menu')?.checkVisibility() === true;

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

/** A press ends the move between two pages, since nothing that moves can be hit: the tap then lands on the page. */
export function endMoveOnPress(): void {
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), { capture: true });
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
