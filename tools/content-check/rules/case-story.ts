/** A case study needs the section on architecture, which ends with the diagram, and a section after it. */
import type { LocaleKey } from '../../../shared/locales.ts';
import { ARCHITECTURE } from '../../../src/content/normalise/caseStory.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for case studies that the page cannot split after that section. */
export function caseStory(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'case') return [];
    const heading = ARCHITECTURE[record.locale as LocaleKey];
    const parts = [...record.data.body.matchAll(/^## +(.+?) *$/gm)].map(([, title]) => title);
    const at = parts.indexOf(heading);
    if (at >= 0 && at < parts.length - 1) return [];
    const reason =
      at < 0
        ? `needs a section ‘## ${heading}’: the diagram is shown at its end`
        : `needs a section after ‘## ${heading}’`;
    return [findingAt('case-story', record, ['body'], reason)];
  });
}
