/** Spans of time in milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The day of a time in UTC, as `2026-03-01`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Start and end of a {@link dayOf day}, in milliseconds since 1970. */
export function spanOf(day: string): [from: number, to: number] {
  const from = Date.parse(`${day}T00:00:00Z`);
  return [from, from + DAY];
}
