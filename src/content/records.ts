/** Reads the records of the collections. The only module that calls the collection API. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { prepareRightToLeft } from '#shared/bidi.ts';
import { buildOptions } from '#shared/buildOptions.ts';
import { enabledLocales, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { createCache } from './cache.ts';
import { pathOfRecord, type BASE_PATHS } from './normalise/address.ts';
import { withBrand } from './normalise/brand.ts';
import { typeset } from './normalise/typeset.ts';
import type { NamesRecord } from './schema/names.ts';
import { unpublishedReasons, type UnpublishedReason } from './schema/publicationState.ts';

export type CollectionName = 'services' | 'groups' | 'industries';

export interface Entry<T> {
  locale: LocaleKey;
  /** Path after the folder of its kind, for example `devops/ci-cd` or `healthcare`. */
  slug: string;
  /** Path of the page with its language's prefix. */
  href: string;
  data: T;
}

/** The time of the build. It is the same for all pages, so lists and pages agree on what is published. */
const { now, hasDrafts } = buildOptions();
/** In development, unpublished records are shown too. */
const showsUnpublished = hasDrafts || import.meta.env.MODE === 'development';

/**
 * Prepares the texts of a record for a page in `locale`. This is not done when records are loaded, because Astro's data store does not
 * notice a change of the brand name.
 */
export function prepareTexts<T>(data: T, locale: LocaleKey): T {
  const texts = typeset(withBrand(data, locale));
  return localeOf(locale).dir === 'rtl' ? prepareRightToLeft(texts) : texts;
}

/**
 * Caches results. Without it, the time of a build would grow quadratically with the number of pages. In development, Vite reloads this
 * module when a record changes, because it imports `astro:content`; this empties the cache.
 */
export const cached = createCache();

type RecordName = CollectionName | 'pages' | 'home' | keyof typeof BASE_PATHS;
/** All kinds of records that {@link recordsOf} reads. */
export const RECORDS: readonly RecordName[] = [
  'services',
  'groups',
  'industries',
  'pages',
  'home',
  'posts',
  'cases',
  'roles',
];

/** The records of a kind that this build publishes, in every language. All queries of these kinds use this function. */
export const recordsOf = <Name extends RecordName>(name: Name): Promise<CollectionEntry<Name>[]> =>
  cached(`records ${name}`, async () => {
    const all = await getCollection(name);
    const unpublished = showsUnpublished ? undefined : unpublishedReasons(all, now);
    return all.filter(({ id }) => !unpublished?.has(id));
  });

/** Why the page at `path` (without prefix) is not published in `locale`; undefined when it is. */
export async function unpublishedReasonOfPage(locale: LocaleKey, path: string): Promise<UnpublishedReason | undefined> {
  return (await unpublishedPages()).get(`${locale}${path}`);
}

/** Unpublished pages, which only a preview shows. The key is the language followed by the path: `en/services/devops`. */
const unpublishedPages = (): Promise<Map<string, UnpublishedReason>> =>
  cached('unpublished pages', async () => {
    const reasons = (await Promise.all(RECORDS.map(recordsOf))).flatMap((records) => [
      ...unpublishedReasons(records, now),
    ]);
    return new Map(
      reasons.map(([id, reason]) => {
        const [locale = '', ...rest] = id.split('/');
        return [`${locale}${pathOfRecord(`/${rest.join('/')}`)}`, reason];
      }),
    );
  });

/** The entries of a kind in every enabled language. */
export const entriesOf = <T>(name: CollectionName | 'people' | 'offices'): Promise<Entry<T>[]> =>
  cached(`entries ${name}`, async () => {
    const records = await (name === 'people' || name === 'offices' ? getCollection(name) : recordsOf(name));
    return records
      .map(({ id, data }) => ({ ...placeOf(id), data: data as T }))
      .filter(isEnabled)
      .map((entry) => ({ ...entry, data: prepareTexts(entry.data, entry.locale) }));
  });

/** Language, slug and path of the record with this id, for example `en/services/devops/ci-cd`. */
function placeOf(id: string): Omit<Entry<unknown>, 'data'> {
  const [key = '', ...rest] = id.split('/');
  const locale = key as LocaleKey;
  return { locale, slug: rest.slice(1).join('/'), href: localizedPath(locale, `/${rest.join('/')}`) };
}

/** Those of `entries` that are in the language; all of them without one. */
export const inLanguage = <T extends { locale: LocaleKey }>(entries: readonly T[], language?: LocaleKey): T[] =>
  entries.filter(({ locale }) => language === undefined || locale === language);

/** Whether the language of a record is enabled. */
export const isEnabled = ({ locale }: { locale: LocaleKey }) => enabledLocales().some(({ key }) => key === locale);

/** The names of services and industries in a language, for those that have no page in it; undefined without `names.yaml`. */
export const namesIn = async (locale: LocaleKey): Promise<NamesRecord | undefined> =>
  prepareTexts((await getEntry('names', `${locale}/names`))?.data, locale);
