/** Determines the language of a response and the page that a request comes from. */
import type { Context } from 'hono';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import type { AppEnv } from '../appOptions.ts';

/** Path of the page that the request comes from; empty without a `Referer` header. */
export const pathBefore = (context: Context): string => URL.parse(context.req.header('referer') ?? '')?.pathname ?? '';

/**
 * The language from the form field; otherwise from the prefix of the path; otherwise from the referring page; otherwise the default
 * language.
 */
export function languageOf(context: Context<AppEnv>): LocaleKey {
  // Paths of the default language and paths of forms have no prefix, so a path without one does not identify a language.
  const named = [context.req.path, pathBefore(context)].map(localeOfPath).find((key) => key !== DEFAULT_LOCALE);
  return context.get('locale') ?? named ?? DEFAULT_LOCALE;
}
