/** Which records are not on the site (held back), and when that changes. */
import { beginOf, endOf, holdsOf, type Hold, type Publication } from '../../src/content/normalise/publication.ts';
import type { ContentRecord } from './records.ts';

/** The publication fields of a record; names, people and offices have none. */
const publicationOf = ({ kind, data }: ContentRecord): Publication =>
  kind === 'names' || kind === 'person' || kind === 'office' ? {} : data;
const idOf = ({ locale, page }: ContentRecord) => `${locale}/${page}`;

/** The records, each with the reason why it is not on the site at `now`, a moment in the company's time zone. */
export function withHolds(records: readonly ContentRecord[], now: string): ContentRecord[] {
  const holds = holdsOf(
    records.map((record) => ({ id: idOf(record), data: publicationOf(record) })),
    now,
  );
  return records.map((record) => ({ ...record, hold: holds.get(idOf(record)) }));
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
export const isDraft = ({ hold }: ContentRecord): boolean => hold?.state === 'draft';

/** A hold as text that follows the name of a page. */
export const holdReason = (hold: Hold): string =>
  hold.state === 'draft'
    ? 'is a draft'
    : `is not on the site ${hold.state === 'ahead' ? 'before' : 'after'} ${hold.at}`;

/** Fields that can hold a record back, by the resulting state. */
const FIELDS = {
  draft: ['draft'],
  ahead: ['publishFrom', 'date', 'posted'],
  over: ['publishUntil', 'validThrough'],
} as const;

/** The field that holds a record back; undefined when a field of its original does. */
export const holdField = ({ hold, data }: ContentRecord): string | undefined =>
  hold && FIELDS[hold.state].find((field) => field in data);
