/** What the rules look at, and how a rule is written. */
import { unescape } from 'node:querystring';
import type { Page } from './page.ts';

export interface Site {
  /** Public address, without a slash at the end. */
  url: string;
  pages: readonly Page[];
  byPath: ReadonlyMap<string, Page>;
  /** Every file of the build that has an address of its own, with a slash in front. */
  assets: ReadonlySet<string>;
  /** The text of one of them. */
  read: (path: string) => string;
  /** Texts of the scripts that templates bring along, as they stand in pages. */
  templateScripts: ReadonlySet<string>;
}

export interface Rule {
  name: string;
  check: (site: Site) => { path: string; what: string }[];
}

/** A rule that looks at one page at a time. */
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

/** Where an address that stands on a page leads, as browsers read it; undefined where it is empty or no address. */
export function targetOf(address: string, page: Page, site: Site): Target | undefined {
  const base = addressOf(page, site);
  const target = address.trim() === '' ? null : URL.parse(address, base);
  if (!target) return undefined;
  const { host, pathname, hash, protocol } = target;
  const isOurs = host === new URL(base).host;
  return { path: isOurs ? unescape(pathname) : undefined, anchor: unescape(hash.slice(1)), protocol };
}
