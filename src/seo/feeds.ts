/** The feeds of the blog: Atom, RSS 2.0 and JSON Feed 1.1. They contain the full text of each article, with absolute addresses. */
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { parse } from 'node-html-parser';
import { site } from '#site.config';
import { absolute } from './metadata.ts';

interface FeedArticle {
  title: string;
  description: string;
  path: string;
  date: Date;
  updated?: Date;
  role: string;
  /** Name of the author. */
  writer?: string | undefined;
  tags: readonly string[];
  /** The text as HTML; it may contain relative addresses. */
  html: string;
}

export interface FeedData {
  title: string;
  description: string;
  /** The company's name as the language of the feed spells it. */
  brand: string;
  languageTag: string;
  /** Path of the page that lists the articles. */
  home: string;
  /** Path of the feed itself. */
  self: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
}

/** A feed as linked in the head of a page. */
export interface FeedLink {
  /** Media type. */
  type: string;
  title: string;
  href: string;
}

const lastChange = ({ updated, date }: FeedArticle) => updated ?? date;

/** Makes all addresses in the HTML absolute, also fragments such as `#summary`, because a feed reader does not resolve relative ones. */
export function withAbsoluteLinks({ html, path }: Pick<FeedArticle, 'html' | 'path'>): string {
  const root = parse(html);
  for (const name of ['href', 'src'])
    for (const element of root.querySelectorAll(`[${name}]`))
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', absolute(path)).href);
  return root.toString();
}

const authorOf = ({ writer, role }: FeedArticle, brand: string) => [writer, role, brand].filter(Boolean).join(' · ');

/** Date of the newest change of all articles. */
const lastChangeOf = (articles: readonly FeedArticle[]): Date =>
  new Date(Math.max(0, ...articles.map((article) => lastChange(article).getTime())));

/** The feed as an Atom document (RFC 4287). */
export const atomFeed = ({ title, description, brand, languageTag, home, self, articles }: FeedData): string =>
  generateAtomFeed({
    xml: { lang: languageTag },
    title: { value: title },
    subtitle: { value: description },
    id: absolute(home),
    links: [
      { rel: 'alternate', type: 'text/html', href: absolute(home) },
      { rel: 'self', type: 'application/atom+xml', href: absolute(self) },
    ],
    updated: lastChangeOf(articles),
    authors: [{ name: brand }],
    entries: articles.map((article) => ({
      title: { value: article.title },
      id: absolute(article.path),
      links: [{ rel: 'alternate', type: 'text/html', href: absolute(article.path) }],
      published: article.date,
      updated: lastChange(article),
      authors: [{ name: authorOf(article, brand) }],
      categories: article.tags.map((term) => ({ term })),
      summary: { value: article.description },
      content: { type: 'html', value: withAbsoluteLinks(article) },
    })),
  });

/**
 * The feed as an RSS 2.0 document (rssboard.org). The author is in the Dublin Core element `dc:creator`, because the element `author` of
 * RSS requires a mail address.
 */
export const rssFeed = ({ title, description, brand, languageTag, home, self, articles }: FeedData): string =>
  generateRssFeed({
    title,
    link: absolute(home),
    description,
    language: languageTag,
    lastBuildDate: lastChangeOf(articles),
    atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: absolute(self) }] },
    items: articles.map((article) => ({
      title: article.title,
      link: absolute(article.path),
      guid: { value: absolute(article.path), isPermaLink: true },
      pubDate: article.date,
      dc: { creators: [authorOf(article, brand)] },
      categories: article.tags.map((name) => ({ name })),
      description: article.description,
      content: { encoded: withAbsoluteLinks(article) },
    })),
  });

/** The feed as JSON Feed 1.1. */
export const jsonFeed = ({ title, description, brand, languageTag, home, self, articles }: FeedData): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      description,
      home_page_url: absolute(home),
      feed_url: absolute(self),
      language: languageTag,
      authors: [{ name: brand, url: site.url }],
      items: articles.map((article) => ({
        id: absolute(article.path),
        url: absolute(article.path),
        title: article.title,
        summary: article.description,
        content_html: withAbsoluteLinks(article),
        date_published: article.date,
        date_modified: lastChange(article),
        authors: [{ name: authorOf(article, brand) }],
        tags: [...article.tags],
      })),
    }),
  );
