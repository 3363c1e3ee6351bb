/** Types that the sections of the blog share. */
import type { PictureSource } from '#ui/Picture.tsx';
import type { Heading, Link } from './types.ts';

export interface ArticleMeta {
  role: string;
  /** The author, if the article names one. */
  author?: Link | undefined;
  /** Date of publication, formatted for readers. */
  day: string;
  /** The same date as YYYY-MM-DD. */
  isoDay: string;
  /** For example `6 min read`. */
  readingTime: string;
}

export interface ArticleCard extends Heading, ArticleMeta {
  href: string;
  picture: PictureSource;
}

export interface TopicLink extends Link {
  count: number;
  isCurrent?: boolean;
}
