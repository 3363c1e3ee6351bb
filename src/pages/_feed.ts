/** The routes of the feeds and their data. */
import type { APIRoute } from 'astro';
import { page, personIn, posts } from '#content/queries.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { FeedData } from '#seo/feeds.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { routesOf } from './_routes.ts';

/** Static paths of a feed: one for each language that has a blog. */
export const feedPaths = () => routesOf('/blogs');

/** The route of the feed at `/blogs/<file>`. `write` makes its document, which has the media type `type`. */
export const feedRoute =
  (file: string, type: string, write: (data: FeedData) => string): APIRoute<{ locale: LocaleKey }> =>
  async ({ props: { locale } }) =>
    new Response(write(await feedOf(locale, file)), { headers: { 'content-type': `${type}; charset=utf-8` } });

/** The data of the feed at `/blogs/<file>` of a language. Articles with `noindex` are left out. */
async function feedOf(locale: LocaleKey, file: string): Promise<FeedData> {
  const { meta } = await page(locale, 'blogs');
  const { blogTopics } = messagesOf(locale);
  return {
    title: meta.title,
    description: meta.description,
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
