/** The feeds of the blog: their links, their routes and their data. */
import type { APIRoute } from 'astro';
import { page } from '#content/fixedPages.ts';
import { personIn } from '#content/people.ts';
import { posts } from '#content/texts.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { FeedData, FeedLink } from '#seo/feeds.ts';
import { brandIn } from '#shared/brand.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { listHref } from './_blog.ts';
import { routesOf } from './_routes.ts';

/** The feeds by the name of their file, with their format and their media type. */
const FEEDS = {
  'rss.xml': { label: 'RSS', type: 'application/rss+xml' },
  'feed.xml': { label: 'Atom', type: 'application/atom+xml' },
  'feed.json': { label: 'JSON Feed', type: 'application/feed+json' },
};

/** Links to the feeds. `label` is their format, for the page; `title` also contains the name of the blog, for the head of the page. */
export async function feedLinks(locale: LocaleKey): Promise<(FeedLink & { label: string })[]> {
  const list = await listHref(locale);
  const { nav } = messagesOf(locale);
  return Object.entries(FEEDS).map(([file, { label, type }]) => ({
    label,
    type,
    title: `${brandIn(locale)}: ${nav.blogs} (${label})`,
    href: `${list}/${file}`,
  }));
}

/** Static paths of a feed: one for each language that has a blog. */
export const feedPaths = () => routesOf('/blogs');

/** The route of the feed at `/blogs/<file>`. `write` makes its document. */
export const feedRoute =
  (file: keyof typeof FEEDS, write: (data: FeedData) => string): APIRoute<{ locale: LocaleKey }> =>
  async ({ props: { locale } }) =>
    new Response(write(await feedOf(locale, file)), {
      headers: { 'content-type': `${FEEDS[file].type}; charset=utf-8` },
    });

/** The data of the feed at `/blogs/<file>` of a language. Articles with `noindex` are left out. */
async function feedOf(locale: LocaleKey, file: string): Promise<FeedData> {
  const { meta } = await page(locale, 'blogs');
  const { blogTopics } = messagesOf(locale);
  return {
    title: meta.title,
    description: meta.description,
    brand: brandIn(locale),
    languageTag: localeOf(locale).tag,
    home: localizedPath(locale, '/blogs'),
    self: localizedPath(locale, `/blogs/${file}`),
    articles: await Promise.all(
      (await posts(locale))
        .filter(({ data }) => !data.meta?.noindex)
        .map(async ({ href, data, entry }) => ({
          ...data,
          writer: data.author && (await personIn(locale, data.author)).data.name,
          path: href,
          tags: data.tags.map((tag) => blogTopics[tag]),
          html: entry.rendered?.html ?? '',
        })),
    ),
  };
}
