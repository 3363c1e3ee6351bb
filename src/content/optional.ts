/** Optional kinds of records. Astro warns about an empty collection each time it is queried, so the code first checks for files. */
import { globSync } from 'node:fs';

export const PEOPLE = '*/people/*.yaml';
export const OFFICES = '*/offices/*.yaml';

/** Whether the content folder contains a file that matches the pattern. */
export const hasRecords = (pattern: string): boolean => globSync(pattern, { cwd: 'content' }).length > 0;
