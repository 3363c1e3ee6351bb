/** Attribution: stores in session storage, until the tab is closed, where a visit began. The forms send it. */
import { attribution } from '#shared/forms/attribution.fields.ts';

/**
 * Stores the first page of a visit that began with a campaign link or on another site. Does nothing unless the document has the attribute
 * `data-attribution`, whose value lists the click identifiers of advertisers. They are stored too.
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
      // Storage may be blocked; the server then finds only the attribution in the address of the form's page.
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
  // A visitor may leave the first page before its script runs. Then the referrer is that page, and its address contains the attribution.
  const { pathname, search } = isOurs ? before : location;
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  if (before && !isOurs) kept.set('referrer', before.hostname);
  if (`${kept}`) kept.set('landing', pathname);
  return `${kept}`;
}
