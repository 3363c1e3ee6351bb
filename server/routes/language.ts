/** Determines the language of a response and the page that a request comes from. */
import type { Context } from 'hono';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import type { AppEnv } from '../appOptions.ts';

/** Path of the page that the request comes from, if the request has a referrer. */
export const pathBefore = (context: Context): string => URL.parse(context.req.header('referer') ?? '')?.pathname ?? '';

/**
 * The language from the form field; otherwise from the prefix of the address; otherwise from the referring page, when the body cannot be
 * read.
 */
export function languageOf(context: Context<AppEnv>): LocaleKey {
  // Neither paths of the default language nor form addresses have a prefix, so a path without one gives no information.
  const named = [context.req.path, pathBefore(context)].map(localeOfPath).find((key) => key !== DEFAULT_LOCALE);
  return context.get('locale') ?? named ?? DEFAULT_LOCALE;
}
