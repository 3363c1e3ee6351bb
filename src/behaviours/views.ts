/** Reports to the server a page view for which it received no request: a prefetched page, a cached page, or a page from another host. */
import { COUNTED, VIEWS_ADDRESS } from '#shared/views.ts';

/** Reports this view when the page is shown, unless the server has counted it already. */
export function reportView(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Without HTTPS, browsers do not prefetch and do not expose `Server-Timing`, although `serverTiming` is not optional in the types.
  const serverTiming = navigation?.serverTiming;
  const isCounted = serverTiming?.some(({ name }) => name === COUNTED) ?? true;
  // A page that is reached by the back or forward button was counted before.
  if (isCounted || navigation?.type === 'back_forward') return;
  const send = () => {
    navigator.sendBeacon(VIEWS_ADDRESS, new URLSearchParams({ page: location.href, before: document.referrer }));
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', send, { once: true });
  else send();
}
