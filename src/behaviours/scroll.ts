/** Smooth scrolling with the mouse wheel, only with a fine pointer and without reduced motion. Others do not load its script. */

const WANTED = '(pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Loads smooth scrolling when the page is idle. Anchors, the keyboard and find-in-page use the browser's own scrolling. */
export function smoothScroll(): void {
  const { smoothWheel } = document.documentElement.dataset;
  if (!smoothWheel || !matchMedia(WANTED).matches) return;
  // Safari has no `requestIdleCallback`.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 200);
  // If it fails to load, the browser scrolls normally.
  whenIdle(() => void import(/* @vite-ignore */ smoothWheel).catch(() => undefined));
}
