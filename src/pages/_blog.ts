/** What the routes of the blog share: how an article becomes a card, which topics there are, where its lists stand. */
import { readingMinutes, tagCounts } from '#content/articles.ts';
import { formatDay, isoDay } from '#content/days.ts';
import { listPath, topicPath } from '#content/listPaths.ts';
import { hrefIn, personIn, type TextEntry } from '#content/queries.ts';
import type { Topic } from '#content/schema/topics.ts';
import { fill, messagesOf } from '#i18n/messages.ts';
import type { ArticleCard, TopicLink } from '#sections/ArticleTypes.ts';
import type { FeedLink } from '#seo/feeds.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { pluralOf } from '#shared/plural.ts';
import { localizedPath } from '#shared/paths.ts';
import { site } from '#site.config';
import type { PictureSource } from '#ui/Picture.tsx';
import { personLink } from './_people.ts';
import { decoration, pictureOf } from './_pictures.ts';

export type Post = TextEntry<'posts'>;

/** Address of a topic's page. */
export const topicHref = (locale: LocaleKey, tag: string): string => localizedPath(locale, topicPath(tag));

/** Address of a page of the list, from 1. Where the language has articles and no list yet, the list is the default language's. */
export const listHref = (locale: LocaleKey, number = 1): Promise<string> => hrefIn(locale, listPath(number));

/** The picture of an article: its own, or the drawing of the first service it belongs to. */
const articlePicture = ({ data }: Post): PictureSource | Promise<PictureSource> =>
  data.img ? pictureOf(data.img) : decoration(`scene:services/${data.services[0] ?? ''}`);

type Card = ArticleCard & { picture: PictureSource };

/** Cards by their articles: each stands in lists, beside kindred articles and on its own page. */
const cards = new WeakMap<Post, Promise<Card>>();

/** The facts of an article in the words of its language. */
export function articleCard(post: Post): Promise<Card> {
  const known = cards.get(post) ?? findCard(post);
  cards.set(post, known);
  return known;
}

/** The facts of several articles, in their order. */
export const articleCards = (posts: readonly Post[]): Promise<Card[]> => Promise.all(posts.map(articleCard));

async function findCard(post: Post): Promise<Card> {
  const { locale, href, data, entry } = post;
  const { format } = localeOf(locale);
  return {
    title: data.title,
    desc: data.description,
    href,
    role: data.role,
    ...(data.author && { author: personLink(await personIn(locale, data.author), locale) }),
    day: formatDay(data.date, format),
    isoDay: isoDay(data.date),
    readingTime: pluralOf(messagesOf(locale).blog.readingTime, readingMinutes(entry.body ?? ''), format),
    picture: await articlePicture(post),
  };
}

/** Counts of tags by list: each page of a list says them. */
const counts = new WeakMap<readonly Post[], ReturnType<typeof tagCounts<Topic>>>();

/** Links to the topics that have articles. */
export function topicLinks(locale: LocaleKey, posts: readonly Post[], current?: string): TopicLink[] {
  const { blogTopics } = messagesOf(locale);
  const counted = counts.get(posts) ?? tagCounts(posts);
  counts.set(posts, counted);
  return counted.map(({ tag, count }) => ({
    label: blogTopics[tag],
    href: topicHref(locale, tag),
    count,
    isCurrent: tag === current,
  }));
}

const FEEDS = [
  { label: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { label: 'Atom', file: 'feed.xml', type: 'application/atom+xml' },
  { label: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
];

/** Links to the feeds beside the list: on the page named by their format, in its head with the name of the blog. */
export async function feedLinks(locale: LocaleKey): Promise<(FeedLink & { label: string })[]> {
  const list = await listHref(locale);
  const { nav } = messagesOf(locale);
  return FEEDS.map(({ label, file, type }) => ({
    label,
    type,
    title: `${site.brand}: ${nav.blogs} (${label})`,
    href: `${list}/${file}`,
  }));
}

/** How many pages of the list are linked on each side of the one that is read. */
const REACH = 3;

/** Numbered links to the pages of the list that lie near, to the first and to the last. */
export async function pageLinks(locale: LocaleKey, count: number, current: number) {
  const { blog } = messagesOf(locale);
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => current - REACH + index);
  const numbers = new Set([1, ...near.filter((number) => number >= 1 && number <= count), count]);
  const links = [...numbers].map(async (number) => ({
    label: String(number),
    name: fill(blog.pageName, { number }),
    href: await listHref(locale, number),
    isCurrent: number === current,
  }));
  return Promise.all(links);
}
