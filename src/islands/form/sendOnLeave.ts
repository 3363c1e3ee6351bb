/** Makes sure that a form arrives when the page is left during the request. */

/** Size limit of a beacon in bytes: the 64 KiB of browsers, minus space for field names and separators. */
const BEACON_BYTES = 60 * 1024;

/** Upper bound of the size in bytes: a UTF-16 code unit takes at most three bytes in UTF-8. */
const sizeOf = (data: FormData): number =>
  [...data.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 3 * value.length : value.size), 0);

/**
 * Sends `data` to `action` as a beacon when the page is left, because browsers cancel the requests of a page that is left. Returns a
 * function that stops this; call it when the response has arrived. If both the request and the beacon arrive, the server stores them once,
 * by their key or their content. If `data` is too large for a beacon, the browser asks the visitor whether to leave the page.
 */
export function sendOnLeave(action: string, data: FormData): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('pagehide', () => void navigator.sendBeacon(action, data), { signal });
  addEventListener('beforeunload', (event) => sizeOf(data) > BEACON_BYTES && event.preventDefault(), { signal });
  return () => controller.abort();
}
