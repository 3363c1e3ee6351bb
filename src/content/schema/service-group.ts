/** A service group: its purpose, the differences between its services, and when to choose which. */
import { z } from 'zod';
import { buttonText } from './button-text.ts';
import { icon, picture } from './image.ts';
import { metaData } from './meta.ts';
import { contactPerson } from './person.ts';
import { withDateOrder, publication } from './publication.ts';
import { source } from './source.ts';
import { rectangularTable } from './table.ts';
import { heading, listOf, localId, refuseRepeatsOf, slug, text, title } from './text.ts';

const childSlug = slug.describe('Slug of a service of this group');

const fields = z.strictObject({
  $schema: z.string().optional(),
  source,
  ...publication,
  id: z.number().int().min(6).describe('Id of the menu item; unique among all services and groups'),
  name: text(40, 'Name in menus'),
  icon: icon.describe('An icon that no other group has: overviews show the groups side by side'),
  order: z.number().int().positive().describe('Position among the groups, from 1'),
  summary: text(140, 'One line for menus and overviews'),
  contact: contactPerson,
  content: z.strictObject({
    id: localId,
    metaData,
    heroSection: z.strictObject({
      id: localId,
      title: title('Headline of the page'),
      desc: text(320, 'What the group does, in one or two sentences'),
      img: picture,
    }),
    purposeSection: z.strictObject({
      id: localId,
      title: title(),
      desc: text(1400, 'What the group is for: two or three short paragraphs separated by empty lines'),
    }),
    childrenSection: z.strictObject({
      ...heading,
      cards: listOf(
        z.strictObject({
          id: localId,
          service: childSlug,
          title: text(60, 'What the service does, in two to six words'),
          desc: text(420, 'Introduces the service: what it delivers and to whom'),
        }),
        [1, 9],
        'One card for each service, in the order of the menu',
      ).superRefine(refuseRepeatsOf('service')),
    }),
    differencesSection: rectangularTable(
      z.strictObject({
        ...heading,
        columns: z.array(text(40, 'What is compared')).min(2).max(4),
        rows: listOf(
          z.strictObject({
            id: localId,
            service: childSlug,
            cells: z.array(text(120, 'A short phrase')).min(2).max(4),
          }),
          [2, 9],
          'One row for each service',
        ).superRefine(refuseRepeatsOf('service')),
      }),
    )
      .optional()
      .describe('How the services differ; left out if the group has only one service'),
    choosingSection: z.strictObject({
      ...heading,
      cards: listOf(
        z.strictObject({
          id: localId,
          when: text(160, "A situation in the client's words"),
          service: childSlug,
          why: text(260, 'Why that service fits'),
        }),
        [2, 9],
        'Which service to choose when',
      ),
    }),
    bannerSection: z.strictObject({
      id: localId,
      title: title(),
      desc: text(300, 'Text of the banner'),
      buttonText,
    }),
  }),
});

export const serviceGroupRecord = withDateOrder(fields);

export type ServiceGroupRecord = z.infer<typeof serviceGroupRecord>;
