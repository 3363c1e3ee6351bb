/** The feed of the blog as JSON Feed. */
import type { APIRoute } from 'astro';
import { jsonFeed } from '#seo/feeds.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { feedOf, feedPaths } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET: APIRoute<{ locale: LocaleKey }> = async ({ props }) =>
  new Response(jsonFeed(await feedOf(props.locale, 'feed.json')), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
