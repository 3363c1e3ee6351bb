import { useEffect, useRef, useState } from 'react';
import { find, loadEngine, type Hit } from './engine.ts';

/** Milliseconds without a key before the index is asked. */
const PAUSE = 120;

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
    const text = typed.trim();
    if (text === '') {
      setFound({ ...NOTHING, state: 'done' });
      return;
    }
    setFound((before) => ({ ...before, state: 'searching' }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (own !== turn.current) return;
    const answer: Found = await find(text, limit).then(
      ({ total, hits }) => ({ state: 'done', text, total, hits }),
      () => ({ ...NOTHING, state: 'failed', text }),
    );
    if (own === turn.current) setFound(answer);
  };
  return { found, ask };
}
