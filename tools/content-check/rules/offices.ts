/** Exactly one office must be the main one. No office may have the name that a role uses for remote work. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { REMOTE } from '../../../src/content/schema/role.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings when no office or more than one is the main one, and for an office called `remote`. */
export function offices(records: readonly ContentRecord[]): Finding[] {
  const all = records.filter((record) => record.kind === 'office' && record.locale === DEFAULT_LOCALE);
  const [main, ...others] = all.filter((record) => record.kind === 'office' && record.data.isMain);
  return [
    ...(main || all.length === 0
      ? []
      : [
          findingOf(
            `${DEFAULT_LOCALE}/offices/`,
            '(folder)',
            'no office has isMain: true: set it for the office to be shown first',
          ),
        ]),
    ...others.map((record) =>
      findingAt(
        'offices',
        record,
        ['isMain'],
        `${main?.file ?? ''} already has isMain: true: only one office can have it`,
      ),
    ),
    ...all
      .filter(({ page }) => page === `offices/${REMOTE}`)
      .map(({ file }) =>
        findingOf(file, '(file)', `‘place: ${REMOTE}’ means a role without an office: rename the file`),
      ),
  ];
}

const findingOf = (file: string, field: string, reason: string): Finding => ({ rule: 'offices', file, field, reason });
