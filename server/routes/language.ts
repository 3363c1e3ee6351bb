/** In which language a visitor is answered, and where the request comes from. */
import type { Context } from 'hono';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import type { AppEnv } from '../appOptions.ts';

/** Path of the page that the request comes from, as far as it says. */
export const pathBefore = (context: Context): string => URL.parse(context.req.header('referer') ?? '')?.pathname ?? '';

/** What the form said; else the prefix of the address; else that of the page before, for bodies that cannot be read. */
export function languageOf(context: Context<AppEnv>): LocaleKey {
  // Paths of the default language have no prefix, as the form addresses have none: they say nothing.
  const named = [context.req.path, pathBefore(context)].map(localeOfPath).find((key) => key !== DEFAULT_LOCALE);
  return context.get('locale') ?? named ?? DEFAULT_LOCALE;
}
