/** Titles and descriptions that search results would cut off. */
import { CATALOGUE } from '../../../src/content/schema/catalogue.ts';
import type { Finding } from '../finding.ts';
import type { ContentRecord } from '../records.ts';

const TITLE_MAX = 60;
/** An article's title is also its headline; search results may cut it. */
const ARTICLE_TITLE_MAX = 70;
const DESCRIPTION = { min: 120, max: 160 };

/** Findings for titles over 60 characters, an article's over 70 (unless fixed by the catalogue), and descriptions outside 120 to 160. */
export function lengths(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind === 'names') return [];
    const isText = 'body' in record.data;
    const titleMax = isText ? ARTICLE_TITLE_MAX : TITLE_MAX;
    const { title, description } = 'body' in record.data ? record.data : record.data.content.metaData;
    const fixed = CATALOGUE[record.page.replace(/^services\//, '')]?.metaTitle === title;
    const report = (field: string, reason: string): Finding => ({
      rule: 'length',
      file: record.file,
      line: record.lineOf(isText ? [field] : ['content', 'metaData', field]),
      field: isText ? field : `content.metaData.${field}`,
      reason,
    });
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
