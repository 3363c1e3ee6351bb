/** A translated record must have the structure and the references of its original. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Facts of a role. With another last day, for example, a translation would be removed on another day than its original. */
const ROLE_FACTS = ['discipline', 'place', 'employment', 'posted', 'validThrough'];

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
  'similarServices',
  'similarIndustries',
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
  ...ROLE_FACTS,
]);

/** True when all languages have the same value at `path` (without list indexes). A file to download may differ, as it has a language. */
export const isSameInAll = (path: readonly string[]): boolean =>
  FIXED_KEYS.has(path.at(-1) ?? '') && path.slice(-2).join('.') !== 'files.src';

/** Keys that each language sets for itself: when its page is published. */
const PUBLICATION = new Set(['draft', 'date', 'publishFrom', 'publishUntil']);
/** Keys that a translation may have or omit, independently of the original. */
const OPTIONAL = new Set(['keywords', 'canonical', 'noindex', 'card', 'contact', 'photograph', 'links', 'focus']);

/**
 * What a translated Markdown record shares with its original: the drawing, and the facts of a role, with days as text. Its body and
 * photograph are its own, and it may omit lists of the front matter.
 */
function sharedOf(data: object): object {
  const entries: [string, unknown][] = Object.entries(data);
  return Object.fromEntries(
    entries
      .filter(([key, value]) => ROLE_FACTS.includes(key) || (key === 'img' && typeof value === 'string'))
      .map(([key, value]) => [key, value instanceof Date ? value.toISOString().slice(0, 'YYYY-MM-DD'.length) : value]),
  );
}

type Report = (field: readonly PropertyKey[], reason: string) => Finding;

/** Findings for records of other languages that differ from their original in more than texts. */
export function translation(records: readonly ContentRecord[]): Finding[] {
  const originals = new Map(
    records.filter(({ locale }) => locale === DEFAULT_LOCALE).map((record) => [record.page, record]),
  );
  return records
    .filter(({ locale, kind }) => locale !== DEFAULT_LOCALE && kind !== 'names')
    .flatMap((record) => {
      const report: Report = (field, reason) => findingAt('translation', record, field, reason);
      const original = originals.get(record.page);
      if (!original) return [report([], `has no original page in ${DEFAULT_LOCALE}`)];
      return 'body' in record.data
        ? differences(sharedOf(original.data), sharedOf(record.data), [], report)
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
