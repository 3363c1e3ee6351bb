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
  /** Keeps the page out of everything that lists pages. */
  noindex?: boolean | undefined;
  /** What a link preview shows instead; `image` is a picture of the company's own. */
  card?: { title?: string | undefined; description?: string | undefined; image?: string | undefined } | undefined;
  /** The days of an article. */
  article?: { date: Date; updated?: Date };
}

/** Absolute address of a path. */
export const absolute = (path: string): string => new URL(path, site.url).href;

/** The document's title: the page's own, with the brand as `locale` spells it where there is room within 60 characters. */
export function documentTitle(title: string, locale: LocaleKey): string {
  const branded = `${title} | ${brandIn(locale)}`;
  return title.includes('|') || branded.length > 60 ? title : branded;
}

/** What a page is to link previews: an article with its days, or a page of the site. */
export const kindTags = ({ article }: PageMeta): { property: string; content: string }[] =>
  article
    ? [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.date.toISOString() },
        { property: 'article:modified_time', content: (article.updated ?? article.date).toISOString() },
      ]
    : [{ property: 'og:type', content: 'website' }];

export interface Alternate {
  locale: Locale;
  path: string;
}

/** Alternate links of a page: each language it exists in, under each of its tags, and the default. */
export function alternates(pages: readonly Alternate[]): { hreflang: string; href: string }[] {
  const links = pages.flatMap(({ locale, path }) =>
    locale.hreflang.map((hreflang) => ({ hreflang, href: absolute(path) })),
  );
  const fallback = pages.find(({ locale }) => locale.prefix === '');
  return fallback ? [...links, { hreflang: 'x-default', href: absolute(fallback.path) }] : links;
}
