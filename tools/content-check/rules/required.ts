/** Records that other pages count on. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
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

/** Findings for what is missing in the default language, whose pages the others fall back to. */
export function required(records: readonly ContentRecord[]): Finding[] {
  const own = records.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return NEEDS.filter(({ isMet }) => !own.some(isMet)).map(({ folder, reason }) => ({
    rule: 'required',
    file: `${DEFAULT_LOCALE}/${folder}/`,
    field: '(folder)',
    reason,
  }));
}
