/** Finds the errors that a change would cause. The check runs in a worker thread. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyOf, type Finding } from '../../tools/content-check/finding.ts';
import type { Change } from '../git/drafts.ts';
import type { CheckRequest } from './worker.ts';

export interface Checker {
  /**
   * The new findings that the changes cause. If there are none, later calls first assume that the changes were made.
   */
  newFindings: (changes: readonly Change[]) => Promise<Finding[]>;
  stop: () => Promise<unknown>;
}

const keysOf = (findings: readonly Finding[]): ReadonlySet<string> => new Set(findings.map(keyOf));

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

/** Sends a request to the worker. Rejects when the check fails, and when the worker ends without a response. */
async function requestCheck(worker: Worker, request: CheckRequest): Promise<Finding[]> {
  const over = new AbortController();
  const ended = once(worker, 'exit', over).then(() => {
    throw new Error('The worker of the check has ended.');
  });
  try {
    worker.postMessage(request);
    const [response] = (await Promise.race([once(worker, 'message', over), ended])) as [
      { findings: Finding[] } | { error: string },
    ];
    if ('error' in response) throw new Error(response.error);
    return response.findings;
  } finally {
    over.abort();
  }
}

/** All findings in the content of the work tree `folder`. */
export async function findingsIn(folder: string): Promise<Finding[]> {
  const worker = startWorker();
  try {
    return await requestCheck(worker, { folder, changes: [], isQuick: false });
  } finally {
    await worker.terminate();
  }
}

/**
 * A checker for the content of the work tree `folder`. It starts the first check at once. Callers must wait for one call before the next.
 */
export function createChecker(folder: string): Checker {
  let running: Worker | undefined;
  /** The worker. Starts another one when it has ended, for example because it used too much memory. */
  function workerOf(): Worker {
    if (running) return running;
    const worker = startWorker();
    worker.unref();
    worker.on('error', console.error);
    worker.once('exit', () => (running = undefined));
    running = worker;
    return worker;
  }
  const check = (changes: readonly Change[], isQuick: boolean) =>
    requestCheck(workerOf(), { folder, changes, isQuick });

  let existing: Promise<ReadonlySet<string>> | undefined;
  const findExisting = () =>
    (existing ??= check([], false)
      .then(keysOf)
      .catch((error: unknown) => {
        existing = undefined;
        throw error;
      }));
  // The first call of `newFindings` tries again and reports the error.
  findExisting().catch(() => undefined);
  return {
    async newFindings(changes) {
      let before = await findExisting();
      const isNew = (finding: Finding) => !before.has(keyOf(finding));
      const quick = await check(changes, true);
      if (quick.length > 0) return quick;
      const found = await check(changes, false);
      if (found.some(isNew)) {
        // The drafts may not be as assumed: the commit of an earlier call may have failed, or commits of `main` may have been merged.
        existing = undefined;
        before = await findExisting();
      }
      const added = found.filter(isNew);
      if (added.length === 0) existing = Promise.resolve(keysOf(found));
      return added;
    },
    stop: async () => running?.terminate(),
  };
}
