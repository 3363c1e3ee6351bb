/** Counts the words, short sentences and generalising words of a page, as a measure of its style. */
import { proseOf, sentencesOf, type TextField } from '../content-check/texts.ts';

export interface Counts {
  /** Words before the list of technologies. */
  words: number;
  /** Sentences of seven words or fewer, without headings and the questions of an FAQ. */
  short: number;
  /** Occurrences of nobody, somebody, never and no one. */
  sweeping: number;
}

const SHORT = 7;
const SWEEPING = /\b(?:nobody|somebody|never|no one)\b/gi;

/** Parts of a record that are not in the page's text or come after it. */
const LEFT_OUT = new Set([
  'techsSection',
  'metaData',
  'alt',
  'relatedIndustries',
  'relatedServices',
  'diagram',
  'source',
]);
/** Fields of single phrases. */
const PHRASES = new Set(['title', 'name', 'subTitle', 'question', 'linkText', 'client']);

const isRead = ({ field }: TextField): boolean => !field.some((key) => LEFT_OUT.has(String(key)));
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'/.-]*/gu)?.length ?? 0;

/** Sentences of running text; of Markdown, only those in paragraphs. */
const sentences = ({ field, text }: TextField, locale: string): string[] =>
  PHRASES.has(String(field.at(-1)))
    ? []
    : text
        .split('\n\n')
        .filter((paragraph) => /^[^#|\-`]/.test(paragraph.trim()))
        .flatMap((paragraph) => sentencesOf(paragraph.replaceAll('\n', ' '), locale).map((found) => found.text));

/** The counts of a record. */
export function countsOf(record: unknown, locale: string): Counts {
  const texts = proseOf(record).filter(isRead);
  const sum = (of: (text: TextField) => number) => texts.reduce((total, text) => total + of(text), 0);
  return {
    words: sum(({ text }) => wordsIn(text)),
    short: sum((text) => sentences(text, locale).filter((sentence) => wordsIn(sentence) <= SHORT).length),
    sweeping: sum(({ text }) => text.match(SWEEPING)?.length ?? 0),
  };
}
