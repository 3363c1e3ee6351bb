/** An industry: its entry in lists and, under `content`, its page as the specification defines it. */
import { z } from 'zod';
import { buttonText } from './button-text.ts';
import { icon, objectDrawing, picture } from './image.ts';
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

export const INDUSTRY_FAMILIES = [
  'care-and-science',
  'trade-and-consumers',
  'money-and-law',
  'movement',
  'making-and-building',
  'people-and-culture',
  'public-and-safety',
  'networks-and-energy',
] as const;

const fields = z.strictObject({
  $schema: z.string().optional(),
  source,
  ...publication,
  id: z.number().int().positive().describe('Position in the full list, from 1'),
  name: text(40, 'Name in menus'),
  icon,
  family: z.enum(INDUSTRY_FAMILIES).describe('Family on the overview page'),
  summary: text(140, 'One line about what we do for the industry'),
  children: z.array(z.never()).default([]).describe('Always empty'),
  relatedServices: z
    .array(
      z.strictObject({
        service: servicePath,
        reason: text(140, 'What the service does for this industry'),
      }),
    )
    .min(2)
    .max(6)
    .superRefine(refuseRepeatsOf('service')),
  similarIndustries: z
    .array(slug)
    .min(1)
    .max(3)
    .superRefine(refuseRepeats)
    .optional()
    .describe('Industries on a similar subject, for readers who look for one of them'),
  contact: contactPerson,
  content: z.strictObject({
    id: localId,
    metaData,
    heroSection: z.strictObject({
      id: localId,
      title: title('Headline of the page'),
      shortDesc: text(260, 'One or two sentences under the headline'),
      img: picture,
      desc: text(1400, 'Long description: two or three short paragraphs separated by empty lines'),
    }),
    whyWorkSection: z.strictObject({
      id: localId,
      img: picture,
      title: title(),
      desc: description,
      cards: listOf(
        z.strictObject({ id: localId, img: icon, title: text(60, 'A claim'), desc: text(280, 'What makes it true') }),
        [4, 4],
        'Four reasons',
      ),
    }),
    solutionsCardsSection: z.strictObject({
      ...heading,
      cards: listOf(
        z.strictObject({
          id: localId,
          img: objectDrawing,
          title: text(50, 'Name of the solution'),
          lists: listOf(z.strictObject({ id: localId, text: text(140, 'One thing it does') }), [2, 2], 'Two bullets'),
        }),
        [5, 6],
        'Five or six solutions',
      ),
    }),
    ourServicesSection: z.strictObject({
      ...heading,
      img: picture,
      lists: listOf(
        z.strictObject({
          id: localId,
          title: text(60, 'Name of the feature'),
          desc: text(280, 'One or two sentences'),
        }),
        [5, 6],
        'Key features',
      ),
    }),
    bannerSection: z.strictObject({
      id: localId,
      title: title(),
      desc: text(300, 'Text of the banner'),
      buttonText,
      bimg: picture,
    }),
  }),
});

export const industryRecord = withDateOrder(fields);

export type IndustryRecord = z.infer<typeof industryRecord>;
