/** Formats the numbers and days of a report, and shortens its tables. */

const NUMBER = new Intl.NumberFormat('en');
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `1,234` */
export const numberOf = (count: number): string => NUMBER.format(count);

/** Average count per day. Below ten it has one decimal, because a small average would be rounded to 0. */
export function perDay(count: number, days: number): number {
  const rate = count / days;
  return rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate);
}

/** `part` as a percentage of `whole`. A value above zero is never written as 0 %. */
export function shareOf(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  return share > 0 && share < 0.005 ? '< 1%' : SHARE.format(share);
}

/** `1–30 November 2026`, or a single day when both are the same */
export const spanOfDays = (first: string, last: string): string => DAY.formatRange(Date.parse(first), Date.parse(last));
/** `1 Nov` */
export const shortDay = (day: string): string => SHORT_DAY.format(Date.parse(day));

/** The first `most` rows; `more` contains the number of the other rows and the sum of their counts. */
export function limitRows<T extends { count: number }>(
  rows: readonly T[],
  most: number,
): { rows: readonly T[]; more?: { rows: number; count: number } } {
  // One additional row takes the same space as a line that summarizes it.
  if (rows.length <= most + 1) return { rows };
  const rest = rows.slice(most);
  return {
    rows: rows.slice(0, most),
    more: { rows: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) },
  };
}
