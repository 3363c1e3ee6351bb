/** The company's clock, by which pages come and go. */
import { site } from '#site.config';

/** A moment as the company's clock shows it, `YYYY-MM-DDTHH:MM`: as text it sorts by time, also among days `YYYY-MM-DD`. */
export const clockOf = (moment: Date, timeZone: string = site.timeZone): string =>
  // The form that Sweden writes is the one of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');

/** The moment at which the clock of a time zone shows `local`, `YYYY-MM-DDTHH:MM`. An hour that the clock leaves out becomes the next. */
export function momentAt(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  // The zone's offset may change between the first guess and the moment itself.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - Date.parse(`${clockOf(new Date(guess), timeZone)}Z`);
  return new Date(guess);
}
