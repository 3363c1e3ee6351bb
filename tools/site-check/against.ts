/** Pages of an earlier release that are gone without a redirect. */
import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { redirectOf, type Redirect } from '../../shared/redirects.ts';

/** The text of a sitemap: a file, or an address with https:// or http://. Throws when it cannot be read. */
export async function readSitemap(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers with ${answer.status}`);
  return answer.text();
}

/** Paths that the `sitemap` lists and that are neither among `paths` nor redirected. Throws for a text that lists no page. */
export function gonePages(sitemap: string, paths: ReadonlySet<string>, redirects: readonly Redirect[]): string[] {
  const root = parse(sitemap);
  const [inner] = root.querySelectorAll('sitemap > loc');
  if (inner) throw new Error(`The sitemap lists others: check against each of them, such as ${inner.text.trim()}`);
  const listed = root.querySelectorAll('url > loc').map((loc) => pathOf(loc.text.trim()));
  if (listed.length === 0) throw new Error('The sitemap lists no page');
  return [...new Set(listed)].filter((path) => !paths.has(path) && !redirectOf(path, redirects));
}

/** A path as visitors write it, without the slash at its end. */
const pathOf = (address: string): string =>
  decodeURI(new URL(address).pathname)
    .normalize()
    .replace(/(?<=.)\/$/, '');
