import { useEffect, useRef, useState, type SetStateAction } from 'react';
import { find, loadEngine, type Hit } from './engine.ts';

/** Milliseconds without a key before the index is asked. */
const PAUSE = 120;
/** Milliseconds after which an answer is slow, and is said to be on its way. */
const SLOW = 500;
/** Milliseconds after which the search is said to have failed. An answer that comes later is still shown. */
const LATE = 15_000;

export interface Found {
  /** An emptied field is `done` too: only before the first question there is nothing to say. */
  state: 'idle' | 'searching' | 'done' | 'failed';
  /** What was looked for; the hits are of this text. */
  text: string;
  total: number;
  hits: readonly Hit[];
}

const NOTHING: Found = { state: 'idle', text: '', total: 0, hits: [] };

/** Looks up what is typed, last question first: an answer that a newer question has overtaken is dropped. */
export function useSearch() {
  const [found, setFound] = useState<Found>(NOTHING);
  const turn = useRef(0);
  // The engine arrives while the first word is typed; whether it does is said by the first search.
  useEffect(() => void loadEngine().catch(() => undefined), []);

  const ask = async (typed: string, limit: number) => {
    turn.current += 1;
    const own = turn.current;
    const tell = (next: SetStateAction<Found>) => {
      if (own === turn.current) setFound(next);
    };
    const text = typed.trim();
    if (text === '') {
      tell({ ...NOTHING, state: 'done' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (own !== turn.current) return;
    const timers = [
      setTimeout(() => tell((before) => ({ ...before, state: 'searching' })), SLOW),
      setTimeout(() => tell({ ...NOTHING, state: 'failed', text }), LATE),
    ];
    const answer: Found = await find(text, limit).then(
      ({ total, hits }) => ({ state: 'done', text, total, hits }),
      () => ({ ...NOTHING, state: 'failed', text }),
    );
    timers.forEach(clearTimeout);
    tell(answer);
  };
  return { found, ask };
}
