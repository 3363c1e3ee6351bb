/** The languages of the site as tests meet them: their words and paths. */
import { messagesOf, type Messages } from '../src/i18n/messages.ts';
import { enabledLocales, type Locale } from '../shared/locales.ts';
import { localizedPath } from '../shared/paths.ts';

export interface Language {
  locale: Locale;
  words: Messages;
  /** Path of a page that every language has. */
  to: (path: string) => string;
}

export const LANGUAGES: readonly Language[] = enabledLocales().map((locale) => ({
  locale,
  words: messagesOf(locale.key),
  to: (path) => localizedPath(locale.key, path),
}));
