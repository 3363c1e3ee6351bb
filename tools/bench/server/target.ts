/** A server that is measured, as a child process. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { processorTimeOf, residentOf } from './proc.ts';

export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
}

/** Ids of the process and its children: nginx handles requests in a child process. */
function processesOf({ child }: Target): number[] {
  const id = child.pid ?? 0;
  try {
    const children = execFileSync('pgrep', ['-P', String(id)])
      .toString()
      .split('\n')
      .filter(Boolean);
    return [id, ...children.map(Number)];
  } catch {
    // pgrep exits with a status other than 0 when there are no children.
    return [id];
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Resident memory in MB. */
export const memoryOf = (target: Target): number => Math.round(sum(processesOf(target).map(residentOf)));

/** Processor time so far in milliseconds. Unlike a rate, it does not depend on how busy the machine is. */
export const cpuOf = (target: Target): number => sum(processesOf(target).map(processorTimeOf));

/** Resolves when the target responds. Rejects after 300 attempts, one every 100 ms. */
export async function untilReady({ url }: Target): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not respond`);
}
