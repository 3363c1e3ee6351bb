/**
 * The only module that calls the collection API. Routes get all records from here: YAML records as plain data, Markdown records also with
 * the entry that Astro renders.
 */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { mapTextNodes, isolateAll, isolateTerms } from '#shared/bidi.ts';
import type { OfferedFile } from '#shared/downloads.ts';
import { buildOptions } from '#shared/buildOptions.ts';
import { DEFAULT_LOCALE, enabledLocales, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { site } from '#site.config';
import { intoPages, PAGE_SIZE } from './articles.ts';
import { withFallback } from './fallback.ts';
import { facetPaths, listPath, topicPath } from './listPaths.ts';
import { industriesMenu, servicesMenu, type NavigationItem } from './navigation.ts';
import { unpublishedReasons, type UnpublishedReason } from './normalise/publication.ts';
import { hasRecords, OFFICES, PEOPLE } from './optional.ts';
import { createCache } from './cache.ts';
import { relatedViews } from './related.ts';
import { withBrand } from './normalise/brand.ts';
import { preventBreaks, typeset } from './normalise/typeset.ts';
import type { RelatedView } from './normalise/views.ts';
import type { HomeRecord } from './schema/home.ts';
import { FIXED_PATHS, pathOfRecord, PLACES } from './normalise/address.ts';
import { confirmedFiles, pageView, type PageView } from './normalise/page.ts';
import { personView, type PersonView } from './normalise/person.ts';
import type { IndustryRecord } from './schema/industry.ts';
import type { OfficeRecord } from './schema/office.ts';
import type { PersonRecord } from './schema/person.ts';
import type { ServiceGroupRecord } from './schema/service-group.ts';
import type { ServiceRecord } from './schema/service.ts';

type CollectionName = 'services' | 'groups' | 'industries';

interface Entry<T> {
  locale: LocaleKey;
  /** Path after the folder of its kind, for example `devops/ci-cd` or `healthcare`. */
  slug: string;
  /** Path of the page with its language's prefix. */
  href: string;
  data: T;
}

export type ServiceEntry = Entry<ServiceRecord>;
export type GroupEntry = Entry<ServiceGroupRecord>;
export type IndustryEntry = Entry<IndustryRecord>;

/** The time of the build. It is the same for all pages, so lists and pages agree on what is published. */
const { now, hasDrafts } = buildOptions();
/** In development, unpublished records are shown too. */
const showsUnpublished = hasDrafts || import.meta.env.MODE === 'development';

/**
 * Prepares the texts of a record for a page in `locale`. This is not done when records are loaded, because Astro's data store does not
 * notice a change of the brand name.
 */
const prepareTexts = <T>(data: T, locale: LocaleKey): T => isolateAll(typeset(withBrand(data, locale)));

/**
 * Caches results. Without it, the time of a build would grow quadratically with the number of pages. In development, Vite reloads this
 * module when a record changes, because it imports `astro:content`; this empties the cache.
 */
const cached = createCache();

type RecordName = CollectionName | 'pages' | 'home' | keyof typeof PLACES;
const RECORDS: readonly RecordName[] = ['services', 'groups', 'industries', 'pages', 'home', 'posts', 'cases', 'roles'];

/** The records of a kind that this build publishes, in every language. All queries of these kinds use this function. */
const recordsOf = <Name extends RecordName>(name: Name): Promise<CollectionEntry<Name>[]> =>
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

const entriesOf = <T>(name: CollectionName, locale?: LocaleKey): Promise<Entry<T>[]> =>
  cached(`entries ${name} ${locale}`, () => findEntries<T>(name, locale));

async function findEntries<T>(name: CollectionName | 'people' | 'offices', locale?: LocaleKey): Promise<Entry<T>[]> {
  const records = await (name === 'people' || name === 'offices' ? getCollection(name) : recordsOf(name));
  const entries = records.map(({ id, data }) => {
    const [key = '', ...rest] = id.split('/');
    const entryLocale = key as LocaleKey;
    return {
      locale: entryLocale,
      slug: rest.slice(1).join('/'),
      href: localizedPath(entryLocale, `/${rest.join('/')}`),
      data: prepareTexts(data as T, entryLocale),
    };
  });
  return entries.filter((entry) => (locale ? entry.locale === locale : isEnabled(entry)));
}

const isEnabled = ({ locale }: { locale: LocaleKey }) => enabledLocales().some(({ key }) => key === locale);

/**
 * Every entry of a kind with its name in `locale`: from its page or, without one, from `names.yaml`; it then links to the page in the
 * default language.
 */
const entriesIn = <T>(name: CollectionName, locale: LocaleKey): Promise<Entry<T>[]> =>
  cached(`${name} in ${locale}`, () => findEntriesIn<T>(name, locale));

async function findEntriesIn<T>(name: CollectionName, locale: LocaleKey): Promise<Entry<T>[]> {
  const own = await entriesOf<T>(name, locale);
  if (locale === DEFAULT_LOCALE) return own;
  const names = prepareTexts((await getEntry('names', `${locale}/names`))?.data, locale);
  const originals = (await entriesOf<T>(name, DEFAULT_LOCALE)).map((original) => ({
    ...original,
    data: { ...original.data, ...(name !== 'groups' && names?.[name][original.slug]) },
  }));
  return withFallback(own, originals);
}

/** Every service page of the site. */
export const services = () => entriesOf<ServiceRecord>('services');
/** The group pages of a language, or of the whole site. */
export const groups = (locale?: LocaleKey) => entriesOf<ServiceGroupRecord>('groups', locale);

/** Every industry page of the site. */
export const industries = () => entriesOf<IndustryRecord>('industries');

/** Every service, with its name in the language. */
export const servicesIn = (locale: LocaleKey) => entriesIn<ServiceRecord>('services', locale);

/** Every group, with its name in the language. */
export const groupsIn = (locale: LocaleKey) => entriesIn<ServiceGroupRecord>('groups', locale);

/** Every industry, with its name in the language, sorted by `id`. */
export async function industriesIn(locale: LocaleKey): Promise<IndustryEntry[]> {
  return (await entriesIn<IndustryRecord>('industries', locale)).toSorted((a, b) => a.data.id - b.data.id);
}

/** The home page's record. Throws when the language has none. */
export async function home(locale: LocaleKey): Promise<HomeRecord> {
  const entry = (await recordsOf('home')).find(({ id }) => id === `${locale}/pages/home`);
  if (!entry) throw new Error(`content/${locale}/pages/home.yaml is missing or not published`);
  return prepareTexts(entry.data, locale);
}

/** A fixed page by its path without leading slash, for example `company/about-us`. Throws when the language has none. */
export async function page(locale: LocaleKey, path: string): Promise<PageView> {
  const entry = (await recordsOf('pages')).find(({ id }) => id === `${locale}/pages/${path}`);
  if (!entry) throw new Error(`content/${locale}/pages/${path}.yaml is missing or not published`);
  return pageView(prepareTexts(entry.data, locale), { ...site, givesFiles: (await offeredFiles()).length > 0 });
}

/** The files that pages offer to confirmed mail addresses. */
export const offeredFiles = (): Promise<OfferedFile[]> =>
  cached('offered files', async () =>
    (await recordsOf('pages')).flatMap(({ id, data }) => {
      const [key = '', , ...path] = id.split('/');
      const locale = key as LocaleKey;
      const files = isEnabled({ locale }) ? confirmedFiles(withBrand(data, locale).content.sections) : [];
      return files.map(({ src, title }) => ({ file: src, title, locale, page: path.join('/') }));
    }),
  );

/** Paths of the fixed pages except the home page that have a record in the language, without leading slash. */
export const fixedPagesIn = async (locale: LocaleKey): Promise<string[]> =>
  (await recordsOf('pages'))
    .filter(({ id }) => id.startsWith(`${locale}/pages/`))
    .map(({ id }) => id.slice(`${locale}/pages/`.length));

export type PersonEntry = Entry<PersonView>;

/** The people of a language, or of the whole site. */
export const people = (locale?: LocaleKey): Promise<PersonEntry[]> =>
  cached(`people ${locale}`, () => findPeople(locale));

async function findPeople(locale?: LocaleKey): Promise<PersonEntry[]> {
  if (!hasRecords(PEOPLE)) return [];
  return (await findEntries<PersonRecord>('people', locale)).map(({ data, ...entry }) => ({
    ...entry,
    href: localizedPath(entry.locale, pathOfRecord(`/people/${entry.slug}`)),
    data: personView(data),
  }));
}

/** A person by slug, from the record in `locale` or, without one, in the default language. Throws when neither exists. */
export async function personIn(locale: LocaleKey, slug: string): Promise<PersonEntry> {
  const [found] = [...(await people(locale)), ...(await people(DEFAULT_LOCALE))].filter(
    (person) => person.slug === slug,
  );
  if (!found) throw new Error(`content/${locale}/people/${slug}.yaml is missing`);
  return found;
}

/** An entry without `href`, because an office has no page. */
type OfficeEntry = Omit<Entry<OfficeRecord>, 'href'>;

/**
 * Every office, from the record in `locale` or, without one, in the default language. The main office is first, the others are sorted by
 * slug.
 */
export const officesIn = (locale: LocaleKey): Promise<OfficeEntry[]> =>
  cached(`offices in ${locale}`, async () => {
    if (!hasRecords(OFFICES)) return [];
    const written = (key: LocaleKey) => findEntries<OfficeRecord>('offices', key);
    return withFallback(await written(locale), await written(DEFAULT_LOCALE)).toSorted(mainFirst);
  });

const mainFirst = (a: OfficeEntry, b: OfficeEntry): number =>
  Number(b.data.isMain ?? false) - Number(a.data.isMain ?? false) || a.slug.localeCompare(b.slug);

export interface TextEntry<Name extends 'posts' | 'cases' | 'roles'> {
  locale: LocaleKey;
  slug: string;
  /** Path of the page with its language's prefix. */
  href: string;
  data: CollectionEntry<Name>['data'];
  /** For Astro's `render`, which converts the Markdown to a component. */
  entry: CollectionEntry<Name>;
}

async function texts<Name extends keyof typeof PLACES>(name: Name, locale?: LocaleKey): Promise<TextEntry<Name>[]> {
  const entries = (await recordsOf(name)).map((entry) => {
    const [key = '', , slug = ''] = entry.id.split('/');
    const entryLocale = key as LocaleKey;
    return { locale: entryLocale, slug, href: localizedPath(entryLocale, `/${PLACES[name]}/${slug}`), entry };
  });
  return entries
    .filter((text) => (locale ? text.locale === locale : isEnabled(text)))
    .map((text) => ({
      ...text,
      data: prepareTexts(text.entry.data, text.locale),
      entry: localeOf(text.locale).dir === 'rtl' ? withTerms(text.entry) : text.entry,
    }));
}

/** An entry with isolated Latin terms in its HTML. */
const withTerms = <T extends { rendered?: { html: string } }>(entry: T): T =>
  entry.rendered
    ? {
        ...entry,
        rendered: {
          ...entry.rendered,
          html: mapTextNodes(entry.rendered.html, (text) => isolateTerms(preventBreaks(text))),
        },
      }
    : entry;

const inOrder = (a: TextEntry<'cases'>, b: TextEntry<'cases'>): number => a.data.order - b.data.order;
const newestRoleFirst = (a: TextEntry<'roles'>, b: TextEntry<'roles'>): number =>
  b.data.posted.getTime() - a.data.posted.getTime();

/** Articles, newest first. */
export const posts = (locale?: LocaleKey): Promise<TextEntry<'posts'>[]> =>
  cached(`posts ${locale}`, async () =>
    (await texts('posts', locale)).toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime()),
  );

/** Case studies, sorted by `order`. */
export const cases = (locale?: LocaleKey): Promise<TextEntry<'cases'>[]> =>
  cached(`cases ${locale}`, async () => (await texts('cases', locale)).toSorted(inOrder));

/** Open roles, newest first. */
export const roles = (locale?: LocaleKey): Promise<TextEntry<'roles'>[]> =>
  cached(`roles ${locale}`, async () => (await texts('roles', locale)).toSorted(newestRoleFirst));

/** Every case study, sorted by `order`: the record in this language or, without one, in the default language. */
export const casesIn = (locale: LocaleKey): Promise<TextEntry<'cases'>[]> =>
  cached(`cases in ${locale}`, async () =>
    withFallback(await cases(locale), await cases(DEFAULT_LOCALE)).toSorted(inOrder),
  );

/** Every open role, newest first: the record in this language or, without one, in the default language. */
export const rolesIn = (locale: LocaleKey): Promise<TextEntry<'roles'>[]> =>
  cached(`roles in ${locale}`, async () =>
    withFallback(await roles(locale), await roles(DEFAULT_LOCALE)).toSorted(newestRoleFirst),
  );

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
    ...(hasBlog ? intoPages(articles, PAGE_SIZE).map((_, index) => listPath(index + 1)) : []),
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

/** Service groups with their services, sorted by `order`. */
export const servicesNavigation = (locale: LocaleKey): Promise<NavigationItem[]> =>
  cached(`menu of services ${locale}`, () => findServicesNavigation(locale));

async function findServicesNavigation(locale: LocaleKey): Promise<NavigationItem[]> {
  const menu = <T extends ServiceRecord | ServiceGroupRecord>({ href, data }: Entry<T>) => ({ href, ...data });
  const [groupEntries, serviceEntries] = await Promise.all([groupsIn(locale), servicesIn(locale)]);
  return servicesMenu(groupEntries.map(menu), serviceEntries.map(menu));
}

/** Industries, sorted by `id`. */
export async function industriesNavigation(locale: LocaleKey): Promise<NavigationItem[]> {
  return industriesMenu((await industriesIn(locale)).map(({ href, data }) => ({ href, ...data, order: data.id })));
}

/** The related industries of a service, each with the reason from its record. Industries that do not exist yet are left out. */
export async function industriesOf({ locale, data }: ServiceEntry): Promise<RelatedView[]> {
  const named = data.relatedIndustries.map(({ industry, reason }) => ({ slug: industry, reason }));
  return relatedViews(await industriesIn(locale), named);
}

/** The related services of an industry, each with the reason from its record. Services that do not exist yet are left out. */
export async function servicesOf({ locale, data }: IndustryEntry): Promise<RelatedView[]> {
  const named = data.relatedServices.map(({ service, reason }) => ({ slug: service, reason }));
  return relatedViews(await servicesIn(locale), named);
}
