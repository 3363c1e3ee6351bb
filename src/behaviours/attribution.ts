/** Attribution: stores for the forms where a visit began, until the tab is closed. */
import { attribution } from '#shared/forms/attribution.fields.ts';

/**
 * Stores the first page of a visit that began with a campaign link or on another site. Does nothing unless the document has
 * `data-attribution`, which lists the click identifiers of advertisers that are stored too.
 */
export function storeAttribution(): void {
  const { attribution: clickIds } = document.documentElement.dataset;
  if (clickIds === undefined) return;
  const store = () => {
    try {
      if (sessionStorage.getItem(attribution.name)) return;
      const found = attributionOf([...attribution.campaign, ...clickIds.split(' ')]);
      if (found) sessionStorage.setItem(attribution.name, found);
    } catch {
      // Storage may be blocked; the forms then send only what their own page knows.
    }
  };
  // A prerendered page has its own storage until it is shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', store, { once: true });
  else store();
}

/** Returns the attribution as a query string; empty when there is none. */
function attributionOf(names: readonly string[]): string {
  const before = document.referrer && new URL(document.referrer);
  const isOurs = before && before.host === location.host;
  // A visitor who left the first page before its script ran: the attribution is in the address of that page.
  const { pathname, search } = isOurs ? before : location;
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  if (before && !isOurs) kept.set('referrer', before.hostname);
  if (`${kept}`) kept.set('landing', pathname);
  return `${kept}`;
}
