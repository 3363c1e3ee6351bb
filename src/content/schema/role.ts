/** Front matter of an open role; what the work is like follows as Markdown. */
import { z } from 'zod';
import { day } from './day.ts';
import { sceneDrawing } from './image.ts';
import { holding, inOrder } from './publication.ts';
import { textMeta } from './meta.ts';
import { source } from './source.ts';
import { slug, text } from './text.ts';

export const ROLE_DISCIPLINES = ['engineering', 'platform', 'data', 'design', 'delivery'] as const;
/** The place of a role that has no office. */
export const REMOTE = 'remote';

const fields = z
  .strictObject({
    source,
    ...holding,
    meta: textMeta,
    title: text(60, 'Name of the role'),
    description: text(160, 'For lists and search results: 120 to 160 characters'),
    discipline: z.enum(ROLE_DISCIPLINES),
    img: sceneDrawing
      .optional()
      .describe('Drawing at the head of the page; without one it has the drawing of its discipline'),
    place: slug.describe('Where the work is: an office by the name of its file in offices/, or remote'),
    employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']).describe('As schema.org names it'),
    posted: day('Day of publication, YYYY-MM-DD'),
    validThrough: day('Last day on which the role is open, YYYY-MM-DD').optional(),
  })
  .refine(({ posted, validThrough }) => !validThrough || validThrough >= posted, {
    path: ['validThrough'],
    error: 'lies before the day of publication',
  });

export const roleRecord = inOrder(fields);

export type RoleRecord = z.infer<typeof roleRecord>;
