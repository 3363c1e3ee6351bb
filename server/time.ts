/** Durations in milliseconds, calendar days, and times as text. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time in ISO 8601 with milliseconds, in UTC. */
export const isoTime = (time: number): string => new Date(time).toISOString();

/** The time in ISO 8601 with minutes, in UTC. */
export const isoMinute = (time: number): string => isoTime(time).slice(0, 16);

/** The UTC day of a time, as `2026-03-01`. */
export const dayOf = (time: number): string => isoTime(time).slice(0, 10);

/** Start and end of a {@link dayOf day}, in milliseconds since 1970. */
export function spanOf(day: string): [from: number, to: number] {
  const from = Date.parse(`${day}T00:00:00Z`);
  return [from, from + DAY];
}

/** The day on which the last complete week started: a Monday, in UTC. */
export function lastMonday(time: number): string {
  // Day 0 was a Thursday.
  const sinceMonday = (Math.floor(time / DAY) + 3) % 7;
  return dayOf(time - (sinceMonday + 7) * DAY);
}

/** Start and end of the week that begins on the day `monday`, in milliseconds since 1970. */
export function weekSpanOf(monday: string): [from: number, to: number] {
  const [from] = spanOf(monday);
  return [from, from + 7 * DAY];
}
