/** Converts the event of a record to its view. */
import { momentAt } from '#shared/localTime.ts';
import { momentOf } from '#shared/buildOptions.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import type { EventRecord } from '../schema/event.ts';

export interface EventView {
  starts: Date;
  ends: Date;
  timeZone: string;
  venue?: { name: string; address: string } | undefined;
  /** URL of the online event. */
  online?: string | undefined;
}

/** The view of an event. Start and end are converted to moments. */
export const eventView = ({ starts, ends, timeZone, ...place }: EventRecord): EventView => ({
  ...place,
  timeZone,
  starts: momentAt(starts, timeZone),
  ends: momentAt(ends, timeZone),
});

/** Whether an event has ended at the time of the build. */
export const isOver = ({ ends }: Pick<EventView, 'ends'>): boolean => ends <= momentOf(process.env);

/** The sign of an offset such as `+4` after Arabic letters. */
const OFFSET_SIGN = /(?<=\p{Script=Arabic}\s?)(?=[+-]\d)/u;
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Start and end with the name of the time zone, formatted for a language. In right-to-left text, a mark keeps the sign of an offset on the
 * left of its number.
 */
export const timesOf = ({ starts, ends, timeZone }: EventView, locale: LocaleKey): string =>
  new Intl.DateTimeFormat(localeOf(locale).format, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'long',
  })
    .formatRange(starts, ends)
    .replace(OFFSET_SIGN, LEFT_TO_RIGHT_MARK);
