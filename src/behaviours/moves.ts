/** Moves between pages, where the browser's own rules do not suffice. */
import { LEFT_OUT, STAYING } from '#shared/speculation.ts';

/** Milliseconds that a pointer rests on a link of which a visit is likely. */
const REST = 100;

/** Has a page fetched before it is asked for where the browser does not know the page's speculation rules. Keeps the reader's wish to save data, as they do. */
export function prefetchPages(): void {
  // Not every browser has the method, whatever the types say.
  if (!(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules')) prefetchByLink();
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
  // The press that asked for this script may be the one that leaves.
  decide();
  // Leaving by the browser's own buttons begins with no press here.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!isMoveSeen()) viewTransition?.skipTransition();
  });
}

const isMoveSeen = () =>
  bottomOf('#hero') > bottomOf('body > header') || document.getElementById('menu')?.checkVisibility() === true;

const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;

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
