/** The feed of the blog as RSS. */
import type { APIRoute } from 'astro';
import { rssFeed } from '#seo/feeds.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { feedOf, feedPaths } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET: APIRoute<{ locale: LocaleKey }> = async ({ props }) =>
  new Response(rssFeed(await feedOf(props.locale, 'rss.xml')), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
