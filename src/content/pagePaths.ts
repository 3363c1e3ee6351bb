/** The languages that have a page, and the links to it. */
import { DEFAULT_LOCALE, enabledLocales, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { intoPages } from './articles.ts';
import { facetPaths, listPath, topicPath } from './listPaths.ts';
import { FIXED_PATHS, pathOfRecord } from './normalise/address.ts';
import { people } from './people.ts';
import { cached, RECORDS, recordsOf } from './records.ts';
import { cases, posts } from './texts.ts';

/** Paths of the pages of a language, without its prefix: the pages of its records and the lists of these records. */
const pagesIn = (locale: LocaleKey): Promise<ReadonlySet<string>> => cached(`pages ${locale}`, () => findPages(locale));

async function findPages(locale: LocaleKey): Promise<ReadonlySet<string>> {
  const own = (await Promise.all(RECORDS.map(recordsOf)))
    .flat()
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${locale}/`))
    .map((id) => id.slice(locale.length));
  const profiles = (await people(locale)).map(({ slug }) => `/people/${slug}`);
  const paths = [...FIXED_PATHS, ...[...own, ...profiles].map(pathOfRecord)];
  return new Set([...paths, ...(await findLists(locale, paths.includes(listPath(1))))]);
}

/** Paths of the lists that have no record. In a language without a blog page, articles are listed on the pages of their topics only. */
async function findLists(locale: LocaleKey, hasBlog: boolean): Promise<string[]> {
  const [articles, studies] = await Promise.all([posts(locale), cases(locale)]);
  return [
    ...(hasBlog ? intoPages(articles).map((_, index) => listPath(index + 1)) : []),
    ...articles.flatMap(({ data }) => data.tags.map(topicPath)),
    ...studies.flatMap(({ data }) => facetPaths(data)),
  ];
}

/** Languages that have the page at `path` (without prefix), in the order of `LOCALES`. */
export async function languagesOf(path: string): Promise<LocaleKey[]> {
  const found = await Promise.all(
    enabledLocales().map(async ({ key }) => ((await pagesIn(key)).has(path) ? [key] : [])),
  );
  return found.flat();
}

/** Path of the page at `path` (without prefix) in `locale`, or in the default language when `locale` does not have the page. */
export async function hrefIn(locale: LocaleKey, path: string): Promise<string> {
  return localizedPath((await languagesOf(path)).includes(locale) ? locale : DEFAULT_LOCALE, path);
}
