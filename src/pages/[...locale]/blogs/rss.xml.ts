/** The feed of the blog as RSS. */
import { rssFeed } from '#seo/feeds.ts';
import { feedPaths, feedRoute } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET = feedRoute('rss.xml', rssFeed);
