/** Finds publication dates whose year must be a mistake. Dates within the next year are allowed, to prepare records. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for records with a date of publication or change more than a year after `today`. */
export function years(records: readonly ContentRecord[], today: Date): Finding[] {
  const latest = new Date(today);
  latest.setUTCFullYear(latest.getUTCFullYear() + 1);
  return records.flatMap((record) =>
    daysOf(record)
      .filter(([, day]) => day && day > latest)
      .map(([field]) => findingAt('year', record, [field], 'is more than a year in the future')),
  );
}

function daysOf({ kind, data }: ContentRecord): [string, Date | undefined][] {
  if (kind === 'names' || kind === 'person' || kind === 'office') return [];
  const { publishFrom } = data;
  return [
    ['publishFrom', publishFrom === undefined ? undefined : new Date(publishFrom)],
    ...(kind === 'role' ? [['posted', data.posted] as [string, Date]] : []),
    ...(kind === 'post' ? [['updated', data.updated] as [string, Date | undefined]] : []),
    ...(kind === 'role' ? [] : [['date', data.date] as [string, Date | undefined]]),
  ];
}
