/** Filler, price tags and numbered questions: copy that is never right, wherever it stands. */
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';
import { proseOf } from '../texts.ts';

const PATTERNS: readonly { rule: string; pattern: RegExp; reason: string }[] = [
  {
    rule: 'filler',
    pattern:
      /\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|next[- ]level|game[- ]chang\w+|seamless\w*|unlock\w*|elevat(?:e|es|ed|ing)\b(?! railway)|leverag\w+|empower\w*|one[- ]stop|tailored solutions?|fast[- ]paced|digital landscape|ever[- ]evolving|revolutioni[sz]\w+|supercharg\w+|harness(?:es|ing)? the|synerg\w+|holistic\w*|robust\w*|delv(?:e|es|ing)|in today's|look no further|bespoke|turnkey|journey to success|unleash\w*|streamlin\w+|cater(?:s|ing)? to|peace of mind|take your \w+ to)\b/i,
    reason: 'banned filler',
  },
  { rule: 'filler', pattern: /\bnot (?:just|only)\b[^.?!]{1,80}\bbut\b/i, reason: "banned figure 'not just … but'" },
  { rule: 'filler', pattern: /\bwhether you(?:'re| are)\b/i, reason: "banned figure 'whether you are'" },
  {
    rule: 'price',
    pattern:
      /(?:[$€£]\s?\d|\b\d[\d,.]*\s?(?:usd|eur|gbp|aed|sar|iqd|dollars?|euros?|dirhams?)\b|\b(?:usd|eur|gbp|aed|sar|iqd)\s?\d)/i,
    reason: 'a price; say to get in touch for a quote',
  },
];

/** One finding for each banned pattern in each field. */
export function bannedWords(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    [...proseOf(record.data)].flatMap(({ field, text }) => {
      const name = fieldName(field);
      if (name.endsWith('.metaData.title')) return [];
      const matches = PATTERNS.flatMap(({ rule, pattern, reason }) => {
        const match = pattern.exec(text);
        return match
          ? [{ rule, file: record.file, line: record.lineOf(field), field: name, reason: `${reason}: “${match[0]}”` }]
          : [];
      });
      if (name.endsWith('.question') && /^\s*(?:q?\d+[.):]|[٠-٩]+[.)])/i.test(text)) {
        matches.push({
          rule: 'numbered-question',
          file: record.file,
          line: record.lineOf(field),
          field: name,
          reason: 'questions carry no number',
        });
      }
      return matches;
    }),
  );
}
