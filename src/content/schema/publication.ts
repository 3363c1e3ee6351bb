/** Publication fields, which records of every kind may have. */
import { z } from 'zod';
import { beginOf, endOf, type Publication } from './publicationState.ts';
import { day, isOfCalendar, isoDay } from './day.ts';

const EXPECTED = 'expected a valid date, YYYY-MM-DD, or date and time, YYYY-MM-DDTHH:MM';

/** Stays a text, because such texts sort by time. Astro's YAML parser converts a day to a `Date`. */
const dayOrMinute = (what: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? isoDay(value) : value),
      z
        .string(EXPECTED)
        .regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/, { error: EXPECTED, abort: true })
        .refine(isOfCalendar, EXPECTED),
    )
    .optional()
    .describe(what);

/** Publication fields of roles, whose day of publication is the field `posted`. */
export const publicationFields = {
  draft: z.boolean().optional().describe('true: shown in the preview only, not on the site'),
  publishFrom: dayOrMinute('Start of publication: a day or a minute in the company’s time zone'),
  publishUntil: dayOrMinute('End of publication: the last day on the site, or the minute at which it is removed'),
};

/** Publication fields of all other records. */
export const publication = {
  ...publicationFields,
  date: day('Day of publication, YYYY-MM-DD; the page is not on the site before it').optional(),
};

/** Adds a check to the schema of a record: its publication must start before it ends. */
export const withDateOrder = <T extends z.ZodType<Publication>>(record: T): T =>
  record.superRefine((data, context) => {
    const begin = beginOf(data);
    const end = data.publishUntil && endOf({ publishUntil: data.publishUntil });
    if (begin === undefined || end === undefined || begin < end) return;
    context.addIssue({
      code: 'custom',
      path: ['publishUntil'],
      message: `must be after the start of publication, ${begin}`,
    });
  });
