/** Converts a service group's record to the view of its page. */
import type { ServiceGroupRecord } from '../schema/service-group.ts';
import { headingView, metaView, paragraphs, type HeadingView, type MetaView, type PictureView } from './views.ts';

interface GroupView {
  meta: MetaView;
  hero: HeadingView & { picture: PictureView };
  purpose: { title: string; paragraphs: string[] };
  children: HeadingView & { cards: (HeadingView & { service: string })[] };
  differences?: HeadingView & { columns: string[]; rows: { service: string; cells: string[] }[] };
  choosing: HeadingView & { cards: { when: string; service: string; why: string }[] };
  banner: HeadingView;
}

/** The view of a service group's page. */
export function groupView({ content }: ServiceGroupRecord): GroupView {
  const { heroSection, purposeSection, childrenSection, differencesSection, choosingSection, bannerSection } = content;
  return {
    meta: metaView(content.metaData),
    hero: { ...headingView(heroSection), picture: heroSection.img },
    purpose: { title: purposeSection.title, paragraphs: paragraphs(purposeSection.desc) },
    children: childrenSection,
    differences: differencesSection,
    choosing: choosingSection,
    banner: headingView(bannerSection),
  };
}
