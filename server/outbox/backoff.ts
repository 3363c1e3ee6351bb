/** When a message that failed is tried again. */
import type { Outcome } from '../store/store.ts';
import { HOUR, MINUTE } from '../time.ts';

const STEPS = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);
const AFTERWARDS = 8 * HOUR;
const GIVE_UP_AFTER = 96 * HOUR;
const JITTER = 0.2;

/**
 * What follows a failed attempt: another one, or giving up 96 hours after the message was queued. Those that only waited
 * so long, while the server stood or nothing could be sent, have their seven quick attempts first.
 * @param attempts failures before this one
 * @param age of the message, in milliseconds
 * @param random from 0 to 1
 */
export function afterFailure(attempts: number, age: number, reason: string, random = Math.random()): Outcome {
  if (age >= GIVE_UP_AFTER && attempts >= STEPS.length) return { state: 'dead', reason };
  const step = STEPS[attempts] ?? AFTERWARDS;
  return { state: 'retry', delayMs: Math.round(step * (1 - JITTER + 2 * JITTER * random)), reason };
}
