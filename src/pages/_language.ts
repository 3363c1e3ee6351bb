/** Texts in another language than the page's. */
import { localeOf, type LocaleKey } from '#shared/locales.ts';

interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** What an element says of a text in the language `own` on a page in `locale`; nothing where they are the same. */
export function languageOf(own: LocaleKey, locale: LocaleKey): TextLanguage | undefined {
  const { tag: lang, dir } = localeOf(own);
  return own === locale ? undefined : { lang, dir };
}
