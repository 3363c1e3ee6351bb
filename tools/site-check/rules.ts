/** The list of all rules for the built site, and the short ones among them. */
import { current, forms, links, resources } from './addresses.ts';
import { files } from './files.ts';
import { cards, heads, languages, markdown, previews } from './heads.ts';
import type { Page } from './page.ts';
import { handlers, scripts } from './scripts.ts';
import { eachPage, type Rule } from './site.ts';
import { structuredDataFaults } from './structuredData.ts';

const labels = eachPage('labels', (page) =>
  page.links.filter(({ label }) => label === '').map(({ href }) => `the link to ${href} has no name`),
);

const ids = eachPage('ids', ({ ids: all }) =>
  [...new Set(all.filter((id, index) => all.indexOf(id) !== index))].map((id) => `#${id} is used twice`),
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

/** A view transition begins with the first frame, so the first render must wait for the elements in it. */
const firstFrame = eachPage('first frame', ({ awaited, ids: all }) =>
  awaited.length === 0
    ? ['waits for no part of the page']
    : awaited.filter((id) => !all.includes(id)).map((id) => `waits for #${id}, which does not exist`),
);

const structuredData = eachPage('structured data', ({ isIndexed, structuredData: texts }) => [
  ...(isIndexed && texts.length === 0 ? ['is missing'] : []),
  ...texts.flatMap((text) => structuredDataFaults(text)),
]);

/** Finds pages of one language with the same text. The page of a person has the same name in each language. */
const unique = (name: string, of: (page: Page) => string): Rule => ({
  name,
  check: ({ pages }) =>
    pages.flatMap((page, index) => {
      const same = pages.slice(0, index).find((other) => other.lang === page.lang && of(other) === of(page));
      return same ? [{ path: page.path, what: `the same as ${same.path}: ${of(page)}` }] : [];
    }),
});

export const RULES: readonly Rule[] = [
  links,
  current,
  forms,
  labels,
  ids,
  headings,
  images,
  resources,
  heads,
  languages,
  firstFrame,
  structuredData,
  cards,
  markdown,
  previews,
  scripts,
  handlers,
  files,
  unique('titles', ({ title }) => title),
  unique('descriptions', ({ description }) => description),
];
