/** Decides when a record is published on the site. Times are in the company's time zone (`shared/localTime.ts`). */
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { isoDay } from './day.ts';

/** Publication fields of a record of any kind. */
export interface Publication {
  draft?: boolean | undefined;
  /** Day of publication; a role names it `posted`. */
  date?: Date | undefined;
  posted?: Date | undefined;
  /** Day or minute. Takes precedence over the day of publication. */
  publishFrom?: string | undefined;
  /** The last day, or the minute at which it ends. */
  publishUntil?: string | undefined;
  /** The last day of a role. */
  validThrough?: Date | undefined;
}

/**
 * Why a record is not published. `at` is the time as written in the record: for `scheduled` the start of its publication, for `expired` its end.
 */
export type UnpublishedReason = { state: 'draft' } | { state: 'scheduled' | 'expired'; at: string };

/** The day or minute from which a record is published; undefined when it has no start. */
export const beginOf = ({ publishFrom, date, posted }: Publication): string | undefined => {
  const day = date ?? posted;
  return publishFrom ?? (day && isoDay(day));
};

/**
 * The time from which a record is no longer published: the day after its last day, or the minute at which it ends. The earlier one if the
 * record has both.
 */
export const endOf = (record: Publication): string | undefined =>
  endsOf(record)
    .map((end) => (isDay(end) ? dayAfter(end) : end))
    .toSorted()[0];

const endsOf = ({ publishUntil, validThrough }: Publication): string[] =>
  [publishUntil, validThrough && isoDay(validThrough)].filter((end) => end !== undefined);

const isDay = (text: string): boolean => !text.includes('T');

const dayAfter = (day: string): string => {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return isoDay(next);
};

/** Why a record is not published at `now` (company's local time); undefined when it is. */
export function unpublishedReason(record: Publication, now: string): UnpublishedReason | undefined {
  if (record.draft) return { state: 'draft' };
  const begin = beginOf(record);
  if (begin !== undefined && now < begin) return { state: 'scheduled', at: begin };
  const end = endOf(record);
  return end !== undefined && now >= end ? { state: 'expired', at: endsOf(record).toSorted()[0] ?? end } : undefined;
}

/**
 * The unpublished records at `now` by id, each with the reason. An id is `<locale>/<page>`: a translation is unpublished when its
 * original is.
 */
export function unpublishedReasons(
  records: readonly { id: string; data: Publication }[],
  now: string,
): Map<string, UnpublishedReason> {
  const own = new Map<string, UnpublishedReason>();
  for (const { id, data } of records) {
    const reason = unpublishedReason(data, now);
    if (reason) own.set(id, reason);
  }
  const all = records.flatMap(({ id }): [string, UnpublishedReason][] => {
    const reason = own.get(id) ?? own.get(id.replace(/^[^/]+/, DEFAULT_LOCALE));
    return reason ? [[id, reason]] : [];
  });
  return new Map(all);
}
