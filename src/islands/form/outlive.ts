/** Lets what is being sent arrive although its page is left. */

/** What browsers take of a page that is gone, with room for the names of fields and what stands between them. */
const BEACON_BYTES = 60 * 1024;

/** No letter takes more than three bytes for each of its code units. */
const sizeOf = (data: FormData): number =>
  [...data.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 3 * value.length : value.size), 0);

/**
 * Sends `data` to `action` once more, as it is then, when the page is left before the returned function is called: browsers break off a request of a
 * page that is gone. The server stores both once, by their key or by their words. Where it is too large for that, the browser asks whether to leave.
 */
export function outlive(action: string, data: FormData): () => void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('pagehide', () => void navigator.sendBeacon(action, data), { signal });
  addEventListener('beforeunload', (event) => sizeOf(data) > BEACON_BYTES && event.preventDefault(), { signal });
  return () => over.abort();
}
