/** State of an action that the user starts and the service performs. */
import { useState } from 'react';
import { SessionEnded } from '../request.ts';
import { messageOf } from './useData.ts';

interface Action {
  isBusy: boolean;
  /** Why the last action failed. */
  fault?: string;
  /** The message of the last successful action. */
  done?: string;
}

/**
 * Runs one action at a time. `run` takes a function that resolves with the message of success. While an action is running, `run` does
 * nothing. `onEnd` is called after each action, also after one that was refused: the service may have newer data then. It is not called when
 * the session has ended: another request would leave the page, and the text in a form would be lost.
 */
export function useAction(
  onEnd: () => void = () => undefined,
): Action & { run: (work: () => Promise<string | undefined>) => void } {
  const [action, setAction] = useState<Action>({ isBusy: false });
  const run = (work: () => Promise<string | undefined>): void => {
    if (action.isBusy) return;
    setAction({ isBusy: true });
    work().then(
      (done) => {
        setAction({ isBusy: false, done });
        onEnd();
      },
      (error: unknown) => {
        setAction({ isBusy: false, fault: messageOf(error) });
        if (!(error instanceof SessionEnded)) onEnd();
      },
    );
  };
  return { ...action, run };
}
