/** Paths of pages of the site, for links on the server's own pages. */
import { DEFAULT_LOCALE, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';

/** Path of a page of the site in a language, or in the default language when that language is disabled. */
export const sitePath = (locale: LocaleKey, path: string): string =>
  localizedPath(localeOf(locale).enabled ? locale : DEFAULT_LOCALE, path);

/** Path of the list of open positions. The page of each position, with its application form, is below this path. */
export const careerPath = (locale: LocaleKey): string => sitePath(locale, '/company/career');
