/** Front matter of an article. */
import { z } from 'zod';
import { day } from './day.ts';
import { picture } from './image.ts';
import { withDateOrder, publication } from './publication.ts';
import { textMeta } from './meta.ts';
import { source } from './source.ts';
import { refuseRepeats, servicePath, slug, text } from './text.ts';
import { TOPICS } from './topics.ts';

const fields = z
  .strictObject({
    source,
    ...publication,
    meta: textMeta,
    title: text(70, 'Title of the article, in the form of a claim'),
    description: text(160, 'For lists and search results: 120 to 160 characters'),
    date: day('Day of publication, YYYY-MM-DD'),
    updated: day('Day of the last change that is important for readers').optional(),
    role: text(60, "The author's role, for example Platform engineer; no name"),
    author: slug.optional().describe('The author: the name of a file in people/'),
    img: picture
      .optional()
      .describe(
        'Picture at the top of the article and in lists; without it, the drawing of its first service is shown',
      ),
    tags: z.array(z.enum(TOPICS)).min(1).max(4).superRefine(refuseRepeats),
    services: z
      .array(servicePath)
      .min(1)
      .max(4)
      .superRefine(refuseRepeats)
      .describe('Services the article belongs to, as <group>/<service>'),
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ['updated'],
    error: 'is before the day of publication',
  });

export const postRecord = withDateOrder(fields);

export type PostRecord = z.infer<typeof postRecord>;
