/** Records that other pages count on. */
import { DEFAULT_LOCALE, enabledLocales } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import type { ContentRecord } from '../records.ts';

const NEEDS: readonly { folder: string; reason: string; isMet: (record: ContentRecord) => boolean }[] = [
  { folder: 'blog', reason: 'holds no article; the blog and its feeds need one', isMet: ({ kind }) => kind === 'post' },
  { folder: 'portfolio', reason: 'holds no case study; the portfolio needs one', isMet: ({ kind }) => kind === 'case' },
  {
    folder: 'careers',
    reason: 'lacks general-application.md, to which the career page leads',
    isMet: ({ page }) => page === 'careers/general-application',
  },
];

/** Decision 0010. Groups of services are left out: menus lead to the default language's until a translation comes. */
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

/** Findings for what is missing in the default language, whose pages the others fall back to, and for pages that each language has to have. */
export function required(records: readonly ContentRecord[]): Finding[] {
  const own = records.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const lists = NEEDS.filter(({ isMet }) => !own.some(isMet)).map(({ folder, reason }) => ({
    rule: 'required',
    file: `${DEFAULT_LOCALE}/${folder}/`,
    field: '(folder)',
    reason,
  }));
  return [...lists, ...enabledLocales().flatMap(({ key }) => missingPages(records, key))];
}

function missingPages(records: readonly ContentRecord[], key: string): Finding[] {
  const own = new Set(records.filter(({ locale }) => locale === key).map(({ page }) => page));
  const needed = new Map<string, string>([
    ...parentsOf(own, key),
    ...EVERYWHERE.map((page) => [page, 'every language has this page'] as const),
    ...(key === DEFAULT_LOCALE
      ? ['pages/blogs', 'pages/portfolio'].map((page) => [page, 'languages without one lead to it'] as const)
      : []),
  ]);
  return [...needed]
    .filter(([page]) => !own.has(page))
    .map(([page, reason]) => ({
      rule: 'required',
      file: `${key}/${page}.yaml`,
      field: '(file)',
      reason: `is missing; ${reason}`,
    }));
}

/** The trail of a page names the page above it; a service's group may be the default language's. */
function parentsOf(pages: ReadonlySet<string>, key: string): (readonly [string, string])[] {
  const parentOf = key === DEFAULT_LOCALE ? /^(?:pages|services)\/[^/]+(?=\/)/ : /^pages\/[^/]+(?=\/)/;
  return [...pages].flatMap((page) => {
    const [parent] = parentOf.exec(page) ?? [];
    return parent ? [[parent, `${page}.yaml stands below it`] as const] : [];
  });
}
