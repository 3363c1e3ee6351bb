/** The usual periods of a report. Days are in UTC, like the days of the counts. */
import { dayOf } from '../../../server/time.ts';

interface Period {
  title: string;
  /** First and last day, as `2026-03-01`. */
  from: string;
  to: string;
}

/** The day `day` of the month `month` (0 is January), as `2026-03-01`. Both may be outside of their usual range. */
const dayAt = (year: number, month: number, day: number): string => dayOf(Date.UTC(year, month, day));

/** The usual periods at a given time. The first one is the default. */
export function periodsAt(now: Date): [Period, ...Period[]] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const to = dayAt(year, month, day);
  return [
    { title: 'Last 30 days', from: dayAt(year, month, day - 29), to },
    { title: 'Last 7 days', from: dayAt(year, month, day - 6), to },
    { title: 'This month', from: dayAt(year, month, 1), to },
    { title: 'Last month', from: dayAt(year, month - 1, 1), to: dayAt(year, month, 0) },
    { title: 'This year', from: dayAt(year, 0, 1), to },
  ];
}
