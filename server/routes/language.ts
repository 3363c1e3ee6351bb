/** In which language a visitor is answered. */
import type { Context } from 'hono';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import type { AppEnv } from '../appOptions.ts';

/** What the form said; else the prefix of the address; else that of the page before, for bodies that cannot be read. */
export function languageOf(context: Context<AppEnv>): LocaleKey {
  const before = URL.parse(context.req.header('referer') ?? '')?.pathname ?? '';
  // Paths of the default language have no prefix, as the form addresses have none: they say nothing.
  const named = [context.req.path, before].map(localeOfPath).find((key) => key !== DEFAULT_LOCALE);
  return context.get('locale') ?? named ?? DEFAULT_LOCALE;
}
