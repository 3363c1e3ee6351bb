/** Which records are held back from the site, and when that changes. */
import { beginOf, endOf, holdsOf, type Hold, type Publication } from '../../src/content/normalise/publication.ts';
import type { ContentRecord } from './records.ts';

/** What a record says of its time; names, people and offices say nothing. */
const publicationOf = ({ kind, data }: ContentRecord): Publication =>
  kind === 'names' || kind === 'person' || kind === 'office' ? {} : data;
const idOf = ({ locale, page }: ContentRecord) => `${locale}/${page}`;

/** The records, each with the reason why the site does not have it at `now`, a moment of the company's clock. */
export function withHolds(records: readonly ContentRecord[], now: string): ContentRecord[] {
  const holds = holdsOf(
    records.map((record) => ({ id: idOf(record), data: publicationOf(record) })),
    now,
  );
  return records.map((record) => ({ ...record, hold: holds.get(idOf(record)) }));
}

/** The moments after `now` at which a record comes or goes, in their order. */
export function changesAfter(records: readonly ContentRecord[], now: string): string[] {
  const moments = records.flatMap((record) => {
    const publication = publicationOf(record);
    return publication.draft ? [] : [beginOf(publication) ?? '', endOf(publication) ?? ''];
  });
  return [...new Set(moments.filter((moment) => moment > now))].toSorted();
}

/** True for a record that a person has to release: nothing of it comes to the site by itself. */
export const isDraft = ({ hold }: ContentRecord): boolean => hold?.state === 'draft';

/** A hold in words, after the name of a page. */
export const holdReason = (hold: Hold): string =>
  hold.state === 'draft'
    ? 'is a draft'
    : `is not on the site ${hold.state === 'ahead' ? 'before' : 'after'} ${hold.at}`;

/** Fields that may hold a record back, by the state that they put it in. */
const FIELDS = {
  draft: ['draft'],
  ahead: ['publishFrom', 'date', 'posted'],
  over: ['publishUntil', 'validThrough'],
} as const;

/** The field that holds a record back; undefined where that is its original's. */
export const holdField = ({ hold, data }: ContentRecord): string | undefined =>
  hold && FIELDS[hold.state].find((field) => field in data);
