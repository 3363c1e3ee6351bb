/** The feed of the blog as Atom. */
import type { APIRoute } from 'astro';
import { atomFeed } from '#seo/feeds.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { feedOf, feedPaths } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET: APIRoute<{ locale: LocaleKey }> = async ({ props }) =>
  new Response(atomFeed(await feedOf(props.locale, 'feed.xml')), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
