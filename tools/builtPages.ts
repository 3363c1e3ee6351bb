/** Finds and reads the pages of a build. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';

/** Whether a file of a build was copied from `publicFolder`, such as one that proves to a search engine who owns the site. */
export const isCopied = (file: string, publicFolder = 'public'): boolean => existsSync(path.join(publicFolder, file));

/** Files of all pages under `folder`, relative to it, with forward slashes on every system, sorted by name, without copied files. */
export const pageFiles = (folder: string, publicFolder?: string): string[] =>
  slashed(globSync('**/*.html', { cwd: folder }))
    .filter((file) => !isCopied(file, publicFolder))
    .toSorted();

/** All files under `folder` other than HTML and compressed copies, in the same form. */
export const assetFiles = (folder: string): string[] =>
  // A pattern matches folders whose names begin with a dot only if it names them.
  slashed(globSync(['**/*.*', '.well-known/*'], { cwd: folder, exclude: ['**/*.{html,br,gz}'] }));

const slashed = (files: readonly string[]): string[] => files.map((file) => file.replaceAll('\\', '/'));

/** Path of a page as visitors write it, `/` for the home page; `file` is relative to the build's folder. */
export const pagePath = (file: string): string => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`;

/** The `main` element of a page; empty without one. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** Whether search engines may list the page. */
export const isIndexed = (root: HTMLElement): boolean => !root.querySelector('meta[name="robots"][content*="noindex"]');

/** One language version of a page. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** The `hreflang` links in the head of a page. */
export const alternatesOf = (root: HTMLElement): Alternate[] =>
  root.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => ({
    hreflang: link.getAttribute('hreflang') ?? '',
    href: link.getAttribute('href') ?? '',
  }));
