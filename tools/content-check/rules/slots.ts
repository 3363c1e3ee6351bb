/** A page with a built-in form or list needs one section `kind: slot` at its place; without it, the form or list would be missing. */
import { ROUTED_PAGES } from '../../../src/content/schema/routed.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const SECTIONS = ['content', 'sections'];
/** The page with the team builder. */
const DEVELOPERS = 'pages/on-demand-developers';

/**
 * Findings for pages without their slot, with more than one, or with a slot that they do not need, and for a team builder without roles to
 * choose from.
 */
export function slots(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'page') return [];
    const report = (field: PropertyKey[], reason: string) => findingAt('slots', record, field, reason);
    const hasPart = ROUTED_PAGES.includes(record.page.replace(/^pages\//, ''));
    const kinds = record.data.content.sections.map(({ kind }) => kind);
    const found = kinds.flatMap((kind, index) => (kind === 'slot' ? [index] : []));
    if (hasPart && found.length === 0) {
      return [report(SECTIONS, 'has no section ‘kind: slot’: add one where the form or list of the page must appear')];
    }
    if (record.page === DEVELOPERS && !kinds.includes('mosaic')) {
      return [report(SECTIONS, 'has no section ‘kind: mosaic’: its cards are the roles of the team builder')];
    }
    const reason = hasPart
      ? 'is a second slot, but the page can have only one: remove it'
      : 'is a slot, but this page has no form or list for it: remove it';
    return found.slice(hasPart ? 1 : 0).map((index) => report([...SECTIONS, index], reason));
  });
}
