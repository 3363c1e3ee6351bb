/** Shared by the routes: the language part of a path. */
import { enabledLocales, type LocaleKey } from '#shared/locales.ts';

/** Value of the `locale` parameter: absent for the default language. */
export const localeParam = (key: LocaleKey): string | undefined =>
  enabledLocales().find((locale) => locale.key === key)?.prefix || undefined;
