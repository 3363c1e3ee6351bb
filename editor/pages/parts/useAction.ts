/** Something that the reader starts and the service does. */
import { useState } from 'react';
import { messageOf } from './useData.ts';

interface Action {
  isBusy: boolean;
  /** Why the last one failed. */
  fault?: string;
  /** What the last one has done. */
  done?: string;
}

/**
 * One action at a time. `run` takes the work, which resolves with what is to be said when it is done; while it is under way, `run` does
 * nothing.
 */
export function useAction(): Action & { run: (work: () => Promise<string | undefined>) => void } {
  const [action, setAction] = useState<Action>({ isBusy: false });
  const run = (work: () => Promise<string | undefined>): void => {
    if (action.isBusy) return;
    setAction({ isBusy: true });
    work().then(
      (done) => setAction({ isBusy: false, done }),
      (error: unknown) => setAction({ isBusy: false, fault: messageOf(error) }),
    );
  };
  return { ...action, run };
}
