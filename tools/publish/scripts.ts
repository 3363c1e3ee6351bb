/** Lets each page's own script wait for its font and drawing: nothing on a page needs it to be read or used. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Marks the module scripts of every page under `folder` as less urgent; Astro's own tags take no attributes. */
export function lowerScripts(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const place = path.join(folder, file);
    writeFileSync(place, withLowScripts(readFileSync(place, 'utf8')));
  }
}

/** `html` with a low priority on each module script that is a file. */
export const withLowScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
