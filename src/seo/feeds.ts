/** The blog as Atom, as RSS 2.0 and as JSON Feed 1.1, with the whole text of each article and absolute addresses. */
import { site } from '#site.config';
import { xml } from '#shared/xml.ts';
import { absolute } from './metadata.ts';

export interface FeedArticle {
  title: string;
  description: string;
  path: string;
  date: Date;
  updated?: Date;
  role: string;
  tags: readonly string[];
  /** The text as HTML; addresses in it may be paths. */
  html: string;
}

export interface FeedData {
  title: string;
  description: string;
  languageTag: string;
  /** Path of the page the feed belongs to. */
  home: string;
  /** Path of the feed itself. */
  self: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
}

/** How a page names a feed in its head. */
export interface FeedLink {
  /** Media type. */
  type: string;
  title: string;
  href: string;
}

/** Code in an article may show an attribute as text. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const lastChange = ({ updated, date }: FeedArticle) => updated ?? date;

/** Makes addresses absolute, also those within the page; a reader elsewhere has no page to start from. */
const withAbsoluteLinks = ({ html, path }: FeedArticle): string =>
  html.replace(TAG, (tag) =>
    tag.replace(
      /(\s(?:href|src)=")([/#][^"]*)/,
      (_, before: string, target: string) => before + new URL(target, absolute(path)).href,
    ),
  );

function atomEntry(article: FeedArticle): string {
  const { title, description, path, date, role, tags } = article;
  return [
    '<entry>',
    `<title>${xml(title)}</title>`,
    `<id>${xml(absolute(path))}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(absolute(path))}"/>`,
    `<published>${date.toISOString()}</published>`,
    `<updated>${lastChange(article).toISOString()}</updated>`,
    `<author><name>${xml(`${role}, ${site.brand}`)}</name></author>`,
    ...tags.map((tag) => `<category term="${xml(tag)}"/>`),
    `<summary>${xml(description)}</summary>`,
    `<content type="html">${xml(withAbsoluteLinks(article))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The newest change of all. */
const lastChangeOf = (articles: readonly FeedArticle[]): Date =>
  new Date(Math.max(0, ...articles.map((article) => lastChange(article).getTime())));

/** The feed as an Atom document (RFC 4287). */
export function atomFeed({ title, description, languageTag, home, self, articles }: FeedData): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(languageTag)}">`,
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(description)}</subtitle>`,
    `<id>${xml(absolute(home))}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(absolute(home))}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(absolute(self))}"/>`,
    `<updated>${lastChangeOf(articles).toISOString()}</updated>`,
    `<author><name>${xml(site.brand)}</name></author>`,
    ...articles.map(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

function rssItem(article: FeedArticle): string {
  const { title, description, path, date, role, tags } = article;
  return [
    '<item>',
    `<title>${xml(title)}</title>`,
    `<link>${xml(absolute(path))}</link>`,
    `<guid isPermaLink="true">${xml(absolute(path))}</guid>`,
    `<pubDate>${date.toUTCString()}</pubDate>`,
    `<dc:creator>${xml(`${role}, ${site.brand}`)}</dc:creator>`,
    ...tags.map((tag) => `<category>${xml(tag)}</category>`),
    `<description>${xml(description)}</description>`,
    `<content:encoded>${xml(withAbsoluteLinks(article))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/** Namespaces of what RSS has no element for: the author without a mail address, the whole text, the feed's own address. */
const RSS_NAMESPACES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
].join(' ');

/** The feed as an RSS 2.0 document (rssboard.org). */
export const rssFeed = ({ title, description, languageTag, home, self, articles }: FeedData): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${RSS_NAMESPACES}>`,
    '<channel>',
    `<title>${xml(title)}</title>`,
    `<link>${xml(absolute(home))}</link>`,
    `<description>${xml(description)}</description>`,
    `<language>${xml(languageTag)}</language>`,
    `<lastBuildDate>${lastChangeOf(articles).toUTCString()}</lastBuildDate>`,
    `<atom:link rel="self" type="application/rss+xml" href="${xml(absolute(self))}"/>`,
    ...articles.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

/** The feed as JSON Feed 1.1. */
export const jsonFeed = ({ title, description, languageTag, home, self, articles }: FeedData): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absolute(home),
    feed_url: absolute(self),
    language: languageTag,
    authors: [{ name: site.brand, url: site.url }],
    items: articles.map((article) => ({
      id: absolute(article.path),
      url: absolute(article.path),
      title: article.title,
      summary: article.description,
      content_html: withAbsoluteLinks(article),
      date_published: article.date.toISOString(),
      date_modified: lastChange(article).toISOString(),
      authors: [{ name: `${article.role}, ${site.brand}` }],
      tags: article.tags,
    })),
  });
