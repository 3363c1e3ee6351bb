/** Days of the calendar as readers and machines write them. A record's date is a day, so the clock is UTC. */

/** A day as readers of a language write it. */
export const formatDay = (date: Date, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** The same day for machines, YYYY-MM-DD. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
