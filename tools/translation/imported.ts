/** Makes records from the texts that a translator has returned. */
import { DEFAULT_LOCALE, type LocaleKey } from '../../shared/locales.ts';
import { BUTTON_TEXT } from '../../src/content/schema/button-text.ts';
import { FAQ_TITLES } from '../../src/content/schema/faq.ts';
import { placeOf } from '../content-check/kinds.ts';
import { fieldName, parseRecord, type ContentRecord } from '../content-check/records.ts';
import { stringsOf } from '../content-check/texts.ts';
import { digestsOf } from './digests.ts';
import { partsOf, sectionsOf, type Part } from './parts.ts';
import type { Translated } from './po.ts';
import { stamped } from './stamp.ts';
import { contextOf, joined } from './units.ts';
import { withTexts } from './write.ts';

export interface Imported {
  /** Path below the content folder. */
  file: string;
  /** The source of the record; absent when the page was refused. */
  source?: string;
  /** Why the page was refused or, with a source, what is to be corrected by hand. */
  problems: string[];
}

/** Said of a translation that was written anew because it had other fields than the English page. */
const REBUILT =
  'was written in the layout of the English page, which has other fields. Compare it with its version before: values that only the translation had, such as draft, are missing';

type Read = (file: string) => string;

/** A record for each page in `texts`. `read` returns the source of a record of the content folder. */
export function imported(
  texts: readonly Translated[],
  locale: LocaleKey,
  records: readonly ContentRecord[],
  read: Read,
): Imported[] {
  const pages = Map.groupBy(texts, ({ context }) => context.split(' ')[0] ?? '');
  return [...pages].map(([page, own]) => {
    const original = records.find((record) => record.locale === DEFAULT_LOCALE && record.page === page);
    const translation = records.find((record) => record.locale === locale && record.page === page);
    return original
      ? pageOf(own, locale, original, translation, read)
      : { file: `${locale}/${page}`, problems: [`there is no page ‘${page}’`] };
  });
}

function pageOf(
  texts: readonly Translated[],
  locale: LocaleKey,
  original: ContentRecord,
  translation: ContentRecord | undefined,
  read: Read,
): Imported {
  const file = original.file.replace(DEFAULT_LOCALE, locale);
  const received = new Map(texts.map((text) => [text.context, text]));
  const isWhole = received.has(contextOf(original, ['body']));
  const parts = isWhole ? joined(partsOf(original)) : partsOf(original);
  const problems = problemsOf(parts, received, original);
  if (problems.length > 0) return { file, problems };

  const wordsOf = (select: (text: Translated) => string): Part[] =>
    parts.flatMap((part) => {
      const text = received.get(contextOf(original, part.field));
      return text ? [{ ...part, text: select(text) }] : [];
    });
  const words = wordsOf(({ text }) => text);
  const base = translation && hasShape(translation, parts, isWhole) ? translation : undefined;
  const written = base
    ? withTexts(read(base.file), words)
    : withTexts(read(original.file), [...fixedTexts(original, locale), ...words]);
  const source = stamped(file, written, digestsOf(wordsOf(({ english }) => english).flatMap(intoSections)));
  const faults = faultsOf(file, source);
  if (faults.length > 0) return { file, problems: faults };
  return { file, source, problems: translation && !base ? [REBUILT] : [] };
}

/** Problems: texts that are missing, not translated, marked as unfinished, or for a field that the page does not have. */
function problemsOf(
  parts: readonly Part[],
  received: ReadonlyMap<string, Translated>,
  original: ContentRecord,
): string[] {
  const contexts = new Set(parts.map(({ field }) => contextOf(original, field)));
  return [
    ...[...contexts].flatMap((context) => {
      const text = received.get(context);
      if (!text) return [`${context}: is not in the file: the English text has changed, export it again`];
      if (text.text === '') return [`${context}: is not translated`];
      return text.isFuzzy ? [`${context}: is marked as needing work`] : [];
    }),
    ...[...received.keys()]
      .filter((context) => !contexts.has(context))
      .map((context) => `${context}: no longer exists in English: export it again`),
  ];
}

/** Whether a translation has the same fields as its original now, besides optional ones of its own. Then its layout is kept. */
function hasShape(translation: ContentRecord, parts: readonly Part[], isWhole: boolean): boolean {
  const texts = partsOf(translation);
  const own = isWhole ? joined(texts) : texts;
  const present = namesOf(own);
  const wanted = namesOf(parts);
  return (
    [...wanted].every((name) => present.has(name)) &&
    own.every(({ field }) => wanted.has(fieldName(field)) || isOptional(field))
  );
}

const namesOf = (parts: readonly Part[]): Set<string> => new Set(parts.map(({ field }) => fieldName(field)));

/** Whether the field is metadata, or the photograph or a link of a person. A translation may have these independently of its original. */
const isOptional = ([first, second]: readonly PropertyKey[]): boolean =>
  ['meta', 'photograph', 'links'].includes(String(first)) || second === 'metaData';

/** Texts that are the same on every page of a language. */
function fixedTexts(original: ContentRecord, locale: LocaleKey): Pick<Part, 'field' | 'text'>[] {
  const fixed = new Map([FAQ_TITLES, BUTTON_TEXT].map((wording) => [wording[DEFAULT_LOCALE], wording[locale]]));
  return stringsOf(original.raw).flatMap(({ field, text }) => {
    const own = fixed.get(text);
    return own === undefined ? [] : [{ field, text: own }];
  });
}

const intoSections = (part: Part): Part[] =>
  part.field[0] === 'body' && part.field.length === 1
    ? sectionsOf(part.text).map((text, index) => ({ ...part, field: ['body', index], text }))
    : [part];

/** The faults that the schema finds in the new record. */
function faultsOf(file: string, source: string): string[] {
  const place = placeOf(file);
  if (typeof place === 'string') return [place];
  return parseRecord(file, place, source).problems.map(({ field, reason }) => `${field}: ${reason}`);
}
