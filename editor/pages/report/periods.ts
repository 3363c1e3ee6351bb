/** The periods that a report is usually asked for. Days are those of UTC, as the counts have them. */

export interface Period {
  title: string;
  /** First and last day, as `2026-03-01`. */
  from: string;
  to: string;
}

/** Day `day` of month `month` (0 is January), which may lie outside of the year or the month, as `2026-03-01`. */
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The usual periods at a moment; the first is shown where nothing else is asked for. */
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
