/** A translated record keeps the shape and the references of its original. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';

/** Keys whose values are the same in every language. */
const FIXED_KEYS: ReadonlySet<string> = new Set([
  'id',
  'icon',
  'order',
  'kind',
  'src',
  'confirm',
  'service',
  'industry',
  'family',
  'slug',
  'href',
  'cases',
  'page',
  'starts',
  'ends',
  'timeZone',
  'online',
  'isMain',
  'country',
  'postalCode',
  'latitude',
  'longitude',
  'opening',
  'telephone',
]);

/** True when every language has the same value at `path`, which has no positions in lists. A file to download is in the language of its page. */
export const isSameInAll = (path: readonly string[]): boolean =>
  FIXED_KEYS.has(path.at(-1) ?? '') && path.slice(-2).join('.') !== 'files.src';

/** What each language says for itself: when its page is on the site. */
const PUBLICATION = new Set(['draft', 'date', 'publishFrom', 'publishUntil']);
/** Keys that a language may have or not, whatever the original has. */
const OPTIONAL = new Set(['keywords', 'canonical', 'noindex', 'card', 'contact', 'photograph', 'links', 'focus']);

/** What a translated text shares with its original, a drawing: it has a body and a photograph of its own and may leave out lists of the front matter. */
const drawingOf = (data: object): object => ('img' in data && typeof data.img === 'string' ? { img: data.img } : {});

type Report = (field: readonly PropertyKey[], reason: string) => Finding;

/** Findings for records of other languages that differ from the default language's in more than words. */
export function translation(records: readonly ContentRecord[]): Finding[] {
  const originals = new Map(
    records.filter(({ locale }) => locale === DEFAULT_LOCALE).map((record) => [record.page, record]),
  );
  return records
    .filter(({ locale, kind }) => locale !== DEFAULT_LOCALE && kind !== 'names')
    .flatMap((record) => {
      const report: Report = (field, reason) => ({
        rule: 'translation',
        file: record.file,
        line: record.lineOf(field),
        field: fieldName(field),
        reason,
      });
      const original = originals.get(record.page);
      if (!original) return [report([], `${DEFAULT_LOCALE} has no such page`)];
      return 'body' in record.data
        ? differences(drawingOf(original.data), drawingOf(record.data), [], report)
        : differences(original.data, record.data, [], report);
    });
}

function differences(original: unknown, translated: unknown, field: readonly PropertyKey[], report: Report): Finding[] {
  if (Array.isArray(original) && Array.isArray(translated)) {
    if (original.length !== translated.length && field.at(-1) !== 'keywords') {
      return [report(field, `${translated.length} entries, the original has ${original.length}`)];
    }
    return translated.flatMap((entry, index) => differences(original[index], entry, [...field, index], report));
  }
  if (isRecord(original) && isRecord(translated)) {
    return [...new Set([...Object.keys(original), ...Object.keys(translated)])].flatMap((key) => {
      if (field.length === 0 && PUBLICATION.has(key)) return [];
      if (OPTIONAL.has(key) && !(key in original && key in translated)) return [];
      if (!(key in translated)) return [report([...field, key], 'is missing')];
      if (!(key in original)) return [report([...field, key], 'is not in the original')];
      return differences(original[key], translated[key], [...field, key], report);
    });
  }
  const path = field.filter((segment) => typeof segment === 'string');
  const isFixed = isSameInAll(path) || (path.at(-1) === 'img' && typeof original === 'string');
  return isFixed && original !== translated
    ? [report(field, `‘${String(translated)}’, the original has ‘${String(original)}’`)]
    : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
