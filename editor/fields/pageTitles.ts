/** Describes pages and findings by titles instead of file names. */
import type { Finding } from '../../tools/content-check/finding.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { findLocale } from '../../shared/locales.ts';
import { REDIRECTS } from '../addresses/redirects.ts';
import type { Fields } from '../../tools/record-source/mergeRecord.ts';
import { fieldTitle } from './titles.ts';

/** The largest number of findings in one message. */
const MAX_FINDINGS = 5;

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
const NAMED = ['name', 'title'] as const;
/** Names of the records that have no name or title of their own. */
const UNNAMED: Readonly<Record<string, string>> = { 'pages/home': 'Home', names: 'Names without a page' };

/** The English name of a language by its key. */
export function languageName(key: string): string {
  const tag = findLocale(key)?.tag;
  return (tag && ENGLISH.of(tag)) ?? key;
}

/** The name or title of a page. `page` is its path without language. */
export function pageTitle(page: string, fields: Fields | undefined): string {
  const name = NAMED.map((key) => fields?.[key]).find((text) => typeof text === 'string');
  return name ?? UNNAMED[page] ?? page;
}

/**
 * The lines of a message: page, field and reason of each finding, and the number of omitted findings. `file` is a path below `content/`.
 * `saved` contains the paths of the save that is checked: if two pages have the same text, the finding is reported for the saved page.
 */
export function findingLines(
  findings: readonly Finding[],
  fieldsOf: (file: string) => Fields | undefined,
  saved: ReadonlySet<string> = new Set(),
): readonly string[] {
  const pageText = (file: string): string => {
    if (`content/${file}` === REDIRECTS) return 'Redirects';
    const place = placeOf(file);
    return typeof place === 'string'
      ? file
      : `${pageTitle(place.page, fieldsOf(file))} (${languageName(place.locale)})`;
  };
  const distinct = oneForEachPage(findings, saved);
  const lines = distinct.slice(0, MAX_FINDINGS).map(({ file, field, reason, alsoIn, texts }) => {
    const repeated = alsoIn && `is used twice, also on ${pageText(alsoIn.file)}, in ${fieldTitle(alsoIn.field)}`;
    const others = texts > 1 ? `. Both pages have ${texts} texts in common. Rewrite them` : '';
    return `${pageText(file)} — ${fieldTitle(field)}: ${repeated === undefined ? reason : repeated + others}`;
  });
  const more = distinct.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])];
}

/** Combines all findings about texts that the same two pages share into one, at the first of these texts. `texts` counts them. */
function oneForEachPage(findings: readonly Finding[], saved: ReadonlySet<string>): (Finding & { texts: number })[] {
  const pairs = new Map<string, Finding & { texts: number }>();
  for (const [index, finding] of findings.entries()) {
    const { file, field, alsoIn } = finding;
    const isReversed = alsoIn !== undefined && saved.has(alsoIn.file) && !saved.has(file);
    const reported = isReversed ? { ...finding, ...alsoIn, alsoIn: { file, field } } : finding;
    const pair = reported.alsoIn ? [reported.file, reported.alsoIn.file].join('\n') : String(index);
    const existing = pairs.get(pair);
    if (existing) existing.texts += 1;
    else pairs.set(pair, { ...reported, texts: 1 });
  }
  return [...pairs.values()];
}
