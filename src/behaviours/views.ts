/** Tells the server of a view that it did not see: of a page fetched ahead, kept by a cache on the way, or served by another host. */
import { SEEN, VIEWS_ADDRESS } from '#shared/views.ts';

/** Tells of this view once the page is shown, unless the server has said that it saw it. */
export function tellView(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Without https a browser does not say what the server said, whatever the types say, and fetches nothing ahead.
  const serverTiming = navigation?.serverTiming;
  const isSeen = serverTiming?.some(({ name }) => name === SEEN) ?? true;
  // Who goes back looks at what was counted before.
  if (isSeen || navigation?.type === 'back_forward') return;
  const tell = () => {
    navigator.sendBeacon(VIEWS_ADDRESS, new URLSearchParams({ page: location.href, before: document.referrer }));
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
