/** Which roles are open on a day. */
import { isoDay } from './days.ts';

/** Whether a role is open on the day, in UTC, of `now`: its last day belongs to it; one that names none is always open. */
export const isOpen = ({ validThrough }: { validThrough?: Date | undefined }, now: Date): boolean =>
  !validThrough || isoDay(now) <= isoDay(validThrough);
