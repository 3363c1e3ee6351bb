/** A service: its menu item and, under `content`, its page as the specification defines it. */
import { z } from 'zod';
import { faqSection } from './faq.ts';
import { icon, logo, picture } from './image.ts';
import { metaData } from './meta.ts';
import { contactPerson } from './person.ts';
import { withDateOrder, publication } from './publication.ts';
import { source } from './source.ts';
import {
  description,
  heading,
  listOf,
  localId,
  refuseRepeats,
  refuseRepeatsOf,
  servicePath,
  slug,
  text,
  title,
} from './text.ts';

/** Allowed numbers of repeated parts, as [minimum, maximum]. */
export interface ServiceCounts {
  serviceCards: readonly [number, number];
  faqs: readonly [number, number];
  techGroups: readonly [number, number];
  techItemsPerGroup: readonly [number, number];
}

export const DEFAULT_SERVICE_COUNTS: ServiceCounts = {
  serviceCards: [5, 9],
  faqs: [7, 10],
  techGroups: [4, 8],
  techItemsPerGroup: [3, 8],
};

const iconCard = z.strictObject({
  id: localId,
  img: icon,
  title: text(60, 'Two to six words'),
  desc: text(260, 'One or two sentences'),
});

const briefCardsSection = z.strictObject({
  ...heading,
  cards: listOf(iconCard, [4, 4], 'How we approach the work: four cards'),
});

const ourServicesSection = (count: readonly [number, number]) =>
  z.strictObject({
    ...heading,
    cards: listOf(iconCard, count, 'What the service consists of'),
  });

const processAndBannerSection = z.strictObject({
  ...heading,
  steps: listOf(
    z.strictObject({
      id: localId,
      title: text(30, 'One to three words'),
      desc: text(180, 'What happens and what you get'),
    }),
    [4, 6],
    'Steps in their order',
  ).optional(),
  btitle: title('Heading of the banner').optional(),
  bdesc: text(300, 'Text of the banner').optional(),
  bimg: picture.optional().describe('Picture of the banner; without it, the wide drawing of the page is shown'),
});

const whyWorkSection = z.strictObject({
  id: localId,
  img: picture,
  title: title(),
  desc: description,
  cards: listOf(
    z.strictObject({ id: localId, title: text(60, 'A claim'), desc: text(280, 'What makes it true') }),
    [4, 4],
    'Four reasons, each with what makes it true',
  ),
});

const techsSection = (groups: readonly [number, number], items: readonly [number, number]) =>
  z.strictObject({
    id: localId,
    title: title('Heading that names this service or its subject, and no other service'),
    desc: description,
    cards: listOf(
      z.strictObject({
        id: localId,
        title: text(40, 'Name of the group'),
        desc: text(200, 'Reason for this group of technologies').optional(),
        subCards: listOf(
          z.strictObject({ id: localId, title: text(40, 'Name as its maker writes it'), img: logo }),
          items,
          'Technologies of the group',
        ),
      }),
      groups,
      'Groups of technologies',
    ),
  });

/** The content of a service page as the specification defines it, except that the key `briefCardsSection` is spelt correctly. */
const serviceContent = (counts: ServiceCounts) =>
  z.strictObject({
    id: localId,
    metaData,
    heroSection: z.strictObject({
      id: localId,
      title: title('Headline of the page'),
      desc: text(320, 'What we do, in one or two sentences'),
      img: picture,
      subTitle: title('Second heading, under the hero'),
      subDesc: text(1200, 'Two short paragraphs separated by an empty line'),
    }),
    ourServicesSection: ourServicesSection(counts.serviceCards),
    processAndBannerSection,
    whyWorkSection,
    techsSection: techsSection(counts.techGroups, counts.techItemsPerGroup),
    faqSection: faqSection(counts.faqs),
    briefCardsSection,
  });

const fields = (counts: ServiceCounts) =>
  z.strictObject({
    $schema: z.string().optional(),
    source,
    ...publication,
    id: z.number().int().min(6).describe('Id of the menu item; unique among all services and groups'),
    name: text(40, 'Name in menus'),
    icon,
    order: z.number().int().positive().describe('Position within its group, from 1'),
    summary: text(140, 'One line for menus and overviews'),
    relatedIndustries: z
      .array(z.strictObject({ industry: slug, reason: text(140, 'Why this service matters there') }))
      .min(2)
      .max(5)
      .superRefine(refuseRepeatsOf('industry'))
      .describe('Industries this service matters most to'),
    similarServices: z
      .array(servicePath)
      .min(1)
      .max(3)
      .superRefine(refuseRepeats)
      .optional()
      .describe('Services on a similar subject, for readers who look for one of them'),
    contact: contactPerson,
    content: serviceContent(counts),
  });

/** A service record. The old spelling `breifCardsSection` is renamed before the schema sees it: see `normalise/spelling.ts`. */
export const serviceRecord = (counts: ServiceCounts = DEFAULT_SERVICE_COUNTS) => withDateOrder(fields(counts));

export type ServiceRecord = z.infer<ReturnType<typeof serviceRecord>>;
