/**
 * When the shell's script comes. The build takes it out of the pages and names it on the root (tools/publish/scripts.ts), so that a telephone
 * whose reader only reads never asks for it.
 */

/** What the script serves, by the event of its use. A finger anywhere else scrolls. */
const SERVED = 'a, button, summary, label, input, select, textarea';
const USES: Readonly<Record<string, string>> = {
  pointerdown: SERVED,
  focusin: SERVED,
  input: SERVED,
  keydown: '*',
  // What needs the script to do what it says: the press waits for it.
  click: '[data-search-open], [data-theme-switch]',
};

/** Milliseconds in which a page drawn ahead has been shown. */
const REST = 1000;

/** Asks for the script that `data-script` names: at once where keys, a wheel or the address may want it, otherwise when something is used. */
export function loadWhenUsed(): void {
  const { dataset } = document.documentElement;
  const script = Object.assign(document.createElement('script'), { type: 'module', src: dataset['script'] });
  const load = () => document.head.append(script);
  // Links are links again, as they are without script.
  script.onerror = () => delete dataset['script'];
  for (const type in USES)
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        // Nothing that moves between two pages can be hit: the press ends it and lands on the page.
        document.activeViewTransition?.skipTransition();
        // The script takes its name off the root when it has come.
        if (!dataset['script'] || !(target instanceof Element && target.closest(USES[type] ?? ''))) return;
        if (type === 'click') event.preventDefault();
        load();
        // Said once more to the script: keys and presses as they were, of anything else that there was a use, which wakes an island.
        const again = new (event.constructor as typeof Event)(type.includes('k') ? type : 'use', event);
        script.addEventListener('load', () => target.dispatchEvent(again));
      },
      true,
    );
  // A mouse brings a wheel and, mostly, a keyboard; a remembered theme tints the browser's bars; without invoker commands nothing opens the menu.
  const isWanted =
    matchMedia('(pointer: fine)').matches || !!location.search || !!dataset['theme'] || !('CommandEvent' in window);
  if (!dataset['script'] || !isWanted) return;
  // A page drawn ahead is shown first: the script would keep its first frame waiting.
  if (document.prerendering) document.addEventListener('prerenderingchange', () => setTimeout(load, REST));
  else addEventListener('DOMContentLoaded', load);
}
