import { useEffect, useRef, type RefObject } from 'react';
import type { Hit } from './engine.ts';

/**
 * Moves the focus to the first new result after "more" was pressed, because that button may disappear. Returns the function to call when
 * the button is pressed. `inside` is an element within the section of the search.
 */
export function useNewResults(hits: readonly Hit[], inside: RefObject<HTMLElement | null>): () => void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    if (!before || hits.length <= before.size) return;
    known.current = undefined;
    const results = inside.current?.closest('section')?.querySelectorAll<HTMLAnchorElement>('a[data-result]') ?? [];
    [...results].find((result) => !before.has(result.getAttribute('href') ?? ''))?.focus();
  }, [hits, inside]);
  return () => {
    known.current = new Set(hits.map(({ href }) => href));
  };
}
