/** Something that is measured. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { processorTimeOf, residentOf } from './proc.ts';

export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
}

/** The process and its children: nginx works in a child. */
function processesOf({ child }: Target): number[] {
  const id = child.pid ?? 0;
  try {
    const children = execFileSync('pgrep', ['-P', String(id)])
      .toString()
      .split('\n')
      .filter(Boolean);
    return [id, ...children.map(Number)];
  } catch {
    // No children: pgrep says so by its status.
    return [id];
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Resident memory in MB. */
export const memoryOf = (target: Target): number => Math.round(sum(processesOf(target).map(residentOf)));

/** Time on a processor so far, in milliseconds. Unlike a rate it says the same on a busy machine. */
export const cpuOf = (target: Target): number => sum(processesOf(target).map(processorTimeOf));

/** Resolves when the target answers. */
export async function untilReady({ url }: Target): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
