/** Which records are not on the site, and when that changes. */
import {
  beginOf,
  endOf,
  unpublishedReasons,
  type UnpublishedReason,
  type Publication,
} from '../../src/content/schema/publicationState.ts';
import type { ContentRecord } from './records.ts';

/** The publication fields of a record; names, people and offices have none. */
const publicationOf = ({ kind, data }: ContentRecord): Publication =>
  kind === 'names' || kind === 'person' || kind === 'office' ? {} : data;
const idOf = ({ locale, page }: ContentRecord) => `${locale}/${page}`;

/** The records, each with the reason why it is not on the site at `now`, a moment in the company's time zone. */
export function withUnpublishedReasons(records: readonly ContentRecord[], now: string): ContentRecord[] {
  const reasons = unpublishedReasons(
    records.map((record) => ({ id: idOf(record), data: publicationOf(record) })),
    now,
  );
  return records.map((record) => ({ ...record, unpublished: reasons.get(idOf(record)) }));
}

/** The moments after `now` at which a record is published or unpublished, sorted. */
export function changesAfter(records: readonly ContentRecord[], now: string): string[] {
  const moments = records.flatMap((record) => {
    const publication = publicationOf(record);
    return publication.draft ? [] : [beginOf(publication) ?? '', endOf(publication) ?? ''];
  });
  return [...new Set(moments.filter((moment) => moment > now))].toSorted();
}

/** True for a draft: a person has to release it, it is not published at a set time. */
export const isDraft = ({ unpublished }: ContentRecord): boolean => unpublished?.state === 'draft';

/** The reason as text that follows the name of a page. */
export const unpublishedText = (reason: UnpublishedReason): string =>
  reason.state === 'draft'
    ? 'is a draft'
    : `is not on the site ${reason.state === 'scheduled' ? 'before' : 'after'} ${reason.at}`;

/** The fields that make a record unpublished, by the resulting state. */
const FIELDS = {
  draft: ['draft'],
  scheduled: ['publishFrom', 'date', 'posted'],
  expired: ['publishUntil', 'validThrough'],
} as const;

/** The field that makes a record unpublished; undefined when a field of its original does. */
export const unpublishedField = ({ unpublished, data }: ContentRecord): string | undefined =>
  unpublished && FIELDS[unpublished.state].find((field) => field in data);
