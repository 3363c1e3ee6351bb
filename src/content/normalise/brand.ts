/** The company's name in records. Records contain the placeholder `{brand}`; a page shows the name in the spelling of its language. */
import { brandIn } from '#shared/brand.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { mapStrings } from '#shared/mapStrings.ts';

/** The placeholder for the name in records. */
export const BRAND_MARK = '{brand}';

/** Returns a copy of a record, or of a part of it, with `{brand}` replaced by the name. */
export const withBrand = <T>(record: T, locale: LocaleKey): T =>
  mapStrings(record, (text) => text.replaceAll(BRAND_MARK, () => brandIn(locale)));
