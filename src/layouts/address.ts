/** The company's address in the reader's language. */
import { site } from '#site.config';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';

const ADDRESSES: Readonly<
  Partial<Record<LocaleKey, readonly string[]>> & Record<typeof DEFAULT_LOCALE, readonly string[]>
> = site.contact.address;

/** Lines of the postal address, in English where the company has not written it in `locale`. */
export const addressIn = (locale: LocaleKey): readonly string[] => ADDRESSES[locale] ?? ADDRESSES[DEFAULT_LOCALE];
