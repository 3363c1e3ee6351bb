/** Finds the errors that a change would cause. The check runs in a worker thread. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Finding } from '../../tools/content-check/finding.ts';
import type { Change } from '../git/drafts.ts';
import type { CheckRequest } from './worker.ts';

export interface Checker {
  /**
   * The new findings that the changes cause. If there are none, later calls assume that the changes were made.
   */
  newFindings: (changes: readonly Change[]) => Promise<Finding[]>;
  stop: () => Promise<unknown>;
}

const keyOf = ({ rule, file, field, reason }: Finding): string => [rule, file, field, reason].join('\n');

const keysOf = (findings: readonly Finding[]): ReadonlySet<string> => new Set(findings.map(keyOf));

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));

async function requestCheck(worker: Worker, request: CheckRequest): Promise<Finding[]> {
  worker.postMessage(request);
  const [response] = (await once(worker, 'message')) as [{ findings: Finding[] } | { error: string }];
  if ('error' in response) throw new Error(response.error);
  return response.findings;
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
  const worker = startWorker();
  worker.unref();
  const check = (changes: readonly Change[], isQuick: boolean) => requestCheck(worker, { folder, changes, isQuick });

  let existing = check([], false).then(keysOf);
  // The first call of `newFindings` reports this error.
  existing.catch(() => undefined);
  return {
    async newFindings(changes) {
      const before = await existing;
      const isNew = (finding: Finding) => !before.has(keyOf(finding));
      const quick = (await check(changes, true)).filter(isNew);
      if (quick.length > 0) return quick;
      const found = await check(changes, false);
      const added = found.filter(isNew);
      if (added.length === 0) existing = Promise.resolve(keysOf(found));
      return added;
    },
    stop: () => worker.terminate(),
  };
}
