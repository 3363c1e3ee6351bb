/** Where a visit began, kept for the forms until the tab is closed. */
import { attribution } from '#shared/forms/attribution.fields.ts';

/**
 * Remembers the first page that a campaign's link or another site led to, where the setting asks for it: `data-attribution` of the
 * document lists the advertisers' parameters that are kept too. Nothing is stored of a visit that began without either.
 */
export function rememberArrival(): void {
  const { attribution: clickIds } = document.documentElement.dataset;
  if (clickIds === undefined) return;
  const remember = () => {
    try {
      if (sessionStorage.getItem(attribution.name)) return;
      const arrival = arrivalOf([...attribution.campaign, ...clickIds.split(' ')]);
      if (arrival) sessionStorage.setItem(attribution.name, arrival);
    } catch {
      // Storage may be refused; the forms then tell what their own page knows.
    }
  };
  // A page that nobody has opened yet has a storage of its own.
  if (document.prerendering) document.addEventListener('prerenderingchange', remember, { once: true });
  else remember();
}

/** Empty where there is nothing to keep. */
function arrivalOf(names: readonly string[]): string {
  const before = document.referrer && new URL(document.referrer);
  const isOurs = before && before.host === location.host;
  // Whoever was faster than the script of the first page has come from it by now.
  const { pathname, search } = isOurs ? before : location;
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  if (before && !isOurs) kept.set('referrer', before.hostname);
  if (`${kept}`) kept.set('landing', pathname);
  return `${kept}`;
}
