/** The home page. Its lists of services and industries are derived from the records of these. */
import { z } from 'zod';
import { buttonText } from './button-text.ts';
import { picture } from './image.ts';
import { metaData } from './meta.ts';
import { withDateOrder, publication } from './publication.ts';
import { source } from './source.ts';
import { heading, listOf, localId, refuseRepeats, refuseRepeatsOf, slug, text, title } from './text.ts';

const fields = z.strictObject({
  $schema: z.string().optional(),
  source,
  ...publication,
  content: z.strictObject({
    id: localId,
    metaData: metaData.refine(({ noindex }) => !noindex, {
      path: ['noindex'],
      error: 'is not possible on the home page, which llms.txt begins with: remove it',
    }),
    heroSection: z.strictObject({
      id: localId,
      title: title('Headline of the site'),
      desc: text(260, 'Who we are, in two sentences'),
      img: picture,
      linkText: text(40, 'Text of the second link, which leads to the process'),
    }),
    disciplinesSection: z.strictObject(heading),
    featuredSection: z.strictObject({
      id: localId,
      cards: listOf(
        z.strictObject({
          id: localId,
          industry: slug,
          title: title(),
          desc: text(400, 'A typical problem of the industry and what we do about it'),
        }),
        [3, 3],
        'Three industries in depth',
      ).superRefine(refuseRepeatsOf('industry')),
    }),
    processSection: z.strictObject({
      ...heading,
      steps: listOf(
        z.strictObject({
          id: localId,
          title: text(30, 'One to three words'),
          desc: text(180, 'What happens and what you get'),
        }),
        [4, 6],
        'Steps in their order',
      ),
    }),
    developersSection: z.strictObject({
      ...heading,
      img: picture,
      linkText: text(40, 'Text of the link to the page about on-demand developers'),
    }),
    promisesSection: z.strictObject({
      ...heading,
      img: picture,
      cards: listOf(
        z.strictObject({ id: localId, title: text(60, 'A claim'), desc: text(280, 'What makes it true') }),
        [4, 4],
        'Four promises that can be checked',
      ),
    }),
    industriesSection: z.strictObject(heading),
    workSection: z.strictObject({
      ...heading,
      cases: z
        .array(slug)
        .max(3)
        .superRefine(refuseRepeats)
        .describe('File names of the case studies, in order; without any, the section is left out'),
      linkText: text(40, 'Text of the link to the portfolio'),
    }),
    articlesSection: z.strictObject({ ...heading, linkText: text(40, 'Text of the link to the blog') }),
    bannerSection: z.strictObject({
      id: localId,
      title: title(),
      desc: text(300, 'Text of the banner'),
      buttonText,
      bimg: picture,
    }),
  }),
});

export const homeRecord = withDateOrder(fields);

export type HomeRecord = z.infer<typeof homeRecord>;
