/** Data of article pages beyond the records: reading time, table of contents, related articles, pagination, topics. */
import { isolateTerms } from '#shared/bidi.ts';

const WORDS_A_MINUTE = 220;
const CODE_LINES_A_MINUTE = 30;
const FENCE = /^```[^\n]*\n([^]*?)^```/gm;

/** Reading time of a Markdown text in minutes, at least one. Code counts by lines, prose by words. */
export function readingMinutes(markdown: string): number {
  const codeLines = [...markdown.matchAll(FENCE)].reduce(
    (sum, [, code = '']) => sum + code.trimEnd().split('\n').length,
    0,
  );
  const words = markdown.replace(FENCE, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + codeLines / CODE_LINES_A_MINUTE));
}

interface Heading {
  depth: number;
  slug: string;
  text: string;
}

interface ContentsItem {
  label: string;
  href: string;
  children: ContentsItem[];
}

/** Table of contents: headings of the second level, each with those of the third below it. Latin terms are isolated, as in the headings. */
export function contentsOf(headings: readonly Heading[]): ContentsItem[] {
  const items: ContentsItem[] = [];
  for (const { depth, slug, text } of headings) {
    const item = { label: isolateTerms(text), href: `#${slug}`, children: [] };
    if (depth === 2) items.push(item);
    else if (depth === 3) items.at(-1)?.children.push(item);
  }
  return items;
}

interface Article<Tag extends string = string> {
  slug: string;
  data: { date: Date; tags: readonly Tag[]; services: readonly string[] };
}

/** A shared service has more weight than a shared tag. */
const SERVICE_WEIGHT = 2;
const MOST_RELATED = 3;

/**
 * At most three related articles by shared services and tags, best match first; equal matches keep the order of `all`. Stops when no later
 * article can match better: on a large site, comparing all pairs would take most of the build time.
 */
export function relatedTo<T extends Article>(article: Article, all: readonly T[]): T[] {
  const { services, tags } = article.data;
  const highest = SERVICE_WEIGHT * services.length + tags.length;
  const best: { other: T; score: number }[] = [];
  for (const other of all) {
    const score = SERVICE_WEIGHT * shared(services, other.data.services) + shared(tags, other.data.tags);
    if (score === 0 || other.slug === article.slug) continue;
    const lower = best.findIndex((candidate) => candidate.score < score);
    best.splice(lower === -1 ? best.length : lower, 0, { other, score });
    best.splice(MOST_RELATED);
    if (best.length === MOST_RELATED && best.at(-1)?.score === highest) break;
  }
  return best.map(({ other }) => other);
}

function shared(own: readonly string[], other: readonly string[]): number {
  let count = 0;
  for (const entry of own) if (other.includes(entry)) count += 1;
  return count;
}

/** Number of articles on a page of the list, including the newest one, which the first page shows above the list. */
export const PAGE_SIZE = 9;

/** Splits the articles of a list into its pages. Without articles there is one empty page. */
export function intoPages<T>(articles: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => articles.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE));
}

/** The tags of the articles, each with its number of articles. */
export function tagCounts<Tag extends string>(articles: readonly Article<Tag>[]): { tag: Tag; count: number }[] {
  const counts = new Map<Tag, number>();
  for (const tag of articles.flatMap(({ data }) => data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count }));
}
