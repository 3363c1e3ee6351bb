/** The languages of the site as tests need them: their texts and paths. */
import { messagesOf, type Messages } from '../src/i18n/messages.ts';
import { enabledLocales, type Locale } from '../shared/locales.ts';
import { localizedPath } from '../shared/paths.ts';
import { CHECKS_ALL } from './scope.ts';

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

/** The first language of each text direction, or every language (`npm run test:all`): for tests that depend on the direction. */
export const DIRECTIONS: readonly Language[] = CHECKS_ALL
  ? LANGUAGES
  : LANGUAGES.filter(({ locale: { dir } }, index) => LANGUAGES.findIndex(({ locale }) => locale.dir === dir) === index);

/**
 * The languages in which tests use the interface: the first, or every one (`npm run test:all`). Languages differ only in their
 * texts, which types, `tests/content/spelling.test.ts` and the content check check, and in direction: {@link DIRECTIONS}.
 */
export const USED_LANGUAGES: readonly Language[] = CHECKS_ALL ? LANGUAGES : LANGUAGES.slice(0, 1);
