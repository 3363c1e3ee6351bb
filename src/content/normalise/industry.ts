/** Converts the record of an industry to the view of its page. */
import type { IndustryRecord } from '../schema/industry.ts';
import {
  cardView,
  headingView,
  metaView,
  paragraphs,
  type CardView,
  type HeadingView,
  type MetaView,
  type PictureView,
} from './views.ts';

interface IndustryView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView; paragraphs: string[] };
  why: HeadingView & { picture: PictureView; cards: CardView[] };
  solutions: HeadingView & { cards: { title: string; drawing: string; bullets: string[] }[] };
  features: HeadingView & { picture: PictureView; items: HeadingView[] };
  banner: HeadingView & { picture: PictureView; button: string };
}

/** The view of an industry's page. */
export function industryView({ content }: IndustryRecord): IndustryView {
  const { heroSection: hero, whyWorkSection: why, solutionsCardsSection: solutions } = content;
  const { ourServicesSection: features, bannerSection: banner } = content;
  return {
    meta: metaView(content.metaData),
    hero: { title: hero.title, desc: hero.shortDesc, picture: hero.img, paragraphs: paragraphs(hero.desc) },
    why: { ...headingView(why), picture: why.img, cards: why.cards.map(cardView) },
    solutions: {
      ...headingView(solutions),
      cards: solutions.cards.map(({ title, img, lists }) => ({
        title,
        drawing: img,
        bullets: lists.map(({ text }) => text),
      })),
    },
    features: { ...headingView(features), picture: features.img, items: features.lists.map(headingView) },
    banner: { ...headingView(banner), picture: banner.bimg, button: banner.buttonText },
  };
}
