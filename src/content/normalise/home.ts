/** Converts the home page's record to its view. */
import type { HomeRecord } from '../schema/home.ts';
import { metaView, type CardView, type HeadingView, type MetaView, type PictureView } from './views.ts';

export interface HomeView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView; linkText: string };
  disciplines: HeadingView;
  featured: (HeadingView & { industry: string })[];
  process: HeadingView & { steps: CardView[] };
  developers: HeadingView & { picture: PictureView; linkText: string };
  promises: HeadingView & { picture: PictureView; cards: CardView[] };
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
    disciplines: heading(content.disciplinesSection),
    featured: content.featuredSection.cards.map(({ industry, title, desc }) => ({ industry, title, desc })),
    process: { ...heading(process), steps: process.steps.map(heading) },
    developers: { ...heading(developers), picture: developers.img, linkText: developers.linkText },
    promises: { ...heading(promises), picture: promises.img, cards: promises.cards.map(heading) },
    industries: heading(content.industriesSection),
    work: { ...heading(work), cases: work.cases, linkText: work.linkText },
    articles: { ...heading(articles), linkText: articles.linkText },
    banner: { ...heading(banner), picture: banner.bimg, button: banner.buttonText },
  };
}

const heading = ({ title, desc }: HeadingView): HeadingView => ({ title, desc });
