import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Hit } from './engine.ts';

/**
 * Moves the focus to the field when new results replace the focused one; otherwise the focus would be lost. Returns the handler for focus
 * events in the results.
 */
export function useKeptFocus(
  hits: readonly Hit[],
  field: RefObject<HTMLInputElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) field.current?.focus();
  }, [hits, field]);
  return ({ target }) => {
    focused.current = target;
  };
}
