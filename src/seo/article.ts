/** The blog and its articles in structured data. */
import type { Blog, BlogPosting } from 'schema-dts';
import { absolute } from './metadata.ts';
import { authorData, type PersonFacts } from './person.ts';
import { organizationId } from './organization.ts';

interface ArticleFacts {
  title: string;
  description: string;
  /** Path of the article and of the blog it belongs to. */
  path: string;
  blog: string;
  date: Date;
  updated?: Date;
  /** Names of the topics in the language of the article. */
  tags: readonly string[];
  languageTag: string;
  minutes: number;
  /** The author, if the article names one. */
  author?: PersonFacts | undefined;
}

const blogId = (path: string) => `${absolute(path)}#blog`;

/** Structured data of an article. Without a named author, the company is the author. */
export const articleData = (article: ArticleFacts): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(article.path)}#article`,
  headline: article.title,
  description: article.description,
  url: absolute(article.path),
  mainEntityOfPage: { '@id': absolute(article.path) },
  image: { '@id': `${absolute(article.path)}#card` },
  datePublished: article.date.toISOString(),
  dateModified: (article.updated ?? article.date).toISOString(),
  inLanguage: article.languageTag,
  keywords: article.tags.join(', '),
  timeRequired: `PT${article.minutes}M`,
  isPartOf: { '@type': 'Blog', '@id': blogId(article.blog), url: absolute(article.blog) },
  author: article.author ? authorData(article.author) : { '@id': organizationId },
  publisher: { '@id': organizationId },
});

/** Structured data of the blog at `path`. */
export const blogData = (name: string, path: string): Blog => ({
  '@type': 'Blog',
  '@id': blogId(path),
  name,
  url: absolute(path),
  publisher: { '@id': organizationId },
});
