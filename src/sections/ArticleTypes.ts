/** Shapes that the sections of the blog share. */
import type { Heading, Link } from './types.ts';

export interface ArticleMeta {
  role: string;
  /** Who wrote it, where the article names them. */
  author?: Link | undefined;
  /** The day for readers and for machines. */
  day: string;
  isoDay: string;
  /** For example `6 min read`. */
  readingTime: string;
}

export interface ArticleCard extends Heading, ArticleMeta {
  href: string;
}

export interface TopicLink extends Link {
  count: number;
  isCurrent?: boolean;
}
