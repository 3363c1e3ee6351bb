/** The company's local time. It decides when a page is published and when it is removed. */
import { site } from '#site.config';

/** Formats a moment in the company's local time as `YYYY-MM-DDTHH:MM`. As text it sorts by time, also among days `YYYY-MM-DD`. */
export const localTimeOf = (moment: Date, timeZone: string = site.timeZone): string =>
  // The Swedish date format is the one of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

/** Formats the day of a moment in the company's local time as `YYYY-MM-DD`. */
export const localDayOf = (moment: Date): string => localTimeOf(moment).slice(0, 'YYYY-MM-DD'.length);

/**
 * Converts the local time `local` (`YYYY-MM-DDTHH:MM`) of a time zone to a moment. A local time that daylight saving skips becomes one hour
 * later.
 */
export function momentAt(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  // The UTC offset may differ between the first guess and the result.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - Date.parse(`${localTimeOf(new Date(guess), timeZone)}Z`);
  return new Date(guess);
}
