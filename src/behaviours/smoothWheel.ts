/** Smooth scrolling with the mouse wheel by Lenis. Importing this module starts it. */
import Lenis from 'lenis';

smoothWheel();

/** Starts Lenis with a `duration` of 2 seconds. Keys, presses and focus changes stop a running animation; reduced motion ends it for good. */
function smoothWheel(): void {
  // Text areas and the brief have their own scrolling. Lenis caches for two seconds whether an element can scroll, since each check
  // computes its styles.
  const lenis = new Lenis({
    duration: 2,
    allowNestedScroll: true,
    prevent: (node) => node.matches('dialog, [popover]'),
  });
  runFrames(lenis);
  // A running animation would undo a scroll by the keyboard, a press or a focus change, so these stop it.
  const stopAnimation = () => {
    if (lenis.isScrolling !== 'smooth') return;
    lenis.stop();
    lenis.start();
  };
  for (const type of ['keydown', 'pointerdown', 'focusin'])
    addEventListener(type, stopAnimation, { capture: true, passive: true });
  const end = () => {
    lenis.stop();
    lenis.destroy();
  };
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', end, { once: true });
}

/** Requests frames only during an animation. With Lenis's own option `autoRaf` a page at rest would request every frame. */
function runFrames(lenis: Lenis): void {
  let isAnimated = false;
  const advance = (time: number) => {
    lenis.raf(time);
    isAnimated = lenis.isScrolling === 'smooth';
    if (isAnimated) requestAnimationFrame(advance);
  };
  lenis.on('virtual-scroll', () => {
    if (isAnimated) return;
    isAnimated = true;
    // Otherwise the first frame would advance the animation by all the time since the last one.
    lenis.time = 0;
    requestAnimationFrame(advance);
  });
}
