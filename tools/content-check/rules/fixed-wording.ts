/** Texts that the specification fixes are worded alike on every page of a language. */
import { BUTTON_TEXT } from '../../../src/content/schema/button-text.ts';
import { FAQ_TITLES } from '../../../src/content/schema/faq.ts';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';
import { stringsOf } from '../texts.ts';

/** Wordings by the end of a field's path. */
const FIXED: readonly { end: readonly string[]; wording: Readonly<Record<string, string>> }[] = [
  { end: ['buttonText'], wording: BUTTON_TEXT },
  { end: ['faqSection', 'title'], wording: FAQ_TITLES },
];

/** Findings for buttons and FAQ titles that speak another language than their page. */
export function fixedWording(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    [...stringsOf(record.data)].flatMap(({ field, text }) => {
      const fixed = FIXED.find(({ end }) => end.every((key, index) => field.at(index - end.length) === key));
      const expected = fixed?.wording[record.locale];
      const reason = `expected “${expected ?? ''}”`;
      return !fixed || text === expected
        ? []
        : [{ rule: 'fixed-wording', file: record.file, line: record.lineOf(field), field: fieldName(field), reason }];
    }),
  );
}
