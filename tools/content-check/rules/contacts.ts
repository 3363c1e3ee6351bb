/** A page shows its contact person next to its call to action, so it needs one. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for pages that name a contact person and have no call to action. */
export function contacts(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const missing = record.kind === 'page' || record.kind === 'service' ? missingCallToAction(record) : undefined;
    if (missing === undefined) return [];
    const reason = `is shown next to the call to action, which this page does not have: add ${missing}, or remove the contact`;
    return [findingAt('contacts', record, ['contact'], reason)];
  });
}

function missingCallToAction(record: Extract<ContentRecord, { kind: 'page' | 'service' }>): string | undefined {
  if (record.data.contact === undefined) return undefined;
  if (record.kind === 'service') {
    return record.data.content.processAndBannerSection.btitle ? undefined : 'btitle';
  }
  return record.data.content.sections.some(({ kind }) => kind === 'banner') ? undefined : 'a section ‘kind: banner’';
}
