/** From the home page's record to what it shows. */
import type { HomeRecord } from '../schema/home.ts';
import { metaView, type CardView, type HeadingView, type MetaView, type PictureView } from './views.ts';

export interface HomeView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView; linkText: string };
  disciplines: HeadingView;
  featured: (HeadingView & { industry: string })[];
  process: HeadingView & { steps: CardView[] };
  promises: HeadingView & { picture: PictureView; cards: CardView[] };
  industries: HeadingView;
  banner: HeadingView & { picture: PictureView; button: string };
}

export function homeView({ content }: HomeRecord): HomeView {
  const { heroSection: hero, processSection: process, promisesSection: promises, bannerSection: banner } = content;
  return {
    meta: metaView(content.metaData),
    hero: { title: hero.title, desc: hero.desc, picture: hero.img, linkText: hero.linkText },
    disciplines: heading(content.disciplinesSection),
    featured: content.featuredSection.cards.map(({ industry, title, desc }) => ({ industry, title, desc })),
    process: { ...heading(process), steps: process.steps.map(heading) },
    promises: { ...heading(promises), picture: promises.img, cards: promises.cards.map(heading) },
    industries: heading(content.industriesSection),
    banner: { ...heading(banner), picture: banner.bimg, button: banner.buttonText },
  };
}

const heading = ({ title, desc }: HeadingView): HeadingView => ({ title, desc });
