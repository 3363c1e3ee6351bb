/** What Linux tells of a process by its id. */
import { readFileSync } from 'node:fs';

const fileOf = (id: number, name: string): string => readFileSync(`/proc/${id}/${name}`, 'utf8');

/** Resident memory in MB. */
export const residentOf = (id: number): number => Number(/VmRSS:\s+(\d+)/.exec(fileOf(id, 'status'))?.[1] ?? 0) / 1024;

/** Time on a processor so far, in milliseconds: user and system, in ticks of 10 ms. It says the same on a busy machine. */
export function processorTimeOf(id: number): number {
  const fields = fileOf(id, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
