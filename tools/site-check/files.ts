/** A rule for files that are read by programs: they must exist and match the pages. */
import { parse } from 'node-html-parser';
import { enabledLocales } from '../../shared/locales.ts';
import { llmsPath } from '../publish/llms.ts';
import { isOnOtherSite } from './heads.ts';
import type { Rule, Site } from './site.ts';

const SITEMAP = '/sitemap.xml';
const MANIFEST = '/manifest.webmanifest';
const WANTED = [
  SITEMAP,
  MANIFEST,
  '/robots.txt',
  '/.well-known/security.txt',
  ...enabledLocales().map(({ key }) => llmsPath(key)),
];

/** Functions that return the faults in the text of a file, by its path. */
const FAULTS: Readonly<Partial<Record<string, (text: string, site: Site) => string[]>>> = {
  [SITEMAP]: sitemapFaults,
  [MANIFEST]: manifestFaults,
};

export const files: Rule = {
  name: 'files',
  check: (site) =>
    WANTED.flatMap((path) => {
      const faults = site.assets.has(path) ? FAULTS[path]?.(site.read(path), site) : ['does not exist'];
      return (faults ?? []).map((what) => ({ path, what }));
    }),
};

function sitemapFaults(text: string, { pages, url }: Site): string[] {
  const listed = parse(text)
    .querySelectorAll('loc')
    .map((address) => address.text);
  const indexed = pages
    .filter(({ isIndexed, canonical }) => isIndexed && !isOnOtherSite(canonical, { url }))
    .map(({ canonical }) => canonical);
  return [
    ...indexed.filter((address) => !listed.includes(address)).map((address) => `does not list ${address}`),
    ...listed
      .filter((address) => !indexed.includes(address))
      .map((address) => `lists ${address}, which is not an indexed page`),
  ];
}

function manifestFaults(text: string, { assets }: Site): string[] {
  const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
  if (icons.length === 0) return ['contains no icon'];
  return icons.filter(({ src }) => !assets.has(src)).map(({ src }) => `the icon ${src} does not exist`);
}
