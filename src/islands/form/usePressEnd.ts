import { useEffect, useRef } from 'react';

/** Returns a function that delays `work` until no pointer is pressed and the click event was handled. */
export function usePressEnd(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const end = () => {
      isPressed.current = false;
      for (const work of waiting.current.splice(0)) setTimeout(work);
    };
    addEventListener('pointerdown', () => (isPressed.current = true), options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    return () => controller.abort();
  }, []);

  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else setTimeout(work);
  };
}
