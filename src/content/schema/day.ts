/** Dates of records: a day without a time, as in articles and roles. */
import { z } from 'zod';

/** The UTC day of a date for machines, YYYY-MM-DD. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * A valid day, written YYYY-MM-DD. The result is midnight UTC of that day. Astro's YAML parser converts a date to a `Date` before
 * validation, also an impossible one such as 30 February; `content:check` validates the text as it was written.
 */
export const day = (what: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? isoDay(value) : value),
      // `abort`: a value that is not a day must not be compared with other days.
      z.iso.date({ error: 'expected a valid date, YYYY-MM-DD', abort: true }).transform((text) => new Date(text)),
    )
    .describe(what);

/** Whether `text` is a valid day (YYYY-MM-DD) or minute (YYYY-MM-DDTHH:MM) of the calendar. */
export function isOfCalendar(text: string): boolean {
  const moment = new Date(text.includes('T') ? `${text}Z` : text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
