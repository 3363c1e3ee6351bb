/** A page with a part of its own, a form or a list, says where it stands; without its slot the page would go without the part. */
import { ROUTED_PAGES } from '../../../src/content/schema/routed.ts';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';

const SECTIONS = ['content', 'sections'];

/** Findings for pages that lack their slot, that have it twice, or that have nothing to put into it. */
export function slots(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'page') return [];
    const report = (field: PropertyKey[], reason: string): Finding => ({
      rule: 'slots',
      file: record.file,
      line: record.lineOf(field),
      field: fieldName(field),
      reason,
    });
    const hasPart = ROUTED_PAGES.includes(record.page.replace(/^pages\//, ''));
    const found = record.data.content.sections.flatMap(({ kind }, index) => (kind === 'slot' ? [index] : []));
    if (hasPart && found.length === 0) {
      return [report(SECTIONS, 'lacks a section ‘kind: slot’: add it where the form or list of the page is to stand')];
    }
    const reason = hasPart
      ? 'is a second slot, and the form or list of the page stands once: remove it'
      : 'the page has no form or list to stand in a slot: remove it';
    return found.slice(hasPart ? 1 : 0).map((index) => report([...SECTIONS, index], reason));
  });
}
