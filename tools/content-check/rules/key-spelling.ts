/** The records in this repository use one spelling of the approach cards' key. The old one is accepted only in imported records. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for records that still use the old spelling. */
export function keySpelling(records: readonly ContentRecord[]): Finding[] {
  return records
    .filter(({ raw }) => 'breifCardsSection' in ((raw as { content?: object }).content ?? {}))
    .map((record) =>
      findingAt('key-spelling', record, ['content', 'breifCardsSection'], 'must be spelled briefCardsSection'),
    );
}
