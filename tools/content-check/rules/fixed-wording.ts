/** Texts that the specification sets must be the same on every page of a language. */
import { BUTTON_TEXT } from '../../../src/content/schema/button-text.ts';
import { FAQ_TITLES } from '../../../src/content/schema/faq.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { stringsOf } from '../texts.ts';

/** The texts by language, for fields whose path ends with `end`. */
const FIXED: readonly { end: readonly string[]; wording: Readonly<Record<string, string>> }[] = [
  { end: ['buttonText'], wording: BUTTON_TEXT },
  { end: ['faqSection', 'title'], wording: FAQ_TITLES },
];

/** Findings for buttons and FAQ titles that differ from the text of their language. */
export function fixedWording(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    stringsOf(record.data).flatMap(({ field, text }) => {
      const fixed = FIXED.find(({ end }) => end.every((key, index) => field.at(index - end.length) === key));
      const expected = fixed?.wording[record.locale];
      const reason = `expected “${expected ?? ''}”`;
      return !fixed || text === expected ? [] : [findingAt('fixed-wording', record, field, reason)];
    }),
  );
}
