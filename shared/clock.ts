/** The company's clock, by which pages come and go. */
import { site } from '#site.config';

/** A moment as the company's clock shows it, `YYYY-MM-DDTHH:MM`: as text it sorts by time, also among days `YYYY-MM-DD`. */
export const clockOf = (moment: Date, timeZone: string = site.timeZone): string =>
  // The form that Sweden writes is the one of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');
