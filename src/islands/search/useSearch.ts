import { useEffect, useRef, useState, type SetStateAction } from 'react';
import { find, loadEngine, type Hit } from './engine.ts';

/** Debounce: milliseconds without a key press before the query starts. */
const DEBOUNCE_MS = 120;
/** Milliseconds after which the status shows that the search is running. */
const SEARCHING_AFTER_MS = 500;
/** Milliseconds after which the status shows a failure. A later response is still shown. */
const TIMEOUT_MS = 15_000;

export interface Found {
  /** `idle` only before the first query. After the field was emptied, the state is `done`. */
  state: 'idle' | 'searching' | 'done' | 'failed';
  /** The query of these hits. */
  text: string;
  total: number;
  hits: readonly Hit[];
}

const NOTHING: Found = { state: 'idle', text: '', total: 0, hits: [] };

/** Searches while the user types. The response to an outdated query is dropped. */
export function useSearch() {
  const [found, setFound] = useState<Found>(NOTHING);
  const latest = useRef(0);
  // Loads the engine while the first word is typed; a failure is reported by the first query.
  useEffect(() => void loadEngine().catch(() => undefined), []);

  const ask = async (typed: string, limit: number) => {
    latest.current += 1;
    const own = latest.current;
    const update = (next: SetStateAction<Found>) => {
      if (own === latest.current) setFound(next);
    };
    const text = typed.trim();
    if (text === '') {
      update({ ...NOTHING, state: 'done' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (own !== latest.current) return;
    // When only more results of the same query fail to load, the shown results stay.
    const fail = (before: Found): Found =>
      before.text === text ? { ...before, state: 'failed' } : { ...NOTHING, state: 'failed', text };
    const timers = [
      setTimeout(() => update((before) => ({ ...before, state: 'searching' })), SEARCHING_AFTER_MS),
      setTimeout(() => update(fail), TIMEOUT_MS),
    ];
    const answer: SetStateAction<Found> = await find(text, limit).then(
      ({ total, hits }): Found => ({ state: 'done', text, total, hits }),
      () => fail,
    );
    timers.forEach(clearTimeout);
    update(answer);
  };
  return { found, ask };
}
