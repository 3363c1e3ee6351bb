/** Converts the home page's record to its view. */
import type { HomeRecord } from '../schema/home.ts';
import { headingView, metaView, type HeadingView, type MetaView, type PictureView } from './views.ts';

interface HomeView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView; linkText: string };
  disciplines: HeadingView;
  featured: (HeadingView & { industry: string })[];
  process: HeadingView & { steps: HeadingView[] };
  developers: HeadingView & { picture: PictureView; linkText: string };
  promises: HeadingView & { picture: PictureView; cards: HeadingView[] };
  industries: HeadingView;
  work: HeadingView & { cases: readonly string[]; linkText: string };
  articles: HeadingView & { linkText: string };
  banner: HeadingView & { picture: PictureView; button: string };
}

/** The view of the home page. */
export function homeView({ content }: HomeRecord): HomeView {
  const { heroSection: hero, processSection: process, promisesSection: promises, bannerSection: banner } = content;
  const { developersSection: developers, workSection: work, articlesSection: articles } = content;
  return {
    meta: metaView(content.metaData),
    hero: { title: hero.title, desc: hero.desc, picture: hero.img, linkText: hero.linkText },
    disciplines: headingView(content.disciplinesSection),
    featured: content.featuredSection.cards.map(({ industry, title, desc }) => ({ industry, title, desc })),
    process: { ...headingView(process), steps: process.steps.map(headingView) },
    developers: { ...headingView(developers), picture: developers.img, linkText: developers.linkText },
    promises: { ...headingView(promises), picture: promises.img, cards: promises.cards.map(headingView) },
    industries: headingView(content.industriesSection),
    work: { ...headingView(work), cases: work.cases, linkText: work.linkText },
    articles: { ...headingView(articles), linkText: articles.linkText },
    banner: { ...headingView(banner), picture: banner.bimg, button: banner.buttonText },
  };
}
