/** Memory and processor time of a process, from Linux's `/proc`. */
import { readFileSync } from 'node:fs';

const fileOf = (id: number, name: string): string => readFileSync(`/proc/${id}/${name}`, 'utf8');

/** Resident memory in MB. */
export const residentOf = (id: number): number => Number(/VmRSS:\s+(\d+)/.exec(fileOf(id, 'status'))?.[1] ?? 0) / 1024;

/** Processor time so far in milliseconds, user and system, in ticks of 10 ms. It does not depend on how busy the machine is. */
export function processorTimeOf(id: number): number {
  const fields = fileOf(id, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
