/** Scheduled jobs: retention, removal of expired data, digests. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from './env.ts';
import { reasonOf, type Log } from './log.ts';
import type { Database } from './store/database.ts';
import { countSuspects, idsWithoutMail } from './store/leads.ts';
import { enqueue, lastDedupeKey, queueState } from './store/outbox.ts';
import { removeOld, SETTLED_KEPT } from './store/retention.ts';
import type { Retention } from './store/store.ts';
import { removeExpired } from './store/submissions.ts';
import { DAY, dayOf, HOUR, lastMonday, spanOf } from './time.ts';

/** Maximum number of past days whose digests are queued. Not more days than finished messages are kept, or a digest could be sent twice. */
const MAX_DIGESTS = 30;

interface JobOptions {
  database: Database;
  retention: Retention;
  /**
   * `daily`: a digest for each day. `each`: a digest only for days with leads that no other mail reports: quarantined ones, and those that
   * arrived while the setting was another one.
   */
  leadMail: Env['LEAD_MAIL'];
  /** Queues a digest for each finished week. */
  isWeekly?: boolean;
  /** Imports bounced addresses from another system. */
  bounces?: (() => Promise<void>) | undefined;
  log: Log;
}

/**
 * Queues the digest of yesterday, and those of earlier days that were missed since the last one. The first run queues only
 * yesterday's. With several instances each digest is still queued once.
 */
async function queueDigests({ database, leadMail }: JobOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    const daysAgo = (count: number): string => dayOf(transaction.now - count * DAY);
    const isWanted = async (day: string): Promise<boolean> => {
      if (leadMail === 'daily') return true;
      const [from, to] = spanOf(day);
      if ((await countSuspects(transaction, from, to)) > 0) return true;
      // The mail of an older lead may have been deleted from the queue.
      return (await idsWithoutMail(transaction, Math.max(from, transaction.now - SETTLED_KEPT), to)).size > 0;
    };
    const keyOf = (day: string): string => `digest-mail:${day}`;
    const last = await lastDedupeKey(transaction, 'digest-mail', keyOf(daysAgo(1)));
    const days = Array.from({ length: last === undefined ? 1 : MAX_DIGESTS }, (_, index) => daysAgo(index + 1));
    for (const day of days.filter((one) => last === undefined || keyOf(one) > last).reverse())
      if (await isWanted(day))
        await enqueue(transaction, { kind: 'digest-mail', dedupeKey: keyOf(day), payload: { day } });
  });
}

/**
 * Queues the digest of the last finished week. Its dedupe key is stored for longer than a week, so that it is queued only once, also with
 * several instances.
 */
async function queueWeekly({ database }: JobOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    const week = lastMonday(transaction.now);
    await enqueue(transaction, { kind: 'weekly-mail', dedupeKey: `weekly-mail:${week}`, payload: { week } });
  });
}

async function removePast({ database, retention, log }: JobOptions): Promise<void> {
  const removed = await removeOld(database, retention);
  if (Object.values(removed).some((count) => count > 0)) log.info('removed data over its maximum age', { ...removed });
}

async function warnOfDead({ database, log }: JobOptions): Promise<void> {
  const { dead } = await queueState(database);
  if (dead > 0) log.warn('messages could not be sent: npm run leads -- queue', { dead });
}

/** Runs all jobs once. A failed job is logged and does not stop the others. */
export async function runJobs(options: JobOptions): Promise<void> {
  const jobs: Readonly<Record<string, () => Promise<void>>> = {
    // Must run before the retention job, which deletes old digests: they show which days were sent.
    ...(options.leadMail === 'off' ? {} : { digest: () => queueDigests(options) }),
    ...(options.isWeekly ? { weekly: () => queueWeekly(options) } : {}),
    retention: () => removePast(options),
    forgetting: () => removeExpired(options.database),
    failures: () => warnOfDead(options),
    ...(options.bounces ? { bounces: options.bounces } : {}),
  };
  for (const [job, run] of Object.entries(jobs))
    await run().catch((error: unknown) => options.log.error('job failed', { job, reason: reasonOf(error) }));
}

/** Returns a function that waits `period` milliseconds or until `signal` aborts. The wait does not keep the process running. */
export const each = (period: number) => (signal: AbortSignal) =>
  wait(period, undefined, { signal, ref: false }).catch(() => undefined);

/** Runs the jobs now and every hour until `signal` aborts. */
export async function keepJobs(options: JobOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runJobs(options);
    await each(HOUR)(signal);
  }
}
