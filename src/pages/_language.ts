/** Attributes for texts that are not in the language of the page. */
import type { TextLanguage } from '#sections/types.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';

/** Attributes for an element whose text is in the language `own`, on a page in `locale`. Undefined when both are the same. */
export function languageOf(own: LocaleKey, locale: LocaleKey): TextLanguage | undefined {
  const { tag: lang, dir } = localeOf(own);
  return own === locale ? undefined : { lang, dir };
}
