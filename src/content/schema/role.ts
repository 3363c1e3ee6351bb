/** Front matter of an open role. The description of the work follows as Markdown. */
import { z } from 'zod';
import { endOf } from './publicationState.ts';
import { day, isoDay } from './day.ts';
import { sceneDrawing } from './image.ts';
import { publicationFields, withDateOrder } from './publication.ts';
import { textMeta } from './meta.ts';
import { source } from './source.ts';
import { slug, text } from './text.ts';

export const ROLE_DISCIPLINES = ['engineering', 'platform', 'data', 'design', 'delivery'] as const;
/** The value of `place` for a remote role. */
export const REMOTE = 'remote';

const fields = z
  .strictObject({
    source,
    ...publicationFields,
    meta: textMeta,
    title: text(60, 'Name of the role'),
    description: text(160, 'For lists and search results: 120 to 160 characters'),
    discipline: z.enum(ROLE_DISCIPLINES),
    img: sceneDrawing
      .optional()
      .describe('Drawing at the top of the page; without it, the drawing of its discipline is shown'),
    place: slug.describe('Place of work: the name of an office’s file in offices/, or remote'),
    employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']).describe('Type of employment as in schema.org'),
    posted: day('Day of publication, YYYY-MM-DD'),
    validThrough: day('Last day on which the role is open, YYYY-MM-DD').optional(),
  })
  .refine(
    ({ posted, publishFrom = '', validThrough }) => {
      const end = endOf({ validThrough });
      return end === undefined || (isoDay(posted) < end && publishFrom < end);
    },
    { path: ['validThrough'], error: 'is before the day of publication' },
  );

export const roleRecord = withDateOrder(fields);

export type RoleRecord = z.infer<typeof roleRecord>;
