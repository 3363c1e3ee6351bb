/**
 * What a page does before its script has come, and when that comes. The build takes the script out of the pages and names it on the body
 * (tools/publish/scripts.ts), so that a telephone whose reader only reads never asks for it. Stands in every page, where each letter counts.
 */

/** What the script serves. A finger anywhere else scrolls. */
const SERVED = 'a, button, summary, label, input, select';
/** What needs the script to do what it says: a press waits for it. */
const HELD = '[data-search-open], [data-theme-switch]';

/** Asks for the script that `data-script` names: at once where keys, a wheel or the address may want it, otherwise when something is used. */
export function loadWhenUsed(): void {
  const { dataset } = document.body;
  const script = Object.assign(document.createElement('script'), { type: 'module', src: dataset['script'] });
  const load = () => document.body.append(script);
  // Links are links again, as they are without script.
  script.onerror = () => delete dataset['script'];
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'click'])
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        // Nothing that moves between two pages can be hit: the press ends it and lands on the page.
        document.activeViewTransition?.skipTransition();
        // The script takes its name off the body when it has come.
        if (!dataset['script'] || !(target instanceof Element && target.closest(type === 'click' ? HELD : SERVED)))
          return;
        if (type === 'click') event.preventDefault();
        // This use is over by then; an island is woken by one.
        script.addEventListener('load', () =>
          target.dispatchEvent(new MouseEvent(type === 'click' ? type : 'use', { bubbles: true, cancelable: true })),
        );
        load();
      },
      true,
    );
  // A mouse brings a wheel and, mostly, a keyboard; a remembered theme tints the browser's bars; without invoker commands nothing opens the menu.
  const { theme } = document.documentElement.dataset;
  const isWanted = matchMedia('(pointer: fine)').matches || !!location.search || !!theme || !('CommandEvent' in window);
  if (dataset['script'] && isWanted) load();
}

/** Pages are built once; the year goes on. */
export function keepYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = `${new Date().getFullYear()}`;
}
