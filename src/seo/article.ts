/** Structured data of the blog and its articles. */
import { site } from '#site.config';
import { absolute } from './metadata.ts';

interface ArticleData {
  title: string;
  description: string;
  path: string;
  date: Date;
  updated?: Date;
  tags: readonly string[];
  picture: string;
  languageTag: string;
  minutes: number;
}

const publisher = () => ({ '@type': 'Organization', name: site.brand, url: site.url });

/** schema.org description of an article. The author is the company, as no person is named. */
export const articleData = ({
  title,
  description,
  path,
  date,
  updated,
  tags,
  picture,
  languageTag,
  minutes,
}: ArticleData) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  url: absolute(path),
  mainEntityOfPage: absolute(path),
  image: absolute(picture),
  datePublished: date.toISOString(),
  dateModified: (updated ?? date).toISOString(),
  inLanguage: languageTag,
  keywords: tags.join(', '),
  timeRequired: `PT${minutes}M`,
  author: publisher(),
  publisher: publisher(),
});

/** schema.org description of the blog with the articles a page of it lists. */
export const blogData = (
  name: string,
  path: string,
  articles: readonly { title: string; path: string; date: Date }[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  name,
  url: absolute(path),
  publisher: publisher(),
  blogPost: articles.map(({ title, path: articlePath, date }) => ({
    '@type': 'BlogPosting',
    headline: title,
    url: absolute(articlePath),
    datePublished: date.toISOString(),
  })),
});
