/** The data that the rules check, and the type of a rule. */
import { unescape } from 'node:querystring';
import type { Page } from './page.ts';

export interface Site {
  /** Public address, without a slash at the end. */
  url: string;
  pages: readonly Page[];
  byPath: ReadonlyMap<string, Page>;
  /** Paths of all files of the build except pages and compressed copies, with a slash at the beginning. */
  assets: ReadonlySet<string>;
  /** Returns the text of one of these files. */
  read: (path: string) => string;
  /** Texts of the templates' scripts, as the build writes them into pages. */
  templateScripts: ReadonlySet<string>;
}

export interface Rule {
  name: string;
  check: (site: Site) => { path: string; what: string }[];
}

/** A rule that checks each page separately. */
export const eachPage = (name: string, check: (page: Page, site: Site) => readonly string[]): Rule => ({
  name,
  check: (site) => site.pages.flatMap((page) => check(page, site).map((what) => ({ path: page.path, what }))),
});

/** Absolute address of a page. */
export const addressOf = ({ path }: Pick<Page, 'path'>, { url }: Pick<Site, 'url'>): string => new URL(path, url).href;

export interface Target {
  /** Path on our site; undefined for other sites, mail and data. */
  path: string | undefined;
  /** Id after the `#`; empty without one. */
  anchor: string;
  /** With a colon at the end. */
  protocol: string;
}

/** The target of an address on a page, resolved as browsers do; undefined when it is empty or not valid. */
export function targetOf(address: string, page: Page, site: Site): Target | undefined {
  const base = addressOf(page, site);
  const target = address.trim() === '' ? null : URL.parse(address, base);
  if (!target) return undefined;
  const { host, pathname, hash, protocol } = target;
  const isOurs = host === new URL(base).host;
  return { path: isOurs ? unescape(pathname) : undefined, anchor: unescape(hash.slice(1)), protocol };
}
