/** The feed of the blog as JSON Feed. */
import { jsonFeed } from '#seo/feeds.ts';
import { feedPaths, feedRoute } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET = feedRoute('feed.json', jsonFeed);
