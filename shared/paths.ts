/** Paths of pages under their language's prefix. */
import { DEFAULT_LOCALE, LOCALES, localeOf, type LocaleKey } from './locales.ts';

/** `/services` in Arabic is `/ar/services`. `path` starts with a slash and has no prefix. */
export function localizedPath(locale: LocaleKey, path: string): string {
  const { prefix } = localeOf(locale);
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** The language that a path belongs to, by its first segment. */
export function localeOfPath(pathname: string): LocaleKey {
  const [, first = ''] = pathname.split('/');
  return LOCALES.find(({ prefix }) => prefix !== '' && prefix === first)?.key ?? DEFAULT_LOCALE;
}

/** The path without its language prefix and without a trailing slash; the home page is `/`. */
export function withoutLocale(pathname: string): string {
  const [, first = '', ...rest] = pathname.replace(/\/+$/, '').split('/');
  const isPrefix = LOCALES.some(({ prefix }) => prefix !== '' && prefix === first);
  return isPrefix ? `/${rest.join('/')}` : `/${[first, ...rest].filter(Boolean).join('/')}`;
}

/**
 * A path for a redirect within the site. Two slashes at the beginning would name another host: `new URL()` makes `//x` from a path such as
 * `/..//x`.
 */
export const withOneSlash = (pathname: string): string => pathname.replace(/^\/{2,}/, '/');

/** Address of a page's Markdown alternate: `/services.md`; of the home page `/index.md`. */
export const alternatePath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

/** True when `pathname` is `url` or below it. Compares whole segments, in any language. */
export function isCurrent(url: string, pathname: string): boolean {
  const [own, current] = [withoutLocale(url), withoutLocale(pathname)];
  return own === '/' ? current === '/' : current === own || current.startsWith(`${own}/`);
}
