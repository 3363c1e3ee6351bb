/** Something that is measured. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Target {
  name: string;
  url: string;
  child: ChildProcess;
}

const residentOf = (id: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);

/** Resident memory of the process and its children, in MB. */
export function memoryOf({ child }: Target): number {
  const id = child.pid ?? 0;
  let children: number[] = [];
  try {
    children = execFileSync('pgrep', ['-P', String(id)])
      .toString()
      .split('\n')
      .filter(Boolean)
      .map(Number);
  } catch {
    // No children: pgrep says so by its status.
  }
  return Math.round([id, ...children].reduce((sum, process) => sum + residentOf(process), 0) / 1024);
}

/** Resolves when the target answers. */
export async function untilReady({ url }: Target): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
