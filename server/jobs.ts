/** What happens by the clock: retention, forgetting, the daily digest. */
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Log } from './log.ts';
import type { Database } from './store/database.ts';
import { enqueue, queueState } from './store/outbox.ts';
import { removeOld } from './store/retention.ts';
import type { Retention } from './store/store.ts';
import { forgetOld } from './store/submissions.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface JobOptions {
  database: Database;
  retention: Retention;
  hasDigest: boolean;
  log: Log;
}

/** Queues yesterday's digest. However many instances ask for it, it is queued once. */
async function queueDigest(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const day = new Date(transaction.now - DAY).toISOString().slice(0, 10);
    await enqueue(transaction, { kind: 'digest-mail', dedupeKey: `digest-mail:${day}`, payload: { day } });
  });
}

/** Does all of it once. */
export async function runJobs({ database, retention, hasDigest, log }: JobOptions): Promise<void> {
  const removed = await removeOld(database, retention);
  if (Object.values(removed).some((count) => count > 0)) log.info('removed what is past its time', { ...removed });
  await forgetOld(database);
  if (hasDigest) await queueDigest(database);
  const { dead } = await queueState(database);
  if (dead > 0) log.warn('messages could not be sent: npm run leads -- retry', { dead });
}

/** Runs the jobs now and every hour until `signal` fires. */
export async function keepJobs(options: JobOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runJobs(options).catch((error: unknown) => options.log.error('job failed', { reason: reasonOf(error) }));
    await wait(HOUR, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
