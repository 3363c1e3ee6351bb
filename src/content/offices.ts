/** The offices of the company. Their records are optional. */
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { withFallback } from './fallback.ts';
import { hasRecords, OFFICES } from './optional.ts';
import { cached, entriesOf, inLanguage, type Entry } from './records.ts';
import type { OfficeRecord } from './schema/office.ts';

/** An entry without `href`, because an office has no page. */
type OfficeEntry = Omit<Entry<OfficeRecord>, 'href'>;

/**
 * Every office, from the record in `locale` or, without one, in the default language. The main office is first, the others are sorted by
 * slug.
 */
export const officesIn = (locale: LocaleKey): Promise<OfficeEntry[]> =>
  cached(`offices in ${locale}`, async () => {
    if (!hasRecords(OFFICES)) return [];
    const all = await entriesOf<OfficeRecord>('offices');
    return withFallback(inLanguage(all, locale), inLanguage(all, DEFAULT_LOCALE)).toSorted(mainFirst);
  });

const mainFirst = (a: OfficeEntry, b: OfficeEntry): number =>
  Number(b.data.isMain ?? false) - Number(a.data.isMain ?? false) || a.slug.localeCompare(b.slug);
