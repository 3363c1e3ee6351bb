/** Addresses of all pages of the enabled languages, computed from the records. */
import { facetPaths, topicPath } from '../../src/content/listPaths.ts';
import { FIXED_PATHS, pathOfRecord } from '../../src/content/normalise/address.ts';
import { enabledLocales, type LocaleKey } from '../../shared/locales.ts';
import { localizedPath } from '../../shared/paths.ts';
import { unpublishedText } from './unpublished.ts';
import type { Kind } from './kinds.ts';
import type { ContentRecord } from './records.ts';
import { enabledRecords, publishedRecords } from './publishedRecords.ts';

/** Paths with the prefix of their language, without the numbered pages of the blog, whose content changes with each new article. */
export const addressesOf = (records: readonly ContentRecord[]): ReadonlySet<string> =>
  new Set([
    ...enabledLocales().flatMap(({ key }) => FIXED_PATHS.map((path) => localizedPath(key, path))),
    ...publishedRecords(records).flatMap(localizedPathsOf),
  ]);

/** Paths of pages that are not on the site now because their record is unpublished, each with the reason. */
export function unpublishedPaths(records: readonly ContentRecord[]): ReadonlyMap<string, string> {
  const known = addressesOf(records);
  const entries = enabledRecords(records).flatMap((record) => {
    const { unpublished } = record;
    return unpublished ? localizedPathsOf(record).map((path) => [path, unpublishedText(unpublished)] as const) : [];
  });
  return new Map(entries.filter(([path]) => !known.has(path)));
}

/** Whether records of a kind have a page of their own. */
export const hasPage = (kind: Kind): boolean => kind !== 'names' && kind !== 'office';

/** Path of a page without language prefix, from the path of its record without language: `blog/x` is served as `/blogs/x`. */
export const pathOfPage = (page: string): string => pathOfRecord(`/${page}`);

/** Path of a record's page, with the prefix of its language. */
export const addressOf = ({ locale, page }: Pick<ContentRecord, 'locale' | 'page'>): string =>
  localizedPath(locale as LocaleKey, pathOfPage(page));

const localizedPathsOf = (record: ContentRecord): string[] =>
  pathsOf(record).map((path) => localizedPath(record.locale as LocaleKey, path));

function pathsOf({ kind, page, data }: ContentRecord): string[] {
  if (!hasPage(kind)) return [];
  const own = pathOfPage(page);
  if (kind === 'post') return [own, ...data.tags.map(topicPath)];
  return kind === 'case' ? [own, ...facetPaths(data)] : [own];
}
