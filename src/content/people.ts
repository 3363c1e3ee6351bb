/** The people of the company. Their records are optional. */
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { pathOfRecord } from './normalise/address.ts';
import { personView, type PersonView } from './normalise/person.ts';
import { hasRecords, PEOPLE } from './optional.ts';
import { cached, entriesOf, inLanguage, type Entry } from './records.ts';
import type { PersonRecord } from './schema/person.ts';

export type PersonEntry = Entry<PersonView>;

/** The people of a language, or of the whole site. */
export const people = (locale?: LocaleKey): Promise<PersonEntry[]> =>
  cached(`people ${locale}`, () => findPeople(locale));

async function findPeople(locale?: LocaleKey): Promise<PersonEntry[]> {
  if (!hasRecords(PEOPLE)) return [];
  return inLanguage(await entriesOf<PersonRecord>('people'), locale).map(({ data, ...entry }) => ({
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
