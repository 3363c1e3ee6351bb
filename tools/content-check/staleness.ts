/** Translations whose English has changed since they were made. A build goes on: an older translation is still a page. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { statesOf } from '../translation/state.ts';
import type { Finding } from './finding.ts';
import type { ContentRecord } from './records.ts';

/** A warning for each stale page with the sections that changed, and one a language for the pages that nobody has stamped. */
export function staleness(records: readonly ContentRecord[]): Finding[] {
  const locales = [...new Set(records.map(({ locale }) => locale))].filter((locale) => locale !== DEFAULT_LOCALE);
  return locales.flatMap((locale) => {
    const states = statesOf(records, locale);
    const unstamped = states.filter(({ state }) => state === 'unstamped').length;
    return [
      ...states.flatMap(({ original, translation, changed }) =>
        translation && changed.length > 0
          ? [warning(translation.file, `${original.file} has changed since: ${changed.join(', ')}`)]
          : [],
      ),
      ...(unstamped > 0
        ? [
            warning(
              `${locale}/`,
              `${unstamped} pages do not say which English they were made from: npm run content:stamp`,
            ),
          ]
        : []),
    ];
  });
}

const warning = (file: string, reason: string): Finding => ({ rule: 'stale', file, field: '(record)', reason });
