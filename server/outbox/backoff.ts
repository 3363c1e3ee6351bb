/** Retry schedule of the outbox: increasing delays with jitter. */
import type { Outcome } from '../store/store.ts';
import { HOUR, MINUTE } from '../time.ts';

const STEPS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);
const LAST_STEP = 8 * HOUR;
const GIVE_UP_AFTER = 96 * HOUR;
const JITTER = 0.2;
/** Delay of the messages that a wrong setting stops, in milliseconds. */
export const PAUSE_MS = 5 * MINUTE;

/**
 * Returns the outcome of a failed attempt: a retry, or `dead` when the message was queued at least 96 hours ago and has had seven failures
 * before this one. A message that was not attempted for 96 hours, for example because the server was down, still gets these attempts.
 * @param attempts number of failures before this one
 * @param age time since the message was queued, in milliseconds
 * @param random a number from 0 to 1, for the jitter
 */
export function afterFailure(attempts: number, age: number, reason: string, random = Math.random()): Outcome {
  if (age >= GIVE_UP_AFTER && attempts >= STEPS.length) return { state: 'dead', reason };
  const step = STEPS[attempts] ?? LAST_STEP;
  return { state: 'retry', delayMs: Math.round(step * (1 - JITTER + 2 * JITTER * random)), reason };
}
