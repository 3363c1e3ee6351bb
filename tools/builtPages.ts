/** The pages of a build by their files. */
import { globSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';

/** Files of all pages under `folder`, relative to it, with slashes on every system, in the order of their names. */
export const pageFiles = (folder: string): string[] => slashed(globSync('**/*.html', { cwd: folder })).toSorted();

/** All other files under `folder`, written alike, but the compressed ones: each answers for its original. */
export const assetFiles = (folder: string): string[] =>
  // A pattern passes over folders whose names begin with a dot unless it names them.
  slashed(globSync(['**/*.*', '.well-known/*'], { cwd: folder, exclude: ['**/*.{html,br,gz}'] }));

const slashed = (files: readonly string[]): string[] => files.map((file) => file.replaceAll('\\', '/'));

/** Path of a page as visitors write it, `/` for the home page; `file` is relative to the build's folder. */
export const pagePath = (file: string): string => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`;

/** A page without what stands around every page: its head and its main part. */
export function withoutFrame(html: string): string {
  const start = html.indexOf('<main');
  if (start === -1) return html;
  return `${html.slice(0, html.indexOf('<body'))}<body>${html.slice(start, html.lastIndexOf('</main>'))}</main></body></html>`;
}

/** Whether search engines may list the page. */
export const isIndexed = (root: HTMLElement): boolean => !root.querySelector('meta[name="robots"][content*="noindex"]');

/** A page in one of its languages. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** What the head of a page says of its languages. */
export const alternatesOf = (root: HTMLElement): Alternate[] =>
  root.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => ({
    hreflang: link.getAttribute('hreflang') ?? '',
    href: link.getAttribute('href') ?? '',
  }));
