import { useEffect, useRef } from 'react';

/** A function that does `work` soon: once the pointer that is held down is let go, and what it pressed has heard of it. */
export function usePressEnd(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const end = () => {
      isPressed.current = false;
      for (const work of waiting.current.splice(0)) setTimeout(work);
    };
    addEventListener('pointerdown', () => (isPressed.current = true), options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    return () => over.abort();
  }, []);

  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else setTimeout(work);
  };
}
