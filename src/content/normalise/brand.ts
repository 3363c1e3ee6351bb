/** The company's name in records: they write `{brand}`, and a page shows it as its language spells it. */
import { brandIn } from '#shared/brand.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { mapStrings } from '#shared/mapStrings.ts';

/** What records write instead of the name. */
export const BRAND_MARK = '{brand}';

/** A copy of a record, or of a part of one, with the name wherever it writes `{brand}`. */
export const withBrand = <T>(record: T, locale: LocaleKey): T =>
  mapStrings(record, (text) => text.replaceAll(BRAND_MARK, () => brandIn(locale)));
