/** One office is the main one, and none has the name that a role says instead of an office. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { REMOTE } from '../../../src/content/schema/role.ts';
import type { Finding } from '../finding.ts';
import type { ContentRecord } from '../records.ts';

/** Findings for offices of which none or several are the main one, and for one that is called `remote`. */
export function offices(records: readonly ContentRecord[]): Finding[] {
  const all = records.filter((record) => record.kind === 'office' && record.locale === DEFAULT_LOCALE);
  const [main, ...others] = all.filter((record) => record.kind === 'office' && record.data.isMain);
  return [
    ...(main || all.length === 0
      ? []
      : [findingOf(`${DEFAULT_LOCALE}/offices/`, '(folder)', 'no office has isMain: true; one is shown first')]),
    ...others.map(({ file, lineOf }) =>
      findingOf(file, 'isMain', `${main?.file ?? ''} is the main office already`, lineOf(['isMain'])),
    ),
    ...all
      .filter(({ page }) => page === `offices/${REMOTE}`)
      .map(({ file }) => findingOf(file, '(file)', `‘place: ${REMOTE}’ is a role without an office: rename the file`)),
  ];
}

const findingOf = (file: string, field: string, reason: string, line?: number): Finding => ({
  rule: 'offices',
  file,
  ...(line && { line }),
  field,
  reason,
});
