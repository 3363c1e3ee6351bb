/** Titles, canonical addresses and alternate links of a page. */
import { site } from '#site.config';
import { brandIn } from '#shared/brand.ts';
import type { Locale, LocaleKey } from '#shared/locales.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Address on another site where the page first appeared. */
  canonical?: string | undefined;
  /** Excludes the page from search engines, the sitemap, the search of the site, llms.txt and feeds. */
  noindex?: boolean | undefined;
  /** Title, description and picture of the link preview, instead of those of the page. */
  card?: { title?: string | undefined; description?: string | undefined; image?: string | undefined } | undefined;
  /** Dates of the article, if the page is an article. */
  article?: { date: Date; updated?: Date };
}

/** Absolute address of a path. */
export const absolute = (path: string): string => new URL(path, site.url).href;

/** The document title. Unless it contains `|`, the brand in the spelling of `locale` is added if the result has at most 60 characters. */
export function documentTitle(title: string, locale: LocaleKey): string {
  const branded = `${title} | ${brandIn(locale)}`;
  return title.includes('|') || branded.length > 60 ? title : branded;
}

/** Open Graph tags for the kind of page: an article with its dates, or a website. */
export const kindTags = ({ article }: PageMeta): { property: string; content: string }[] =>
  article
    ? [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.date.toISOString() },
        { property: 'article:modified_time', content: (article.updated ?? article.date).toISOString() },
      ]
    : [{ property: 'og:type', content: 'website' }];

interface Alternate {
  locale: Locale;
  path: string;
}

/** Alternate links of a page: one for each `hreflang` of each language that has the page, and `x-default` for the default language. */
export function alternates(pages: readonly Alternate[]): { hreflang: string; href: string }[] {
  const links = pages.flatMap(({ locale, path }) =>
    locale.hreflang.map((hreflang) => ({ hreflang, href: absolute(path) })),
  );
  const fallback = pages.find(({ locale }) => locale.prefix === '');
  return fallback ? [...links, { hreflang: 'x-default', href: absolute(fallback.path) }] : links;
}
