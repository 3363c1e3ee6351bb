/** Reports to the server a page view for which it received no request: a prefetched page, a cached page, or a page from another host. */
import { SEEN, VIEWS_ADDRESS } from '#shared/views.ts';

/** Reports this view when the page is shown, unless the server has counted it already. */
export function tellView(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Without https a browser does not expose `Server-Timing`, although the types say so, and does not prefetch.
  const serverTiming = navigation?.serverTiming;
  const isSeen = serverTiming?.some(({ name }) => name === SEEN) ?? true;
  // A page that is reached by the back or forward button was counted before.
  if (isSeen || navigation?.type === 'back_forward') return;
  const tell = () => {
    navigator.sendBeacon(VIEWS_ADDRESS, new URLSearchParams({ page: location.href, before: document.referrer }));
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
