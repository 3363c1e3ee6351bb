/** Days of the calendar as readers and machines write them. A record's date is a day, so the clock is UTC. */

/** A day as readers of a language write it. */
export const formatDay = (date: Date, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A day `YYYY-MM-DD`, or a minute `YYYY-MM-DDTHH:MM` of whichever clock, as readers of a language write it. */
export const formatDayOrMinute = (moment: string, languageTag: string): string =>
  moment.includes('T')
    ? new Intl.DateTimeFormat(languageTag, {
        dateStyle: 'long',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(new Date(`${moment}Z`))
    : formatDay(new Date(moment), languageTag);

/** A day for machines, YYYY-MM-DD. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
