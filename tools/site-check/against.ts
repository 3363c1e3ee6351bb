/** Finds pages of an earlier release that were removed without a redirect. */
import { readFile } from 'node:fs/promises';
import { unescape } from 'node:querystring';
import { parse } from 'node-html-parser';
import { pathOf as targetPath, redirectOf, type Redirect } from '../../shared/redirects.ts';
import { REDIRECTS_RECORD } from '../redirects/read.ts';

/** The text of a sitemap: a file, or an address with https:// or http://. Throws when it cannot be read. */
export async function readSitemap(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8');
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} responds with status ${response.status}`);
  return response.text();
}

/**
 * Faults as `path: reason`, one for each path in the `sitemap` that was removed without a redirect, or whose redirect has a target that is
 * not in `paths`, the pages and files of the site. Throws when the sitemap contains no pages.
 */
export function removedPages(sitemap: string, paths: ReadonlySet<string>, redirects: readonly Redirect[]): string[] {
  // Some programs write each address as CDATA, which the HTML parser keeps as text.
  const root = parse(sitemap.replace(/<loc>\s*<!\[CDATA\[(.*?)\]\]>/gs, '<loc>$1'));
  const [inner] = root.querySelectorAll('sitemap > loc');
  if (inner) throw new Error(`The sitemap is an index: use one of its sitemaps, such as ${inner.text.trim()}`);
  const listed = root.querySelectorAll('url > loc').map((loc) => pathOf(loc.text.trim()));
  if (listed.length === 0) throw new Error('The sitemap contains no pages');
  return [...new Set(listed)]
    .filter((path) => !paths.has(path))
    .flatMap((path) => {
      const redirect = redirectOf(path, redirects);
      if (!redirect) return [`${path}: was removed without a redirect: add one to content/${REDIRECTS_RECORD}`];
      const to = decodeURI(targetPath(redirect.to));
      if (redirect.to.startsWith('https://') || paths.has(to)) return [];
      return [
        `${path}: ‘${redirect.from}’ redirects it to ‘${to}’, which is not a page: add a redirect for this path above it`,
      ];
    });
}

/** The path of an address, decoded as the server does, without a slash at its end. */
const pathOf = (address: string): string =>
  unescape(new URL(address).pathname)
    .normalize()
    .replace(/(?<=.)\/$/, '');
