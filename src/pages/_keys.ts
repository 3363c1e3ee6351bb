/**
 * Keys of the pages that grow in number, those of articles: where a key is that of the last build, Astro takes the page from there. A key
 * covers everything the page shows, and all code: a changed script has another address in every page.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { surroundings } from '#content/queries.ts';
import { enabledLocales } from '#shared/locales.ts';
import type { Post } from './_blog.ts';

/** What pages are made with. Packages and Astro's settings are in Astro's own marks. */
const CODE = '{src,shared,config,.cache/fonts}/**/*.{ts,tsx,astro,css,woff2}';
const BRAND = 'site.config.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Everything that is the same for all pages of a build. */
async function buildKey(): Promise<string> {
  const files = [BRAND, ...globSync(CODE).toSorted()].map((file) => file + hashOf(readFileSync(file, 'base64')));
  const around = await Promise.all(enabledLocales().map(({ key }) => surroundings(key)));
  return hashOf(JSON.stringify([files, around, new Date().getFullYear()]));
}

let known: Promise<string> | undefined;

/** Makes keys from the articles that a page shows and whatever else it says. */
export async function pageKeys(): Promise<(shown: readonly (Post | undefined)[], ...others: unknown[]) => string> {
  known ??= buildKey();
  const build = await known;
  return (shown, ...others) =>
    hashOf(JSON.stringify([build, shown.map((post) => post && [post.entry.id, post.entry.digest]), others]));
}
