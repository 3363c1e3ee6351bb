/** Finds all strings in a record, or only the prose, each with the path of its field. */
import { memoize } from '../memoize.ts';

export interface TextField {
  field: PropertyKey[];
  text: string;
}

/** Keys whose values are references or labels, not prose. */
const NOT_PROSE = new Set([
  '$schema',
  'icon',
  'src',
  'file',
  'img',
  'captions',
  'starts',
  'ends',
  'timeZone',
  'online',
  'industry',
  'service',
  'family',
  'keywords',
  'canonical',
  'image',
  'blurDataURL',
  'buttonText',
  'slug',
  'href',
  'kind',
  'page',
  'from',
  'to',
  'tags',
  'services',
  'similarServices',
  'similarIndustries',
  'technologies',
  'cases',
  'discipline',
  'place',
  'author',
  'contact',
  'employment',
  'publishFrom',
  'publishUntil',
  'fields',
  'topic',
  'country',
  'postalCode',
  'opening',
  'telephone',
]);

/** Every string within `value`. */
export function stringsOf(value: unknown): TextField[] {
  const found: TextField[] = [];
  collect(value, [], found);
  return found;
}

/** Adds to one list: nested generators would pass each string through every level, which is slower. */
function collect(value: unknown, field: PropertyKey[], found: TextField[]): void {
  if (typeof value === 'string') found.push({ field, text: value });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    collect(entry, [...field, Array.isArray(value) ? Number(key) : key], found);
  }
}

/** Every string of `value` that a visitor reads as prose. */
export const proseOf = (value: unknown): TextField[] =>
  stringsOf(value).flatMap(({ field, text }) => {
    const key = field.findLast((segment) => typeof segment === 'string') ?? '';
    if (NOT_PROSE.has(key)) return [];
    return [{ field, text: key === 'body' ? onlyProse(text) : text }];
  });

/** Markdown in which code, link addresses and tags, which are not prose, are replaced by spaces, so that positions stay the same. */
const onlyProse = (markdown: string): string =>
  markdown.replace(/```[^]*?```|`[^`]*`|(?<=\]\()[^)\s]+|<\/?[a-z][^>]*>/gi, (part) => part.replace(/[^\n]/g, ' '));

interface Sentence {
  text: string;
  /** Position in the whole text, in characters. */
  offset: number;
}

/** Creating a segmenter takes longer than splitting a text. */
const segmenterOf = memoize((locale: string) => new Intl.Segmenter(locale, { granularity: 'sentence' }));

/** Sentences of a text, trimmed. Headings without a full stop count as one sentence. */
export function sentencesOf(text: string, locale: string): Sentence[] {
  return [...segmenterOf(locale).segment(text)]
    .map(({ segment, index }) => ({ text: segment.trim(), offset: index }))
    .filter((sentence) => sentence.text !== '');
}
