/** Records of the content folder in the default language. Tests use them so that they stay correct when a company edits its content. */
import path from 'node:path';
import { DEFAULT_LOCALE, type LocaleKey } from '../shared/locales.ts';
import type { OfficeRecord } from '../src/content/schema/office.ts';
import { typeset } from '../src/content/normalise/typeset.ts';
import { buildOptions } from '../shared/buildOptions.ts';
import { withUnpublishedReasons } from '../tools/content-check/unpublished.ts';
import type { Kind } from '../tools/content-check/kinds.ts';
import { shippedRecords } from '../tools/content-check/sample.ts';

/** Records that are on the site at the moment of the build under test. */
const all = withUnpublishedReasons(
  shippedRecords(({ locale, kind }) => locale === DEFAULT_LOCALE || kind === 'office'),
  buildOptions().now,
);
const own = all.filter(({ locale, unpublished }) => locale === DEFAULT_LOCALE && !unpublished);
const count = (kind: Kind): number => own.filter((record) => record.kind === kind).length;

/** How many pages of each kind there are. */
export const GROUPS = count('group');
export const SERVICES = count('service');
export const INDUSTRIES = count('industry');

/** A Markdown record with its fields typeset as on pages, and the slug of its page. */
const shown = <T extends { body: string }>(data: T, page: string): T & { slug: string } => ({
  ...typeset(data),
  body: data.body,
  slug: path.basename(page),
});

/** Every article. */
export const POSTS = own.flatMap((record) => (record.kind === 'post' ? [shown(record.data, record.page)] : []));

/** Every case study. */
export const CASES = own.flatMap((record) => (record.kind === 'case' ? [shown(record.data, record.page)] : []));

/** The general application, which is not an open role. */
export const GENERAL = 'general-application';

/** Every open role. */
export const ROLES = own
  .flatMap((record) => (record.kind === 'role' ? [shown(record.data, record.page)] : []))
  .filter((role) => role.slug !== GENERAL);

interface TestOffice {
  slug: string;
  locale: LocaleKey;
  data: OfficeRecord;
}

/** Every office in a language, or in the default language when that language has no record of it. */
export const officesIn = (key: LocaleKey): TestOffice[] =>
  own.flatMap(({ page }) => {
    const written = (locale: LocaleKey) => all.find((record) => record.locale === locale && record.page === page);
    const record = written(key) ?? written(DEFAULT_LOCALE);
    return record?.kind === 'office'
      ? [{ slug: path.basename(page), locale: record.locale as LocaleKey, data: typeset(record.data) }]
      : [];
  });
