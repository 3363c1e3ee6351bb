/** Smooth scrolling with the mouse wheel (Lenis, `duration` 2), only with a fine pointer and without reduced motion. */

const WANTED = '(pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Loads Lenis when the page is idle. Anchors, the keyboard and find-in-page use the browser's own scrolling. */
export function smoothScroll(): void {
  if (!matchMedia(WANTED).matches) return;
  // Safari has no `requestIdleCallback`.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 200);
  whenIdle(() => {
    import('lenis').then(
      ({ default: Lenis }) => {
        // Text areas and the brief have their own scrolling. Lenis caches for two seconds whether an element can scroll, since each check
        // computes its styles.
        const lenis = new Lenis({
          duration: 2,
          autoRaf: true,
          allowNestedScroll: true,
          prevent: (node) => node.matches('dialog, [popover]'),
        });
        // A running animation would undo a scroll by the keyboard, a press or a focus change, so these stop it.
        const stopAnimation = () => {
          if (lenis.isScrolling !== 'smooth') return;
          lenis.stop();
          lenis.start();
        };
        for (const type of ['keydown', 'pointerdown', 'focusin'])
          addEventListener(type, stopAnimation, { capture: true, passive: true });
      },
      // If it fails to load, the browser scrolls normally.
      () => undefined,
    );
  });
}
