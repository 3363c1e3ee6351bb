/** Records that other pages need. */
import { DEFAULT_LOCALE, enabledLocales } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import { unpublishedField, unpublishedText } from '../unpublished.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const NEEDS: readonly { folder: string; reason: string; isMet: (record: ContentRecord) => boolean }[] = [
  {
    folder: 'blog',
    reason: 'contains no published article; the blog and its feeds need one',
    isMet: ({ kind }) => kind === 'post',
  },
  {
    folder: 'portfolio',
    reason: 'contains no published case study; the portfolio needs one',
    isMet: ({ kind }) => kind === 'case',
  },
  {
    folder: 'careers',
    reason: 'contains no published general-application.md; the career page links to it',
    isMet: ({ page }) => page === 'careers/general-application',
  },
];

/** Pages that every language must have (decision 0010). Service groups are not included: menus link to those of the default language. */
const EVERYWHERE = [
  'pages/home',
  'pages/company',
  'pages/company/about-us',
  'pages/company/our-history',
  'pages/company/career',
  'pages/on-demand-developers',
  'pages/contact',
  'pages/privacy',
  'pages/accessibility',
];

/** Pages that list records of their own language only. Links to a missing one lead to that of the default language. */
const LISTS = [
  { page: 'pages/blogs', kind: 'post', entry: 'article' },
  { page: 'pages/portfolio', kind: 'case', entry: 'case study' },
] as const;

/**
 * Findings for records that the default language needs, because other languages fall back to its pages, for pages that each language needs,
 * when they are missing or unpublished, and for lists of other languages that are empty.
 */
export function required(records: readonly ContentRecord[]): Finding[] {
  const own = records.filter(({ locale, unpublished }) => locale === DEFAULT_LOCALE && !unpublished);
  const lists = NEEDS.filter(({ isMet }) => !own.some(isMet)).map(({ folder, reason }) => ({
    rule: 'required',
    file: `${DEFAULT_LOCALE}/${folder}/`,
    field: '(folder)',
    reason,
  }));
  return [
    ...lists,
    ...enabledLocales().flatMap(({ key }) => [
      ...missingPages(records, key),
      ...(key === DEFAULT_LOCALE ? [] : emptyLists(records, key)),
    ]),
  ];
}

function emptyLists(records: readonly ContentRecord[], key: string): Finding[] {
  const own = records.filter(({ locale, unpublished }) => locale === key && !unpublished);
  return LISTS.flatMap(({ page, kind, entry }) => {
    const list = own.find((record) => record.page === page);
    if (!list || own.some((record) => record.kind === kind)) return [];
    const reason = `lists no ${entry}, because this language has none: write one, or delete this file, and links lead to the list in ${DEFAULT_LOCALE}`;
    return [findingAt('required', list, [], reason)];
  });
}

function missingPages(records: readonly ContentRecord[], key: string): Finding[] {
  const all = records.filter(({ locale }) => locale === key);
  const own = new Set(all.filter(({ unpublished }) => !unpublished).map(({ page }) => page));
  const needed = new Map<string, string>([
    ...parentsOf(own, key),
    ...EVERYWHERE.map((page) => [page, 'every language needs this page'] as const),
    ...(key === DEFAULT_LOCALE
      ? ['pages/blogs', 'pages/portfolio'].map((page) => [page, 'languages without this page link to it'] as const)
      : []),
  ]);
  return [...needed]
    .filter(([page]) => !own.has(page))
    .map(([page, reason]) => {
      const existing = all.find((record) => record.page === page);
      return existing?.unpublished ? unpublishedFinding(existing, reason) : missing(`${key}/${page}.yaml`, reason);
    });
}

const missing = (file: string, reason: string): Finding => ({
  rule: 'required',
  file,
  field: '(file)',
  reason: `is missing; ${reason}`,
});

function unpublishedFinding(record: ContentRecord, reason: string): Finding {
  const field = unpublishedField(record) ?? '(record)';
  const state = record.unpublished ? unpublishedText(record.unpublished) : '';
  return findingAt('required', record, [field], `${state}; ${reason}`);
}

/** The parents of pages, which their breadcrumbs name. In other languages, the group of a service may be the default language's. */
function parentsOf(pages: ReadonlySet<string>, key: string): (readonly [string, string])[] {
  const parentOf = key === DEFAULT_LOCALE ? /^(?:pages|services)\/[^/]+(?=\/)/ : /^pages\/[^/]+(?=\/)/;
  return [...pages].flatMap((page) => {
    const [parent] = parentOf.exec(page) ?? [];
    return parent ? [[parent, `it is the parent page of ${page}.yaml`] as const] : [];
  });
}
