/** The company's name in records: they write `{brand}`, and a page shows it as its language spells it. */
import { site } from '#site.config';
import type { LocaleKey } from '#shared/locales.ts';
import { mapStrings } from '#shared/mapStrings.ts';

/** What records write instead of the name. */
export const BRAND_MARK = '{brand}';

const OWN_SPELLINGS: Readonly<Partial<Record<LocaleKey, string>>> = site.brandIn;

/** The name as running text in `locale` spells it. */
export const brandIn = (locale: LocaleKey): string => OWN_SPELLINGS[locale] ?? site.brand;

/** Every spelling of the name, that of `site.brand` first. */
export const brandSpellings = (): string[] => [...new Set([site.brand, ...Object.values(OWN_SPELLINGS)])];

/** A copy of a record, or of a part of one, with the name wherever it writes `{brand}`. */
export const withBrand = <T>(record: T, locale: LocaleKey): T =>
  mapStrings(record, (text) => text.replaceAll(BRAND_MARK, () => brandIn(locale)));
