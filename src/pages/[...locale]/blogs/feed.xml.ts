/** The feed of the blog as Atom. */
import { atomFeed } from '#seo/feeds.ts';
import { feedPaths, feedRoute } from '../../_feed.ts';

export const getStaticPaths = feedPaths;

export const GET = feedRoute('feed.xml', atomFeed);
