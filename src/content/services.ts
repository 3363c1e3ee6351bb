/** The services, their groups and the industries: their pages, their names in each language, their menus and related pages. */
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { withFallback } from './fallback.ts';
import { servicesMenu, type NavigationItem } from './navigation.ts';
import type { LinkView, RelatedView } from './normalise/views.ts';
import { cached, entriesOf, inLanguage, namesIn, type CollectionName, type Entry } from './records.ts';
import { relatedViews } from './related.ts';
import type { IndustryRecord } from './schema/industry.ts';
import type { ServiceGroupRecord } from './schema/service-group.ts';
import type { ServiceRecord } from './schema/service.ts';

export type ServiceEntry = Entry<ServiceRecord>;
export type GroupEntry = Entry<ServiceGroupRecord>;
export type IndustryEntry = Entry<IndustryRecord>;

/**
 * Every entry of a kind with its name in `locale`: from its page or, without one, from `names.yaml`, which has no groups; it then links to
 * the page in the default language.
 */
const entriesIn = <T>(name: CollectionName, locale: LocaleKey): Promise<Entry<T>[]> =>
  cached(`${name} in ${locale}`, () => findEntriesIn<T>(name, locale));

async function findEntriesIn<T>(name: CollectionName, locale: LocaleKey): Promise<Entry<T>[]> {
  const all = await entriesOf<T>(name);
  const own = inLanguage(all, locale);
  if (locale === DEFAULT_LOCALE) return own;
  const names = await namesIn(locale);
  const originals = inLanguage(all, DEFAULT_LOCALE).map((original) => ({
    ...original,
    data: { ...original.data, ...(name !== 'groups' && names?.[name][original.slug]) },
  }));
  return withFallback(own, originals);
}

/** Every service page of the site. */
export const services = () => entriesOf<ServiceRecord>('services');
/** The group pages of a language, or of the whole site. */
export const groups = async (locale?: LocaleKey): Promise<GroupEntry[]> =>
  inLanguage(await entriesOf<ServiceGroupRecord>('groups'), locale);

/** Every industry page of the site. */
export const industries = () => entriesOf<IndustryRecord>('industries');

/** Every service, with its name in the language. */
export const servicesIn = (locale: LocaleKey) => entriesIn<ServiceRecord>('services', locale);

/** Every group, with its name in the language or, without a page in it, in the default language. */
export const groupsIn = (locale: LocaleKey) => entriesIn<ServiceGroupRecord>('groups', locale);

/** Every industry, with its name in the language, sorted by `id`. */
export async function industriesIn(locale: LocaleKey): Promise<IndustryEntry[]> {
  return (await entriesIn<IndustryRecord>('industries', locale)).toSorted((a, b) => a.data.id - b.data.id);
}

/** Service groups with their services, sorted by `order`. */
export const servicesNavigation = (locale: LocaleKey): Promise<NavigationItem[]> =>
  cached(`menu of services ${locale}`, () => findServicesNavigation(locale));

async function findServicesNavigation(locale: LocaleKey): Promise<NavigationItem[]> {
  const menu = <T extends ServiceRecord | ServiceGroupRecord>({ href, data }: Entry<T>) => ({ href, ...data });
  const [groupEntries, serviceEntries] = await Promise.all([groupsIn(locale), servicesIn(locale)]);
  return servicesMenu(groupEntries.map(menu), serviceEntries.map(menu));
}

/** Links to the industries, each with its icon, sorted by `id`. */
export async function industriesNavigation(locale: LocaleKey): Promise<(LinkView & { icon: string })[]> {
  return (await industriesIn(locale)).map(({ href, data }) => ({ label: data.name, href, icon: data.icon }));
}

/** The related industries of a service, each with the reason from its record. Industries that do not exist yet are left out. */
export async function industriesOf({ locale, data }: ServiceEntry): Promise<RelatedView[]> {
  const named = data.relatedIndustries.map(({ industry, reason }) => ({ slug: industry, reason }));
  return relatedViews(await industriesIn(locale), named);
}

/** The services on a similar subject that a service names. Services that do not exist yet are left out. */
export async function similarServices({ locale, data }: ServiceEntry): Promise<RelatedView[]> {
  return relatedViews(
    await servicesIn(locale),
    (data.similarServices ?? []).map((slug) => ({ slug })),
  );
}

/** The related services of an industry, each with the reason from its record. Services that do not exist yet are left out. */
export async function servicesOf({ locale, data }: IndustryEntry): Promise<RelatedView[]> {
  const named = data.relatedServices.map(({ service, reason }) => ({ slug: service, reason }));
  return relatedViews(await servicesIn(locale), named);
}

/** The industries on a similar subject that an industry names. Industries that do not exist yet are left out. */
export async function similarIndustries({ locale, data }: IndustryEntry): Promise<RelatedView[]> {
  return relatedViews(
    await industriesIn(locale),
    (data.similarIndustries ?? []).map((slug) => ({ slug })),
  );
}
