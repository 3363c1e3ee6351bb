/** Warns of translations whose English text has changed since. They do not stop a build: an older translation is still usable. */
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { statesOf } from '../translation/state.ts';
import type { Finding } from './finding.ts';
import type { ContentRecord } from './records.ts';

/** One warning for each stale page, with the sections that changed, and one for each language with pages that have no stamp. */
export function staleness(records: readonly ContentRecord[]): Finding[] {
  const locales = [...new Set(records.map(({ locale }) => locale))].filter((locale) => locale !== DEFAULT_LOCALE);
  return locales.flatMap((locale) => {
    const states = statesOf(records, locale);
    const unstamped = states.filter(({ state }) => state === 'unstamped').length;
    return [
      ...states.flatMap(({ original, translation, changed }) =>
        translation && changed.length > 0
          ? [warning(translation.file, `is older than ${original.file}, which has changed in: ${changed.join(', ')}`)]
          : [],
      ),
      ...(unstamped > 0
        ? [warning(`${locale}/`, `${unstamped} pages do not record their English version: run npm run content:stamp`)]
        : []),
    ];
  });
}

const warning = (file: string, reason: string): Finding => ({ rule: 'stale', file, field: '(record)', reason });
