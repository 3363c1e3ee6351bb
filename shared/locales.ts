/** The languages of the site. The only place that knows that `ku` is Sorani and that both of its tags go to search engines. */
export interface Locale {
  /** First segment of the URL; empty for the default language. */
  prefix: '' | 'ar' | 'ku';
  /** Folder under `content/`. */
  key: 'en' | 'ar' | 'ku';
  /** BCP 47 tag for `lang`. */
  tag: string;
  /** BCP 47 tag for `Intl`: figures are Western in every language, as in the standards and part numbers around them. */
  format: string;
  /** Tags that alternate links carry. */
  hreflang: readonly string[];
  dir: 'ltr' | 'rtl';
  /** Name of the language in itself. */
  name: string;
  /** Flag of the set circle-flags. */
  flag: string;
  /** A language that is off has no routes and is not offered. */
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
    name: 'کوردیی ناوەندی',
    flag: 'iq-kr',
    enabled: true,
  },
];

export const DEFAULT_LOCALE = 'en' satisfies LocaleKey;

/** The entry of `key`. Throws when there is none. */
export function localeOf(key: LocaleKey): Locale {
  const locale = LOCALES.find((entry) => entry.key === key);
  if (!locale) throw new Error(`No locale '${key}' in the table`);
  return locale;
}

/** Languages that have routes. */
export const enabledLocales = (): readonly Locale[] => LOCALES.filter(({ enabled }) => enabled);
