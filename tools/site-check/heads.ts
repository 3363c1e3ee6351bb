/** Rules for the metadata that search engines and link previews read. */
import { DEFAULT_LOCALE, localeOf } from '../../shared/locales.ts';
import { localeOfPath, alternatePath } from '../../shared/paths.ts';
import { addressOf, eachPage, targetOf, type Site } from './site.ts';

/** Whether a canonical address is on another site, where the page was first published. */
export const isOnOtherSite = (canonical: string, { url }: Pick<Site, 'url'>): boolean =>
  URL.canParse(canonical) && new URL(canonical).origin !== url;

export const heads = eachPage('head', (page, site) => {
  const { path, title, description, canonical, lang, dir } = page;
  const locale = localeOf(localeOfPath(path));
  const address = addressOf(page, site);
  return [
    ...(title ? [] : ['no title']),
    ...(description ? [] : ['no description']),
    ...(canonical === address || isOnOtherSite(canonical, site)
      ? []
      : [`the canonical address is "${canonical}", not ${address}`]),
    ...(lang === locale.tag ? [] : [`the language is "${lang}", not ${locale.tag}`]),
    ...(dir === locale.dir ? [] : [`the direction is "${dir}", not ${locale.dir}`]),
  ];
});

/** Values of `hreflang` that alternate links to a page may have. */
function tagsOf(path: string): readonly string[] {
  const { key, hreflang } = localeOf(localeOfPath(path));
  return key === DEFAULT_LOCALE ? [...hreflang, 'x-default'] : hreflang;
}

/** Alternate links between languages must go in both directions: search engines ignore the others. */
export const languages = eachPage('languages', (page, site) => {
  const own = addressOf(page, site);
  const isNamedIn = ({ alternates }: typeof page) => alternates.some(({ href }) => href === own);
  return [
    ...(isNamedIn(page) ? [] : ['has no alternate link to itself']),
    ...page.alternates.flatMap(({ hreflang, href }) => {
      const version = site.byPath.get(targetOf(href, page, site)?.path ?? '');
      if (!version || addressOf(version, site) !== href) return [`${hreflang}: no page has the address ${href}`];
      if (!tagsOf(version.path).includes(hreflang)) return [`${hreflang}: ${href} is in another language`];
      return isNamedIn(version) ? [] : [`${hreflang}: ${href} has no alternate link to this page`];
    }),
  ];
});

export const cards = eachPage('social card', (page, site) => {
  const { isIndexed, card } = page;
  if (!isIndexed) return [];
  if (!URL.canParse(card)) return ['the picture has no absolute address'];
  return site.assets.has(targetOf(card, page, site)?.path ?? '') ? [] : [`${card} does not exist`];
});

/** Checks only the address. The rule `resources` checks that the file exists. */
export const markdown = eachPage('Markdown', ({ path, isIndexed, markdown: href }) =>
  !isIndexed || href === alternatePath(path) ? [] : [`its alternate is "${href}", not ${alternatePath(path)}`],
);

/** The Open Graph tags of an article must name its type, and the same dates as its structured data. */
export const previews = eachPage('preview', ({ kind, published, modified, structuredData }) => {
  const dayOf = (property: string) => new RegExp(`"${property}":"([^"]+)"`).exec(structuredData.join())?.[1] ?? '';
  const days = [dayOf('datePublished'), dayOf('dateModified')];
  const wanted = days[0] ? 'article' : 'website';
  return [
    ...(kind === wanted ? [] : [`the kind is "${kind}", not ${wanted}`]),
    ...(published === days[0] ? [] : [`published on "${published}", not "${days[0]}"`]),
    ...(modified === days[1] ? [] : [`modified on "${modified}", not "${days[1]}"`]),
  ];
});
