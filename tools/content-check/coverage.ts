/** How much of the default language's content another language has. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import type { ContentRecord } from './records.ts';

const KINDS = ['home', 'page', 'group', 'service', 'industry', 'post', 'case', 'role'] as const;

export interface Coverage {
  locale: string;
  /** Records of each kind: how many the language has, of how many. */
  kinds: { kind: (typeof KINDS)[number]; has: number; of: number }[];
}

/** One entry for each language besides the default, in alphabetical order. */
export function coverageOf(records: readonly ContentRecord[]): Coverage[] {
  const locales = [...new Set(records.map(({ locale }) => locale))]
    .filter((locale) => locale !== DEFAULT_LOCALE)
    .sort();
  const count = (locale: string, kind: string) =>
    records.filter((record) => record.locale === locale && record.kind === kind).length;
  return locales.map((locale) => ({
    locale,
    kinds: KINDS.map((kind) => ({ kind, has: count(locale, kind), of: count(DEFAULT_LOCALE, kind) })),
  }));
}
