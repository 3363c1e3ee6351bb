/** The sitemap (sitemaps.org) with the languages of each page. */
import { xml } from '../../shared/xml.ts';
import { lastChange } from './changes.ts';
import type { BuiltPage } from './pages.ts';

interface Entry {
  canonical: string;
  alternates: readonly { hreflang: string; href: string }[];
  /** Day as `2026-01-31`. */
  changed: string | undefined;
}

const url = ({ canonical, alternates, changed }: Entry): string =>
  [
    '<url>',
    `<loc>${xml(canonical)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${xml(hreflang)}" href="${xml(href)}"/>`,
    ),
    '</url>',
  ].join('');

/** The sitemap of these pages, without those first published on another site, with the day of the last change if it is known. */
export function sitemapOf(pages: readonly BuiltPage[], days: ReadonlyMap<string, string>): string {
  const listed = pages.filter(({ address, canonical }) => canonical === address);
  const addresses = new Set(listed.map(({ address }) => address));
  const entries = listed.map(({ path, canonical, alternates }) => ({
    canonical,
    alternates: alternates.filter(({ href }) => addresses.has(href)),
    changed: lastChange(path, days),
  }));
  return sitemap(entries);
}

/** The sitemap of these entries as a document. */
export const sitemap = (entries: readonly Entry[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(url),
    '</urlset>',
    '',
  ].join('\n');
