/** Kinds of records that are optional. Astro warns about an empty collection each time it is queried, so these are checked first. */
import { globSync } from 'node:fs';

export const PEOPLE = '*/people/*.yaml';
export const OFFICES = '*/offices/*.yaml';

/** Whether the content folder holds a file of that pattern. */
export const hasRecords = (pattern: string): boolean => globSync(pattern, { cwd: 'content' }).length > 0;
