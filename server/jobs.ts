/** What happens by the clock: retention, forgetting, the daily digest. */
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Log } from './log.ts';
import type { Database } from './store/database.ts';
import { enqueue, lastDedupeKey, queueState } from './store/outbox.ts';
import { removeOld } from './store/retention.ts';
import type { Retention } from './store/store.ts';
import { forgetOld } from './store/submissions.ts';
import { DAY, HOUR } from './time.ts';

/** No more than days for which messages that are done are kept, or a day would go out twice. */
const MOST_DIGESTS = 30;

export interface JobOptions {
  database: Database;
  retention: Retention;
  hasDigest: boolean;
  log: Log;
}

/**
 * Queues the digests of yesterday and of the days before it that were missed since the last one; at the very first
 * time, yesterday's alone. However many instances ask for it, each is queued once.
 */
async function queueDigests({ database }: JobOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    const dayOf = (age: number): string => new Date(transaction.now - age * DAY).toISOString().slice(0, 10);
    const keyOf = (day: string): string => `digest-mail:${day}`;
    const last = await lastDedupeKey(transaction, 'digest-mail', keyOf(dayOf(1)));
    const days = Array.from({ length: last === undefined ? 1 : MOST_DIGESTS }, (_, index) => dayOf(index + 1));
    for (const day of days.filter((one) => last === undefined || keyOf(one) > last).reverse())
      await enqueue(transaction, { kind: 'digest-mail', dedupeKey: keyOf(day), payload: { day } });
  });
}

async function removePast({ database, retention, log }: JobOptions): Promise<void> {
  const removed = await removeOld(database, retention);
  if (Object.values(removed).some((count) => count > 0)) log.info('removed what is past its time', { ...removed });
}

async function tellOfDead({ database, log }: JobOptions): Promise<void> {
  const { dead } = await queueState(database);
  if (dead > 0) log.warn('messages could not be sent: npm run leads -- queue', { dead });
}

/** Does all of it once. A job that fails is logged and stops none of the others. */
export async function runJobs(options: JobOptions): Promise<void> {
  const jobs: Readonly<Record<string, () => Promise<void>>> = {
    // Before the removal, which takes the old digests that say what was sent.
    ...(options.hasDigest ? { digest: () => queueDigests(options) } : {}),
    retention: () => removePast(options),
    forgetting: () => forgetOld(options.database),
    failures: () => tellOfDead(options),
  };
  for (const [job, run] of Object.entries(jobs))
    await run().catch((error: unknown) => options.log.error('job failed', { job, reason: reasonOf(error) }));
}

/** Runs the jobs now and every hour until `signal` fires. */
export async function keepJobs(options: JobOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runJobs(options);
    await wait(HOUR, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
