/** Changes the pages of a build, each read and written once. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageFiles } from '../builtPages.ts';

/** Puts every page under `folder` through `changes`, in their order. */
export function rewritePages(folder: string, changes: readonly ((html: string) => string)[]): void {
  for (const file of pageFiles(folder)) {
    const place = path.join(folder, file);
    const html = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      changes.reduce((text, change) => change(text), html),
    );
  }
}
