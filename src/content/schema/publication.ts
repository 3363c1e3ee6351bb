/** When a record is on the site: what records of every kind may say. */
import { z } from 'zod';
import { isoDay } from '../days.ts';
import { beginOf, endOf, type Publication } from '../normalise/publication.ts';
import { day, isOfCalendar } from './day.ts';

const EXPECTED = 'expected a day of the calendar, YYYY-MM-DD, or a minute of it, YYYY-MM-DDTHH:MM';

/** Kept as text, which sorts by time. Astro hands over a date where YAML knows one. */
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

/** Fields of a record whose day of publication has a name of its own. */
export const holding = {
  draft: z.boolean().optional().describe('true: not on the site, only in its preview'),
  publishFrom: dayOrMinute('From when it is on the site, a day or a minute by the company’s clock'),
  publishUntil: dayOrMinute('The last day on which it is on the site, or the minute at which it goes'),
};

/** Fields of all other records. */
export const publication = {
  ...holding,
  date: day('Day of publication, YYYY-MM-DD: not on the site before it').optional(),
};

/** A record that is refused when it would go before it has come. */
export const inOrder = <T extends z.ZodType<Publication>>(record: T): T =>
  record.superRefine((data, context) => {
    const begin = beginOf(data);
    const end = data.publishUntil && endOf({ publishUntil: data.publishUntil });
    if (begin === undefined || end === undefined || begin < end) return;
    context.addIssue({
      code: 'custom',
      path: ['publishUntil'],
      message: `ends before the page is published, which is ${begin}`,
    });
  });
