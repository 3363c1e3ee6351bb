import { useEffect, useRef, type RefObject } from 'react';
import type { Hit } from './engine.ts';

/**
 * Leads the focus to the first result that was not there before: what asked for more may be gone by then.
 * Returns what to call as more is asked for. `inside` is an element of the search's section.
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
