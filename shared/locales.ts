/** The languages of the site. Only this file states that `ku` is Sorani and that search engines get both of its language tags. */
export interface Locale {
  /** First segment of the URL; empty for the default language. */
  prefix: '' | 'ar' | 'ku';
  /** Folder under `content/`. */
  key: 'en' | 'ar' | 'ku';
  /** BCP 47 tag for `lang`. */
  tag: string;
  /** BCP 47 tag for `Intl`: figures are Western in every language, as in the standards and part numbers around them. */
  format: string;
  /** Language tags in alternate links (`hreflang`). */
  hreflang: readonly string[];
  dir: 'ltr' | 'rtl';
  /** Name of the language, in that language. */
  name: string;
  /** Flag of the set circle-flags. */
  flag: string;
  /** A disabled language has no routes and is not shown. */
  enabled: boolean;
}

export type LocaleKey = Locale['key'];

export const LOCALES: readonly Locale[] = [
  {
    prefix: '',
    key: 'en',
    tag: 'en',
    format: 'en',
    hreflang: ['en'],
    dir: 'ltr',
    name: 'English',
    flag: 'gb',
    enabled: true,
  },
  {
    prefix: 'ar',
    key: 'ar',
    tag: 'ar',
    format: 'ar-u-nu-latn',
    hreflang: ['ar'],
    dir: 'rtl',
    name: 'العربية',
    flag: 'ae',
    enabled: true,
  },
  {
    prefix: 'ku',
    key: 'ku',
    tag: 'ckb',
    format: 'ckb-u-nu-latn',
    hreflang: ['ku', 'ckb'],
    dir: 'rtl',
    name: 'کوردی',
    flag: 'iq-kr',
    enabled: true,
  },
];

export const DEFAULT_LOCALE = 'en' satisfies LocaleKey;

/** The entry whose key is `key`; undefined when there is none. */
export const findLocale = (key: string | undefined): Locale | undefined => LOCALES.find((entry) => entry.key === key);

/** The key that `text` names; the default language when it names none. */
export const localeNamed = (text: string | undefined): LocaleKey => findLocale(text)?.key ?? DEFAULT_LOCALE;

/** The entry of `key`. Throws when there is none. */
export function localeOf(key: LocaleKey): Locale {
  const locale = findLocale(key);
  if (!locale) throw new Error(`No locale '${key}' in the table`);
  return locale;
}

/** The comma and the space between two names of a list. */
export const commaOf = (key: LocaleKey): string => (localeOf(key).dir === 'rtl' ? '، ' : ', ');

/** The enabled languages. */
export const enabledLocales = (): readonly Locale[] => LOCALES.filter(({ enabled }) => enabled);
