/** A day of the calendar, as articles and roles write it. */
import { z } from 'zod';
import { isoDay } from '../days.ts';

/** A day written YYYY-MM-DD that the calendar has; read as its first moment in UTC. Astro hands over a date where YAML knows one: `content:check` sees what was written. */
export const day = (what: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? isoDay(value) : value),
      // Stops there: what is no day is not compared with another.
      z.iso
        .date({ error: 'expected a day of the calendar, YYYY-MM-DD', abort: true })
        .transform((text) => new Date(text)),
    )
    .describe(what);

/** True for a valid day or minute of the calendar. */
export function isOfCalendar(text: string): boolean {
  const moment = new Date(text.includes('T') ? `${text}Z` : text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
