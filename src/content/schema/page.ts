/** A fixed page: a hero, then sections of the kinds below in the order of the record. */
import { z } from 'zod';
import { buttonText } from './button-text.ts';
import { campaignBlocks } from './campaign.ts';
import { event } from './event.ts';
import { question } from './faq.ts';
import { icon, picture } from './image.ts';
import { metaData } from './meta.ts';
import { contactPerson } from './person.ts';
import { withDateOrder, publication } from './publication.ts';
import { source } from './source.ts';
import { rectangularTable } from './table.ts';
import { heading, listOf, localId, refuseRepeatsOf, text, title } from './text.ts';

const claim = z.strictObject({ id: localId, title: text(60, 'A claim'), desc: text(320, 'What makes it true') });
const iconCard = z.strictObject({
  id: localId,
  img: icon,
  title: text(60, 'Two to six words'),
  desc: text(320, 'One to three sentences'),
});

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('statement'),
    id: localId,
    title: title(),
    text: text(2000, 'Paragraphs separated by empty lines'),
  }),
  z.strictObject({
    kind: z.literal('columns'),
    ...heading,
    cards: listOf(iconCard, [3, 8], 'Columns on a dark background'),
  }),
  z.strictObject({
    kind: z.literal('links'),
    ...heading,
    cards: listOf(
      z.strictObject({
        id: localId,
        page: z
          .string()
          .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'expected the path of a page without / at the beginning or end')
          .describe('Path of the linked page, for example company/career; its drawing is shown above the text'),
        title: text(60, 'Two to six words'),
        desc: text(320, 'One to three sentences'),
      }),
      [2, 4],
      'Links to other pages, each with its drawing',
    ).superRefine(refuseRepeatsOf('page')),
  }),
  z.strictObject({ kind: z.literal('mosaic'), ...heading, cards: listOf(iconCard, [2, 9], 'Cards of mixed width') }),
  z.strictObject({
    kind: z.literal('reasons'),
    ...heading,
    img: picture,
    cards: listOf(claim, [3, 6], 'Claims next to a drawing'),
  }),
  z.strictObject({ kind: z.literal('process'), ...heading, steps: listOf(claim, [4, 6], 'Steps in their order') }),
  z.strictObject({
    kind: z.literal('timeline'),
    ...heading,
    milestones: listOf(
      z.strictObject({
        id: localId,
        when: text(40, 'Date or period'),
        title: text(80, 'What happened'),
        desc: text(500, 'Why it matters'),
      }),
      [3, 20],
      'Milestones, oldest first',
    ),
  }),
  rectangularTable(
    z.strictObject({
      kind: z.literal('comparison'),
      ...heading,
      first: text(40, 'Heading of the first column'),
      columns: z.array(text(40, 'What is compared')).min(2).max(4),
      rows: listOf(
        z.strictObject({
          id: localId,
          name: text(60, 'What the row is about'),
          cells: z.array(text(200, 'A phrase')).min(2).max(4),
        }),
        [2, 8],
        'Rows',
      ),
    }),
  ),
  z.strictObject({
    kind: z.literal('questions'),
    ...heading,
    questions: listOf(question, [3, 12], 'Questions and answers'),
  }),
  z.strictObject({
    kind: z.literal('prose'),
    id: localId,
    parts: listOf(
      z.strictObject({ id: localId, title: title(), text: text(3000, 'Paragraphs separated by empty lines') }),
      [1, 15],
      'Running text with headings',
    ),
  }),
  z.strictObject({ kind: z.literal('banner'), ...heading, buttonText, bimg: picture.optional() }),
  ...campaignBlocks,
  z
    .strictObject({ kind: z.literal('slot'), id: localId })
    .describe('Position of the part that this page has besides its record: a form, a list of roles, articles'),
]);

const isDark = (kind: string | undefined) => kind === 'columns' || kind === 'banner';

const fields = z.strictObject({
  $schema: z.string().optional(),
  source,
  ...publication,
  name: text(40, 'Name in breadcrumbs'),
  contact: contactPerson,
  event: event.optional(),
  content: z.strictObject({
    id: localId,
    metaData,
    heroSection: z.strictObject({
      id: localId,
      title: title('Headline of the page'),
      desc: text(320, 'One or two sentences'),
      img: picture,
    }),
    counting: z
      .strictObject({
        title: title('Headline of the page'),
        desc: text(320, 'One or two sentences'),
        text: text(3000, 'Paragraphs at the end of the first part of the running text'),
      })
      .optional()
      .describe('Texts that replace the headline and are added to the page while `counts` is on in site.config.ts'),
    attribution: z
      .strictObject({
        title: text(60, 'Heading'),
        text: text(1500, 'Paragraphs about what the browser stores'),
        clickIds: text(400, 'About click identifiers of advertisements; {names} is replaced by their names').includes(
          '{names}',
        ),
        formPage: text(400, 'About the page from which a form is sent'),
      })
      .optional()
      .describe('Part at the end of the running text, while `attribution` is on in site.config.ts'),
    downloads: z
      .strictObject({
        title: text(60, 'Heading'),
        text: text(1500, 'Paragraphs about the data that is stored of people who request a file'),
      })
      .optional()
      .describe('Part at the end of the running text, while a page offers a file to confirmed addresses'),
    sections: z
      .array(block)
      .min(1)
      .superRefine((blocks, context) => {
        const [, second] = blocks.flatMap(({ kind }, index) => (kind === 'form' ? [index] : []));
        if (second !== undefined) {
          context.addIssue({
            code: 'custom',
            path: [second, 'kind'],
            message: 'is a second form, but a page can have only one',
          });
        }
        for (const [index, { kind }] of blocks.entries()) {
          if (!isDark(kind) || !isDark(blocks[index - 1]?.kind)) continue;
          context.addIssue({
            code: 'custom',
            path: [index, 'kind'],
            message: 'this section and the one above it both have a dark background: put a light section between them',
          });
        }
      }),
  }),
});

export const pageRecord = withDateOrder(
  fields.refine(
    ({ content: { counting, attribution, downloads, sections } }) =>
      !(counting ?? attribution ?? downloads) || sections.some(({ kind }) => kind === 'prose'),
    {
      path: ['content', 'sections'],
      error: 'has no section ‘kind: prose’, to which the texts of counting, attribution and downloads are added',
    },
  ),
);

export type PageRecord = z.infer<typeof pageRecord>;
export type PageBlock = PageRecord['content']['sections'][number];
