/** A minimal site of two pages, each with a title and a link. Its navigation time is the least that any page can reach. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { speculationRules } from '#shared/speculation.ts';

const FOLDER = '.cache/bare';
const NEXT = '/next';

/** The navigation from the first page to the second. */
export const BARE_NAVIGATION: readonly [from: string, link: string] = ['/', `a[href="${NEXT}"]`];

const page = (title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><a href="${NEXT}">Next</a></main><script type="speculationrules">${speculationRules}</script></html>`;

/** Writes the site and returns its folder. */
export function writeBareSite(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/index.html`, page('First'));
  writeFileSync(`${FOLDER}${NEXT}.html`, page('Second'));
  return FOLDER;
}
