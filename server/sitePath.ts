/** Links from the server's own pages into the site. */
import { DEFAULT_LOCALE, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';

/** Path of a page of the site in a language; of the default one while that language has no pages. */
export const sitePath = (locale: LocaleKey, path: string): string =>
  localizedPath(localeOf(locale).enabled ? locale : DEFAULT_LOCALE, path);

/** Path of the list of openings, each of which has its application on a page below. */
export const careerPath = (locale: LocaleKey): string => sitePath(locale, '/company/career');
