/** A sentence of five words or more may appear only once in a language. */
import type { Finding } from '../finding.ts';
import { fieldName, findingAt, type ContentRecord } from '../records.ts';
import { proseOf, sentencesOf } from '../texts.ts';

const MIN_WORDS = 5;

/** Keys of facts, which several pages may state in the same words: two offices have the same hours, two events the same place. */
const FACTS: ReadonlySet<PropertyKey> = new Set(['name', 'address', 'venue', 'hours', 'role', 'source']);

/** Findings for each sentence that another page of the same locale, or another field of the same page, already has. */
export function repeatedText(records: readonly ContentRecord[]): Finding[] {
  const firstPlace = new Map<string, Pick<Finding, 'file' | 'field'>>();
  const findings: Finding[] = [];
  for (const record of records) {
    for (const { field, text } of proseOf(record.data)) {
      const name = fieldName(field);
      const isFact = field.some((key) => FACTS.has(key));
      if (name.endsWith('faqSection.title') || isFact || isOfPhotograph(record.data, field)) continue;
      for (const { text: sentence, offset } of sentencesOf(text, record.locale)) {
        const key = `${record.locale} ${normalise(sentence)}`;
        if (key.split(' ').length <= MIN_WORDS) continue;
        const place = firstPlace.get(key);
        if (place) {
          const reason = `is used twice, also in ${place.file} ${place.field}: “${sentence}”`;
          findings.push({ ...findingAt('repeated-text', record, field, reason, offset), alsoIn: place });
        } else {
          firstPlace.set(key, { file: record.file, field: name });
        }
      }
    }
  }
  return findings;
}

/** Number of sentences in all records, for the report. */
export function countSentences(records: readonly ContentRecord[]): number {
  return records.reduce(
    (total, record) =>
      total + proseOf(record.data).reduce((sum, { text }) => sum + sentencesOf(text, record.locale).length, 0),
    0,
  );
}

/** Whether a field is the alternative text of a photograph. It may be repeated, because several pages may show one photograph. */
const isOfPhotograph = (data: object, field: readonly PropertyKey[]): boolean => {
  const picture = field.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key) as object, data);
  return field.at(-1) === 'alt' && 'file' in picture;
};

const normalise = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
