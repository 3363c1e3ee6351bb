/** Finds pages of an earlier release that were removed without a redirect. */
import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { pathOf as targetPath, redirectOf, type Redirect } from '../../shared/redirects.ts';
import { REDIRECTS_RECORD } from '../redirects/read.ts';

/** The text of a sitemap: a file, or an address with https:// or http://. Throws when it cannot be read. */
export async function readSitemap(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place} answers with ${answer.status}`);
  return answer.text();
}

/**
 * Faults as `path: reason`, one for each path in the `sitemap` that was removed without a redirect, or whose redirect leads to none of
 * `paths`, the pages and files of the site. Throws when the sitemap lists no page.
 */
export function gonePages(sitemap: string, paths: ReadonlySet<string>, redirects: readonly Redirect[]): string[] {
  const root = parse(sitemap);
  const [inner] = root.querySelectorAll('sitemap > loc');
  if (inner) throw new Error(`The sitemap lists others: check against each of them, such as ${inner.text.trim()}`);
  const listed = root.querySelectorAll('url > loc').map((loc) => pathOf(loc.text.trim()));
  if (listed.length === 0) throw new Error('The sitemap lists no page');
  return [...new Set(listed)]
    .filter((path) => !paths.has(path))
    .flatMap((path) => {
      const redirect = redirectOf(path, redirects);
      if (!redirect) return [`${path}: was a page and is gone; say in content/${REDIRECTS_RECORD} where it leads`];
      const to = decodeURI(targetPath(redirect.to));
      if (redirect.to.startsWith('https://') || paths.has(to)) return [];
      return [
        `${path}: ‘${redirect.from}’ leads it to ‘${to}’, which is no page: give it a redirect of its own, above`,
      ];
    });
}

/** The decoded path of an address, without a slash at its end. */
const pathOf = (address: string): string =>
  decodeURI(new URL(address).pathname)
    .normalize()
    .replace(/(?<=.)\/$/, '');
