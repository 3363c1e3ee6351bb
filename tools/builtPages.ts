/** The pages of a build by their files. */
import { globSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';

/** Files of all pages under `folder`, relative to it, in the order of their names. */
export const pageFiles = (folder: string): string[] => globSync('**/*.html', { cwd: folder }).toSorted();

/** Path of a page as visitors write it, `/` for the home page; `file` is relative to the build's folder. */
export const pagePath = (file: string): string => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`;

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
