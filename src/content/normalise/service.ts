/** Converts the record of a service to the view of its page. */
import type { ServiceRecord } from '../schema/service.ts';
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

interface TechnologyGroupView {
  title: string;
  reason?: string;
  items: { name: string; logo: string }[];
}

interface ServiceView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView; statement: { title: string; paragraphs: string[] } };
  approach: HeadingView & { cards: CardView[] };
  offer: HeadingView & { cards: CardView[] };
  process: HeadingView & { steps: HeadingView[]; banner?: HeadingView & { picture?: PictureView } };
  why: HeadingView & { picture: PictureView; cards: HeadingView[] };
  technologies: HeadingView & { groups: TechnologyGroupView[] };
  faq: HeadingView & { questions: { question: string; answer: string }[] };
}

/** The view of a service's page. */
export function serviceView({ content }: ServiceRecord): ServiceView {
  const { heroSection: hero, processAndBannerSection: process, whyWorkSection: why } = content;
  return {
    meta: metaView(content.metaData),
    hero: {
      ...headingView(hero),
      picture: hero.img,
      statement: { title: hero.subTitle, paragraphs: paragraphs(hero.subDesc) },
    },
    approach: withIcons(content.briefCardsSection),
    offer: withIcons(content.ourServicesSection),
    process: {
      ...headingView(process),
      steps: (process.steps ?? []).map(headingView),
      ...(process.btitle && {
        banner: { title: process.btitle, desc: process.bdesc ?? '', ...(process.bimg && { picture: process.bimg }) },
      }),
    },
    why: { ...headingView(why), picture: why.img, cards: why.cards.map(headingView) },
    technologies: {
      ...headingView(content.techsSection),
      groups: content.techsSection.cards.map(({ title, desc, subCards }) => ({
        title,
        reason: desc,
        items: subCards.map((item) => ({ name: item.title, logo: item.img })),
      })),
    },
    faq: {
      ...headingView(content.faqSection),
      questions: content.faqSection.questions.map(({ question, answer }) => ({
        question: withoutNumber(question),
        answer,
      })),
    },
  };
}

/** Removes the number (`1. …`) with which questions of old records begin. A decimal number such as `1.5` stays. */
export const withoutNumber = (question: string) => question.replace(/^\s*\d+\s*[.)](?!\d)\s*/, '');

const withIcons = (section: HeadingView & { cards: (HeadingView & { img: string })[] }) => ({
  ...headingView(section),
  cards: section.cards.map(cardView),
});
