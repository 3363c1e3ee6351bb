/** The only caller of the collection API. Everything a route needs comes from here as plain data. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { industriesMenu, servicesMenu, type NavigationItem } from './navigation.ts';
import type { RelatedView } from './normalise/views.ts';
import type { HomeRecord } from './schema/home.ts';
import { pageView, type PageView } from './normalise/page.ts';
import type { IndustryRecord } from './schema/industry.ts';
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

async function entriesOf<T>(name: CollectionName, locale?: LocaleKey): Promise<Entry<T>[]> {
  const entries = (await getCollection(name)).map(({ id, data }) => {
    const [key = '', ...rest] = id.split('/');
    const entryLocale = key as LocaleKey;
    return {
      locale: entryLocale,
      slug: rest.slice(1).join('/'),
      href: localizedPath(entryLocale, `/${rest.join('/')}`),
      data: data as T,
    };
  });
  return locale ? entries.filter((entry) => entry.locale === locale) : entries;
}

export const services = (locale?: LocaleKey) => entriesOf<ServiceRecord>('services', locale);
export const groups = (locale?: LocaleKey) => entriesOf<ServiceGroupRecord>('groups', locale);

export async function industries(locale?: LocaleKey): Promise<IndustryEntry[]> {
  return (await entriesOf<IndustryRecord>('industries', locale)).toSorted((a, b) => a.data.id - b.data.id);
}

/** The home page's record. Throws when the language has none. */
export async function home(locale: LocaleKey): Promise<HomeRecord> {
  const entry = await getEntry('home', `${locale}/pages/home`);
  if (!entry) throw new Error(`content/${locale}/pages/home.yaml is missing`);
  return entry.data;
}

/** A fixed page by its path without slash, for example `company/about-us`. Throws when the language has none. */
export async function page(locale: LocaleKey, path: string): Promise<PageView> {
  const entry = await getEntry('pages', `${locale}/pages/${path}`);
  if (!entry) throw new Error(`content/${locale}/pages/${path}.yaml is missing`);
  return pageView(entry.data);
}

export interface TextEntry<Name extends 'posts' | 'cases' | 'roles'> {
  locale: LocaleKey;
  slug: string;
  /** Path of the page with its language's prefix. */
  href: string;
  data: CollectionEntry<Name>['data'];
  /** For Astro's `render`, which turns the Markdown into a component. */
  entry: CollectionEntry<Name>;
}

/** Folder of each kind of text on the site. */
const PLACES = { posts: 'blogs', cases: 'portfolio', roles: 'company/career' } as const;

async function texts<Name extends keyof typeof PLACES>(name: Name, locale?: LocaleKey): Promise<TextEntry<Name>[]> {
  const entries = (await getCollection(name)).map((entry) => {
    const [key = '', , slug = ''] = entry.id.split('/');
    const entryLocale = key as LocaleKey;
    const href = localizedPath(entryLocale, `/${PLACES[name]}/${slug}`);
    return { locale: entryLocale, slug, href, data: entry.data, entry: entry };
  });
  return locale ? entries.filter((entry) => entry.locale === locale) : entries;
}

/** Articles, newest first. */
export const posts = async (locale?: LocaleKey): Promise<TextEntry<'posts'>[]> =>
  (await texts('posts', locale)).toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime());

/** Case studies in their order. */
export const cases = async (locale?: LocaleKey): Promise<TextEntry<'cases'>[]> =>
  (await texts('cases', locale)).toSorted((a, b) => a.data.order - b.data.order);

/** Open roles, newest first. */
export const roles = async (locale?: LocaleKey): Promise<TextEntry<'roles'>[]> =>
  (await texts('roles', locale)).toSorted((a, b) => b.data.posted.getTime() - a.data.posted.getTime());

/** Service groups with their services. */
export async function servicesNavigation(locale: LocaleKey): Promise<NavigationItem[]> {
  const menu = <T extends ServiceRecord | ServiceGroupRecord>({ href, data }: Entry<T>) => ({ href, ...data });
  return servicesMenu((await groups(locale)).map(menu), (await services(locale)).map(menu));
}

export async function industriesNavigation(locale: LocaleKey): Promise<NavigationItem[]> {
  return industriesMenu((await industries(locale)).map(({ href, data }) => ({ href, ...data, order: data.id })));
}

/** Industries that a service names, with its reasons. A page that does not exist yet is left out. */
export async function industriesOf({ locale, data }: ServiceEntry): Promise<RelatedView[]> {
  const all = await industries(locale);
  return data.relatedIndustries.flatMap(({ industry, reason }) => {
    const target = all.find(({ slug }) => slug === industry);
    return target ? [{ label: target.data.name, href: target.href, icon: target.data.icon, reason }] : [];
  });
}

/** Services that an industry names, with its reasons. A page that does not exist yet is left out. */
export async function servicesOf({ locale, data }: IndustryEntry): Promise<RelatedView[]> {
  const all = await services(locale);
  return data.relatedServices.flatMap(({ service, reason }) => {
    const target = all.find(({ slug }) => slug === service);
    return target ? [{ label: target.data.name, href: target.href, icon: target.data.icon, reason }] : [];
  });
}

/** The entries before and after `entry` in `siblings`, by position; absent at the ends. */
export function neighbours<T>(siblings: readonly T[], isEntry: (sibling: T) => boolean): { previous?: T; next?: T } {
  const index = siblings.findIndex(isEntry);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
