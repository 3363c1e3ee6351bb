/** Rules over the built site, one concern each. */
import type { Page } from './page.ts';
import { structuredDataFaults } from './structuredData.ts';
import { schemaOrg } from './vocabulary.ts';

export interface Site {
  pages: readonly Page[];
  byPath: ReadonlyMap<string, Page>;
  /** Every file under `dist/`, with a slash in front. */
  assets: ReadonlySet<string>;
}

interface Rule {
  name: string;
  check: (site: Site) => { path: string; what: string }[];
}

/** A rule that looks at one page at a time. */
const eachPage = (name: string, check: (page: Page, site: Site) => readonly string[]): Rule => ({
  name,
  check: (site) => site.pages.flatMap((page) => check(page, site).map((what) => ({ path: page.path, what }))),
});

const isOurs = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Places the server answers, not files. */
const isServed = (path: string) => path.startsWith('/api/') || path.startsWith('/thanks/');

const links = eachPage('links', (page, { byPath, assets }) =>
  page.links.flatMap(({ href }) => {
    const [target = '', hash] = href.split('#');
    if (target !== '' && !isOurs(target)) return [];
    const path = target === '' ? page.path : (target.split('?')[0] ?? '');
    const found = byPath.get(path);
    if (!found && !assets.has(path) && !isServed(path)) return [`${href} leads nowhere`];
    return hash && found && !found.ids.includes(hash) ? [`${href}: no such anchor`] : [];
  }),
);

const labels = eachPage('labels', (page) =>
  page.links.filter(({ label }) => label === '').map(({ href }) => `the link to ${href} has no name`),
);

const ids = eachPage('ids', ({ ids: all }) =>
  [...new Set(all.filter((id, index) => all.indexOf(id) !== index))].map((id) => `#${id} stands twice`),
);

const headings = eachPage('headings', ({ headings: levels }) => [
  ...(levels.filter((level) => level === 1).length === 1 ? [] : ['needs exactly one h1']),
  ...levels.flatMap((level, index) =>
    index > 0 && level > (levels[index - 1] ?? 0) + 1 ? [`h${level} follows h${levels[index - 1]}`] : [],
  ),
]);

const images = eachPage('images', (page) =>
  page.images.flatMap(({ src, alt, hasSize }) => [
    ...(alt === undefined ? [`${src} has no alt`] : []),
    ...(hasSize ? [] : [`${src} has no size`]),
  ]),
);

const resources = eachPage('resources', (page, { assets }) =>
  page.resources.flatMap((address) => {
    if (!isOurs(address)) return address.startsWith('data:') ? [] : [`${address} is not served by us`];
    return assets.has(address) ? [] : [`${address} does not exist`];
  }),
);

const heads = eachPage('head', ({ title, description, lang, canonical }) => [
  ...(title ? [] : ['no title']),
  ...(description ? [] : ['no description']),
  ...(lang ? [] : ['no language']),
  ...(canonical ? [] : ['no canonical address']),
]);

/** A move between pages begins with the first frame, and takes over what stands in it. */
const firstFrame = eachPage('first frame', ({ awaited, ids: all }) =>
  awaited.length === 0
    ? ['waits for no part of the page']
    : awaited.filter((id) => !all.includes(id)).map((id) => `waits for #${id}, which is not there`),
);

const cards = eachPage('social card', ({ isIndexed, card }, { assets }) => {
  if (!isIndexed) return [];
  if (!URL.canParse(card)) return ['no absolute address of a picture'];
  return assets.has(new URL(card).pathname) ? [] : [`${card} does not exist`];
});

const vocabulary = schemaOrg();

const structuredData = eachPage('structured data', ({ isIndexed, structuredData: texts }) => [
  ...(isIndexed && texts.length === 0 ? ['none'] : []),
  ...texts.flatMap((text) => structuredDataFaults(text, vocabulary)),
]);

const unique = (name: string, of: (page: Page) => string): Rule => ({
  name,
  check: ({ pages }) =>
    pages.flatMap((page, index) => {
      const twin = pages.slice(0, index).find((other) => of(other) === of(page));
      return twin ? [{ path: page.path, what: `the same as ${twin.path}: ${of(page)}` }] : [];
    }),
});

export const RULES: readonly Rule[] = [
  links,
  labels,
  ids,
  headings,
  images,
  resources,
  heads,
  firstFrame,
  structuredData,
  cards,
  unique('titles', ({ title }) => title),
  unique('descriptions', ({ description }) => description),
];
