/** The H1 of a service, a group or an industry must name its subject. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const MAX = 70;

/** Words in names that do not describe the subject. */
const GENERIC_WORDS =
  /^(?:and|or|of|the|for|services?|solutions?|consulting|development|custom|(?:ال)?خدمات|(?:ال)?حلول|خزمەتگوزار.*|چارەسەر.*)$/;

/** Search words that buyers use for a subject, by page. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'industries/government-public-sector': ['حكومية'],
  'industries/sports-fitness': ['رياضية'],
  'industries/telecommunications': ['Telecom'],
};

/** A word without inflection: without the ending of an English plural, or the Arabic article with the letters joined to it. */
const stem = (word: string): string =>
  word.replace(/^(?:و?ال|لل|بال)(?=.{3})/, '').replace(/(?<=[a-z]{3})(?:ies|es|s|y)$/, '');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether `heading` contains a word of `subject`, in any inflection. */
function names(heading: string, subject: string): boolean {
  const own = wordsOf(heading).map(stem);
  return wordsOf(subject)
    .filter((word) => !GENERIC_WORDS.test(word))
    .map(stem)
    .some((word) => own.some((other) => (word.length > 3 ? other.startsWith(word) : other === word)));
}

/** Findings for headings that are too long or name neither the page's subject nor a synonym of it. */
export function headings(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'service' && record.kind !== 'group' && record.kind !== 'industry') return [];
    const { name, content } = record.data;
    const { title } = content.heroSection;
    const isNamed = [name, ...(SYNONYMS[record.page] ?? [])].some((subject) => names(title, subject));
    return [
      ...(title.length > MAX ? [`${title.length} characters, at most ${MAX}`] : []),
      ...(isNamed ? [] : [`must contain a word of the name ‘${name}’`]),
    ].map((reason) => findingAt('heading', record, ['content', 'heroSection', 'title'], reason));
  });
}
