/** Walks a record and yields its texts, each with the path of its field. */
export interface TextField {
  field: PropertyKey[];
  text: string;
}

/** Keys whose values are references or labels. */
const NOT_PROSE = new Set([
  '$schema',
  'icon',
  'src',
  'industry',
  'service',
  'family',
  'keywords',
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
  'technologies',
  'cases',
  'discipline',
  'place',
  'employment',
  'first',
  'columns',
]);

/** Every string of `value`. */
export function* stringsOf(value: unknown, field: PropertyKey[] = []): Generator<TextField> {
  if (typeof value === 'string') yield { field, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    yield* stringsOf(entry, [...field, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Every string of `value` that a visitor reads as prose. */
export function* proseOf(value: unknown, field: PropertyKey[] = []): Generator<TextField> {
  if (value instanceof Date) return;
  if (typeof value === 'string') {
    const key = field.findLast((segment) => typeof segment === 'string');
    const isReference = key === 'img' || (typeof key === 'string' && NOT_PROSE.has(key));
    if (!isReference) yield { field, text: key === 'body' ? withoutCode(value) : value };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* proseOf(entry, [...field, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) yield* proseOf(entry, [...field, key]);
  }
}

/** Markdown without its code: code may repeat and names what it likes. */
const withoutCode = (markdown: string) => markdown.replace(/```[^]*?```/g, '').replace(/`[^`]*`/g, '');

/** Sentences of a text, trimmed. Headings without a full stop count as one sentence. */
export function sentencesOf(text: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
