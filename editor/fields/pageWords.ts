/** Pages and findings in words for people who have never seen a file. */
import type { Finding } from '../../tools/content-check/finding.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { LOCALES } from '../../shared/locales.ts';
import { REDIRECTS } from '../addresses/redirects.ts';
import type { Fields } from '../merge/mergeRecord.ts';
import { fieldWords } from './titles.ts';

/** Most findings that are told at once. */
const MOST_FINDINGS = 5;

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const NAMED = ['name', 'title'] as const;
/** Records without a name of their own. */
const UNNAMED: Readonly<Record<string, string>> = { 'pages/home': 'Home', names: 'Names without a page' };

/** The English name of a language by its key. */
export function languageName(key: string): string {
  const tag = LOCALES.find((locale) => locale.key === key)?.tag;
  return (tag && ENGLISH.of(tag)) ?? key;
}

/** The name or title of a page. `page` is its path without language. */
export function pageTitle(page: string, fields: Fields | undefined): string {
  const name = NAMED.map((key) => fields?.[key]).find((text) => typeof text === 'string');
  return name ?? UNNAMED[page] ?? page;
}

/** What findings say: page, field and reason of each, and how many there are besides. `file` is a path below `content/`. */
export function findingWords(
  findings: readonly Finding[],
  fieldsOf: (file: string) => Fields | undefined,
): readonly string[] {
  const pageWords = (file: string): string => {
    if (`content/${file}` === REDIRECTS) return 'Redirects';
    const place = placeOf(file);
    return typeof place === 'string'
      ? file
      : `${pageTitle(place.page, fieldsOf(file))} (${languageName(place.locale)})`;
  };
  const lines = findings
    .slice(0, MOST_FINDINGS)
    .map(({ file, field, reason }) => `${pageWords(file)} — ${fieldWords(field)}: ${reason}`);
  const more = findings.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])];
}
