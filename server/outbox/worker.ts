/** Worker of the outbox: sends queued messages. Any number of workers can run at the same time. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Log } from '../log.ts';
import { StoreUnavailable, type Database } from '../store/database.ts';
import { claimDue, releaseLeases, settle } from '../store/outbox.ts';
import type { Delivery, DeliveryKind, Outcome } from '../store/store.ts';
import { afterFailure, PAUSE_MS } from './backoff.ts';
import type { Deliver } from './deliver.ts';

const IDLE_MS = 1000;
const AFTER_FAULT_MS = 5000;
const SETTLE_TRIES = 10;
const BATCH = 5;

interface WorkerOptions {
  database: Database;
  deliver: Deliver;
  kinds: readonly DeliveryKind[];
  log: Log;
  now?: () => number;
}

export interface Round {
  /** Number of attempted messages. */
  tried: number;
  /** True when a setting is wrong: no message of these kinds can be sent until a person corrects it. */
  isPaused: boolean;
}

export interface Worker {
  /** Sends all messages that are due. Stops early when a setting is wrong. */
  runOnce: () => Promise<Round>;
  /** Runs until `signal` aborts; then finishes the current messages and releases its leases. */
  run: (signal: AbortSignal) => Promise<void>;
}

/** Creates a worker that sends the messages of `kinds`. It starts when `run` or `runOnce` is called. */
export function createWorker({ database, deliver, kinds, log, now = Date.now }: WorkerOptions): Worker {
  const owner = randomUUID();

  const attempt = async (delivery: Delivery): Promise<Outcome> => {
    try {
      return await deliver(delivery, now());
    } catch (error) {
      return afterFailure(delivery.attempts, now() - delivery.createdAt, reasonOf(error));
    }
  };

  /** Records the outcome. Retries while the store is unavailable, because a sent message without a record would be sent again. */
  const record = async ({ id }: Delivery, outcome: Outcome): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await settle(database, owner, id, outcome);
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || tries === SETTLE_TRIES) throw error;
        await wait(IDLE_MS);
      }
    }
  };

  const send = async (delivery: Delivery): Promise<Outcome> => {
    const outcome = await attempt(delivery);
    await record(delivery, outcome);
    const fields = { id: delivery.id, kind: delivery.kind, attempts: delivery.attempts + 1 };
    if (outcome.state === 'sent') log.info('sent', fields);
    else if (outcome.state === 'retry') log.warn('not sent, will retry', { ...fields, reason: outcome.reason });
    // Not a warning: it may wait for weeks, for an erasure that has failed and was logged then.
    else if (outcome.state === 'waiting') log.debug('not sent yet', { ...fields, reason: outcome.reason });
    else
      log.error(outcome.state === 'dead' ? 'not sent, gave up' : 'cannot send, check the settings', {
        ...fields,
        reason: outcome.reason,
      });
    return outcome;
  };

  const runOnce = async (signal?: AbortSignal): Promise<Round> => {
    for (let tried = 0; ;) {
      const due = await claimDue(database, owner, kinds, BATCH);
      const outcomes = await Promise.all(due.map(send));
      tried += due.length;
      const isPaused = outcomes.some(({ state }) => state === 'paused');
      if (due.length < BATCH || isPaused || signal?.aborted) return { tried, isPaused };
    }
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      let pause = IDLE_MS;
      try {
        const { isPaused } = await runOnce(signal);
        // The cause, such as a wrong password, would make all other messages fail too.
        if (isPaused) pause = PAUSE_MS;
      } catch (error) {
        log.error('queue cannot be read', { reason: reasonOf(error) });
        pause = AFTER_FAULT_MS;
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
    await releaseLeases(database, owner).catch(() => undefined);
  };

  return { runOnce: () => runOnce(), run };
}
