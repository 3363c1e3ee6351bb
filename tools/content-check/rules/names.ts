/** Services and industries that a language has no page of have a name in `names.yaml`, and no others. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import { fieldName, type ContentRecord } from '../records.ts';

const KINDS = { services: 'service', industries: 'industry' } as const;
const FOLDERS = ['services', 'industries'] as const;

type Folder = (typeof FOLDERS)[number];
type NamesRecord = Extract<ContentRecord, { kind: 'names' }>;

/** Findings for names that are missing, that a page gives already, and of no page at all. */
export function names(records: readonly ContentRecord[]): Finding[] {
  const locales = [...new Set(records.map(({ locale }) => locale))].filter((locale) => locale !== DEFAULT_LOCALE);
  return locales.flatMap((locale) => {
    const record = records.find((entry) => entry.kind === 'names' && entry.locale === locale);
    const slugs = (key: string, folder: Folder) =>
      records
        .filter((entry) => entry.locale === key && entry.kind === KINDS[folder])
        .map(({ page }) => page.slice(folder.length + 1));
    const needed = (folder: Folder) => {
      const own = new Set(slugs(locale, folder));
      return slugs(DEFAULT_LOCALE, folder).filter((slug) => !own.has(slug));
    };
    if (record?.kind === 'names') {
      return FOLDERS.flatMap((folder) => inFile(record, folder, needed(folder), slugs(DEFAULT_LOCALE, folder)));
    }
    const count = FOLDERS.flatMap(needed).length;
    return count > 0 ? [missing(locale, count)] : [];
  });
}

const missing = (locale: string, count: number): Finding => ({
  rule: 'names',
  file: `${locale}/names.yaml`,
  field: '(file)',
  reason: `is missing; it names the services and industries without a page, which are ${count}`,
});

function inFile(record: NamesRecord, folder: Folder, needed: readonly string[], all: readonly string[]): Finding[] {
  const report = (field: readonly PropertyKey[], reason: string): Finding => ({
    rule: 'names',
    file: record.file,
    line: record.lineOf(field),
    field: fieldName(field),
    reason,
  });
  const named = Object.keys(record.data[folder]);
  return [
    ...needed.filter((slug) => !named.includes(slug)).map((slug) => report([folder], `lacks ‘${slug}’`)),
    ...named.filter((slug) => !all.includes(slug)).map((slug) => report([folder, slug], `no page ‘${folder}/${slug}’`)),
    ...named
      .filter((slug) => all.includes(slug) && !needed.includes(slug))
      .map((slug) => report([folder, slug], 'has a page, whose name counts: remove it')),
  ];
}
