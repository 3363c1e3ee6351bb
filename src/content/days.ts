/** Formats dates for readers. A record's date is a day without a time, so it is handled in UTC. */

/** Formats a day in the language of the reader. */
export const formatDay = (date: Date, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** Formats a day `YYYY-MM-DD`, or a local time `YYYY-MM-DDTHH:MM` of any time zone, in the language of the reader. */
export const formatDayOrMinute = (moment: string, languageTag: string): string =>
  moment.includes('T')
    ? new Intl.DateTimeFormat(languageTag, {
        dateStyle: 'long',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(new Date(`${moment}Z`))
    : formatDay(new Date(moment), languageTag);
