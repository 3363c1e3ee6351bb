/** Shared by the routes of the blog: cards of articles, links to topics and to the pages of the list. */
import { readingMinutes, tagCounts } from '#content/articles.ts';
import { formatDay } from '#content/days.ts';
import { listPath, topicPath } from '#content/listPaths.ts';
import { hrefIn } from '#content/pagePaths.ts';
import { personIn } from '#content/people.ts';
import type { TextEntry } from '#content/texts.ts';
import { isoDay } from '#content/schema/day.ts';
import type { Topic } from '#content/schema/topics.ts';
import { fill, messagesOf } from '#i18n/messages.ts';
import type { ArticleCard, TopicLink } from '#sections/ArticleTypes.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { pluralOf } from '#shared/plural.ts';
import { localizedPath } from '#shared/paths.ts';
import type { PictureSource } from '#ui/Picture.tsx';
import { personLink } from './_people.ts';
import { decoration, pictureOf } from './_pictures.ts';

export type Post = TextEntry<'posts'>;

/** Address of a topic's page. */
export const topicHref = (locale: LocaleKey, tag: string): string => localizedPath(locale, topicPath(tag));

/** Path of page `number` of the list; the first is 1. In a language without a blog page, it is the path in the default language. */
export const listHref = (locale: LocaleKey, number = 1): Promise<string> => hrefIn(locale, listPath(number));

/** The picture of an article: the one in its record or, without one, the drawing of its first service. */
const articlePicture = ({ data }: Post): PictureSource | Promise<PictureSource> =>
  data.img ? pictureOf(data.img) : decoration(`scene:services/${data.services[0] ?? ''}`);

/** Cache of the cards: each card is needed in lists, among related articles, and on the page of the article. */
const cards = new WeakMap<Post, Promise<ArticleCard>>();

/** The card of an article, with texts in the language of the article. */
export function articleCard(post: Post): Promise<ArticleCard> {
  const known = cards.get(post) ?? findCard(post);
  cards.set(post, known);
  return known;
}

/** The cards of several articles, in the same order. */
export const articleCards = (posts: readonly Post[]): Promise<ArticleCard[]> => Promise.all(posts.map(articleCard));

async function findCard(post: Post): Promise<ArticleCard> {
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

/** Cache of the number of articles per tag, by list of articles: each page of a list shows these numbers. */
const counts = new WeakMap<readonly Post[], ReturnType<typeof tagCounts<Topic>>>();

/** Links to the topics that have articles, in the alphabetical order of their names. */
export function topicLinks(locale: LocaleKey, posts: readonly Post[], current?: string): TopicLink[] {
  const { blogTopics } = messagesOf(locale);
  const { format } = localeOf(locale);
  const counted = counts.get(posts) ?? tagCounts(posts);
  counts.set(posts, counted);
  return counted
    .map(({ tag, count }) => ({
      label: blogTopics[tag],
      href: topicHref(locale, tag),
      count,
      isCurrent: tag === current,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, format));
}

/** Number of linked pages on each side of the current page of the list. */
const REACH = 3;

/** Numbered links to the first page of the list, to the pages near the current one, and to the last page. */
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
