/** Shared by the routes: the language parameter and the static paths of a page. */
import { languagesOf } from '#content/pagePaths.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';

/** Value of the `locale` parameter: undefined for the default language. */
export function localeParam(key: LocaleKey): string | undefined {
  const { prefix } = localeOf(key);
  return prefix === '' ? undefined : prefix;
}

/** Static paths of the page at `path` (without prefix): one for each language that has it. */
export const routesOf = async (path: string) =>
  (await languagesOf(path)).map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
