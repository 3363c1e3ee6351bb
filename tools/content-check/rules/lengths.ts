/** Titles and descriptions that search results would cut off. */
import { catalogueEntry } from '../../../src/content/schema/catalogue.ts';
import type { Finding } from '../finding.ts';
import { headOf } from '../head.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const TITLE_MAX = 60;
/** An article's title is also its headline; search results may cut it. */
const ARTICLE_TITLE_MAX = 70;
const DESCRIPTION = { min: 120, max: 160 };

/** Findings for titles over 60 characters, an article's over 70 (unless fixed by the catalogue), and descriptions outside 120 to 160. */
export function lengths(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const head = headOf(record);
    if (!head) return [];
    const { title, description, pathOf } = head;
    const titleMax = 'body' in record.data ? ARTICLE_TITLE_MAX : TITLE_MAX;
    const fixed = catalogueEntry(record.page)?.metaTitle === title;
    const report = (field: 'title' | 'description', reason: string) =>
      findingAt('length', record, pathOf(field), reason);
    return [
      ...(title.length > titleMax && !fixed
        ? [report('title', `${title.length} characters, at most ${titleMax}`)]
        : []),
      ...(description.length < DESCRIPTION.min || description.length > DESCRIPTION.max
        ? [report('description', `${description.length} characters, expected ${DESCRIPTION.min} to ${DESCRIPTION.max}`)]
        : []),
    ];
  });
}
