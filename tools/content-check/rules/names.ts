/** `names.yaml` of a language must name exactly the services and industries that have no page in that language. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import { isDraft } from '../unpublished.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const KINDS = { services: 'service', industries: 'industry' } as const;
const FOLDERS = ['services', 'industries'] as const;

type Folder = (typeof FOLDERS)[number];
type NamesRecord = Extract<ContentRecord, { kind: 'names' }>;

/** Findings for names that are missing, names that a page already provides, and names without a page in the default language. */
export function names(records: readonly ContentRecord[]): Finding[] {
  const locales = [...new Set(records.map(({ locale }) => locale))].filter((locale) => locale !== DEFAULT_LOCALE);
  return locales.flatMap((locale) => {
    const record = records.find((entry) => entry.kind === 'names' && entry.locale === locale);
    const pages = (key: string, folder: Folder) =>
      records.filter((entry) => entry.locale === key && entry.kind === KINDS[folder]);
    const slugs = (folder: Folder): Slugs => {
      const slugOf = ({ page }: ContentRecord) => page.slice(folder.length + 1);
      const own = pages(locale, folder);
      const originals = pages(DEFAULT_LOCALE, folder);
      const written = new Set(own.map(slugOf));
      return {
        all: originals.map(slugOf),
        needed: originals.filter((original) => !isDraft(original) && !written.has(slugOf(original))).map(slugOf),
        // A draft may be named here until it is released.
        given: own.filter((page) => !isDraft(page)).map(slugOf),
      };
    };
    if (record?.kind === 'names') return FOLDERS.flatMap((folder) => inFile(record, folder, slugs(folder)));
    const count = FOLDERS.flatMap((folder) => slugs(folder).needed).length;
    return count > 0 ? [missing(locale, count)] : [];
  });
}

const missing = (locale: string, count: number): Finding => ({
  rule: 'names',
  file: `${locale}/names.yaml`,
  field: '(file)',
  reason: `is missing: it must name the services and industries without a page (${count})`,
});

/** Slugs of services or industries: all, those that need a name, and those whose page provides it. */
type Slugs = Readonly<Record<'all' | 'needed' | 'given', readonly string[]>>;

function inFile(record: NamesRecord, folder: Folder, { all, needed, given }: Slugs): Finding[] {
  const report = (field: readonly PropertyKey[], reason: string) => findingAt('names', record, field, reason);
  const named = Object.keys(record.data[folder]);
  return [
    ...needed
      .filter((slug) => !named.includes(slug))
      .map((slug) => report([folder], `the name of ‘${slug}’ is missing`)),
    ...named
      .filter((slug) => !all.includes(slug))
      .map((slug) => report([folder, slug], `the page ‘${folder}/${slug}’ does not exist: remove this name`)),
    ...named
      .filter((slug) => all.includes(slug) && given.includes(slug))
      .map((slug) => report([folder, slug], 'already has a page with its name: remove this name')),
  ];
}
