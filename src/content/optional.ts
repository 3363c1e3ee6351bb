/** Kinds of records that a site may do without. Astro warns of a collection that holds none, and whenever it is asked for. */
import { globSync } from 'node:fs';

export const PEOPLE = '*/people/*.yaml';
export const OFFICES = '*/offices/*.yaml';

/** Whether the content folder holds a file of that pattern. */
export const hasRecords = (pattern: string): boolean => globSync(pattern, { cwd: 'content' }).length > 0;
