/** In which language a visitor is answered. */
import type { Context } from 'hono';
import { DEFAULT_LOCALE, LOCALES, type LocaleKey } from '#shared/locales.ts';
import type { AppEnv } from '../appOptions.ts';

function localeOfPath(pathname: string): LocaleKey | undefined {
  const [, first = ''] = pathname.split('/');
  return LOCALES.find(({ prefix }) => prefix !== '' && prefix === first)?.key;
}

/** What the form said; else the prefix of the address; else that of the page before, for bodies that cannot be read. */
export function languageOf(context: Context<AppEnv>): LocaleKey {
  const before = URL.parse(context.req.header('referer') ?? '')?.pathname ?? '';
  return context.get('locale') ?? localeOfPath(context.req.path) ?? localeOfPath(before) ?? DEFAULT_LOCALE;
}
