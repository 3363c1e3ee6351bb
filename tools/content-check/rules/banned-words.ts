/** Forbids filler, prices and numbered questions in every text. */
import { catalogueEntry } from '../../../src/content/schema/catalogue.ts';
import type { Finding } from '../finding.ts';
import { fieldName, findingAt, type ContentRecord } from '../records.ts';
import { proseOf } from '../texts.ts';

const AMOUNT = String.raw`\d[\d.,]*(?:\s?(?:k|m|bn|thousand|million|billion)\b)?`;
const CODES = 'usd|eur|gbp|aed|sar|qar|kwd|bhd|omr|jod|egp|iqd';
const NAMES = 'dollars?|euros?|dirhams?|riy?als?|dinars?|pounds sterling';
/** Names of currencies in Arabic and Sorani. */
const ARABIC_NAMES = 'دولار|يورو|درهم|ريال|دينار|دۆلار|یۆرۆ|دەرهەم|دیرهەم|ڕیاڵ|دینار';
const PRICE = new RegExp(
  String.raw`[$€£]\s?\d|${AMOUNT}\s?(?:[$€£]|(?:${CODES}|${NAMES})\b|(?:ألف |مليون |هەزار |ملیۆن )?(?:${ARABIC_NAMES}))|\b(?:${CODES})\s?\d`,
  'i',
);

const PATTERNS: readonly { rule: string; pattern: RegExp; reason: string }[] = [
  {
    rule: 'filler',
    pattern:
      /\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|next[- ]level|game[- ]chang\w+|seamless\w*|unlock\w*|elevat(?:e|es|ed|ing)\b(?! railway)|leverag\w+|empower\w*|one[- ]stop|tailored solutions?|fast[- ]paced|digital landscape|ever[- ]evolving|revolutioni[sz]\w+|supercharg\w+|harness(?:es|ing)? the|synerg\w+|holistic\w*|robust\w*|delv(?:e|es|ing)|in today's|look no further|bespoke|turnkey|journey to success|unleash\w*|streamlin\w+|cater(?:s|ing)? to|peace of mind|take your \w+ to)\b/i,
    reason: 'contains a filler phrase, which is not allowed',
  },
  {
    rule: 'filler',
    pattern: /\bnot (?:just|only)\b[^.?!]{1,80}\bbut\b/i,
    reason: "contains 'not just … but', which is not allowed",
  },
  {
    rule: 'filler',
    pattern: /\bwhether you(?:'re| are)\b/i,
    reason: "contains 'whether you are', which is not allowed",
  },
  { rule: 'price', pattern: PRICE, reason: 'contains a price; tell readers to ask for a quote instead' },
];

/** One finding for each banned pattern in each field. */
export function bannedWords(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    proseOf(record.data).flatMap(({ field, text }) => {
      const name = fieldName(field);
      // The specification sets the words of this title.
      if (name === 'content.metaData.title' && text === catalogueEntry(record.page)?.metaTitle) return [];
      const matches = PATTERNS.flatMap(({ rule, pattern, reason }) => {
        const match = pattern.exec(text);
        return match ? [findingAt(rule, record, field, `${reason}: “${match[0]}”`, match.index)] : [];
      });
      if (name.endsWith('.question') && /^\s*(?:q?\d+[.):](?!\d)|[٠-٩]+[.)](?![٠-٩]))/i.test(text)) {
        matches.push(findingAt('numbered-question', record, field, 'begins with a number: remove the number'));
      }
      return matches;
    }),
  );
}
