/** Rules over what search engines and link previews read of a page. */
import { DEFAULT_LOCALE, localeOf } from '../../shared/locales.ts';
import { localeOfPath, alternatePath } from '../../shared/paths.ts';
import { addressOf, eachPage, targetOf, type Site } from './site.ts';

/** An address on another site, where a page first appeared. */
export const isElsewhere = (canonical: string, { url }: Pick<Site, 'url'>): boolean =>
  URL.canParse(canonical) && new URL(canonical).origin !== url;

export const heads = eachPage('head', (page, site) => {
  const { path, title, description, canonical, lang, dir } = page;
  const locale = localeOf(localeOfPath(path));
  const address = addressOf(page, site);
  return [
    ...(title ? [] : ['no title']),
    ...(description ? [] : ['no description']),
    ...(canonical === address || isElsewhere(canonical, site)
      ? []
      : [`the canonical address is "${canonical}", not ${address}`]),
    ...(lang === locale.tag ? [] : [`the language is "${lang}", not ${locale.tag}`]),
    ...(dir === locale.dir ? [] : [`the direction is "${dir}", not ${locale.dir}`]),
  ];
});

/** Tags that alternate links to a page may carry. */
function tagsOf(path: string): readonly string[] {
  const { key, hreflang } = localeOf(localeOfPath(path));
  return key === DEFAULT_LOCALE ? [...hreflang, 'x-default'] : hreflang;
}

/** Search engines drop the languages of a page that are not named in both directions. */
export const languages = eachPage('languages', (page, site) => {
  const own = addressOf(page, site);
  const isNamedIn = ({ alternates }: typeof page) => alternates.some(({ href }) => href === own);
  return [
    ...(isNamedIn(page) ? [] : ['does not name itself']),
    ...page.alternates.flatMap(({ hreflang, href }) => {
      const version = site.byPath.get(targetOf(href, page, site)?.path ?? '');
      if (!version || addressOf(version, site) !== href) return [`${hreflang}: no page has the address ${href}`];
      if (!tagsOf(version.path).includes(hreflang)) return [`${hreflang}: ${href} is in another language`];
      return isNamedIn(version) ? [] : [`${hreflang}: ${href} does not name this page`];
    }),
  ];
});

export const cards = eachPage('social card', (page, site) => {
  const { isIndexed, card } = page;
  if (!isIndexed) return [];
  if (!URL.canParse(card)) return ['no absolute address of a picture'];
  return site.assets.has(targetOf(card, page, site)?.path ?? '') ? [] : [`${card} does not exist`];
});

/** That the file is there is asked of it as of whatever a page names. */
export const markdown = eachPage('Markdown', ({ path, isIndexed, markdown: href }) =>
  !isIndexed || href === alternatePath(path) ? [] : [`its alternate is "${href}", not ${alternatePath(path)}`],
);

/** An article says so to link previews too, with the days that its structured data give. */
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
