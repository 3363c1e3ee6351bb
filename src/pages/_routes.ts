/** Shared by the routes: the language part of a path. */
import { localeOf, type LocaleKey } from '#shared/locales.ts';

/** Value of the `locale` parameter: absent for the default language. */
export function localeParam(key: LocaleKey): string | undefined {
  const { prefix } = localeOf(key);
  return prefix === '' ? undefined : prefix;
}
