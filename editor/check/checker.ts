/** What a change would break, found in another thread. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Finding } from '../../tools/content-check/finding.ts';
import type { Change } from '../git/drafts.ts';
import type { CheckRequest } from './worker.ts';

export interface Checker {
  /** Findings that the changes bring: what was wrong before stops nobody. One check at a time. */
  newFindings: (changes: readonly Change[]) => Promise<Finding[]>;
  stop: () => Promise<unknown>;
}

const keyOf = ({ rule, file, field, reason }: Finding): string => [rule, file, field, reason].join('\n');

/** A checker for the content of the work tree `folder`. */
export function createChecker(folder: string): Checker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.unref();

  const check = async (changes: readonly Change[]): Promise<Finding[]> => {
    worker.postMessage({ folder, changes } satisfies CheckRequest);
    const [answer] = (await once(worker, 'message')) as [{ findings: Finding[] } | { error: string }];
    if ('error' in answer) throw new Error(answer.error);
    return answer.findings;
  };

  let running: Promise<unknown> = Promise.resolve();
  return {
    newFindings(changes) {
      const result = running.then(async () => {
        const found = await check(changes);
        if (found.length === 0) return found;
        const known = new Set((await check([])).map(keyOf));
        return found.filter((finding) => !known.has(keyOf(finding)));
      });
      running = result.catch(() => undefined);
      return result;
    },
    stop: () => worker.terminate(),
  };
}
