/** Links to the people whom records name, and contact persons. */
import { personIn, type PersonEntry } from '#content/people.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { PersonCard } from '#sections/ContactPerson.tsx';
import type { Link } from '#sections/types.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { photographOf } from './_pictures.ts';

/** A link to the page of a person. `hrefLang` is set if that page is not in `locale`. */
export const personLink = ({ locale: own, href, data }: PersonEntry, locale: LocaleKey): Link => ({
  label: data.name,
  href,
  hrefLang: own === locale ? undefined : localeOf(own).tag,
});

/** The contact person of a page in `locale`; undefined if the record of the page names none. */
export async function contactPerson(locale: LocaleKey, slug: string | undefined): Promise<PersonCard | undefined> {
  if (slug === undefined) return undefined;
  const person = await personIn(locale, slug);
  const { role, photograph } = person.data;
  return {
    ...personLink(person, locale),
    purpose: messagesOf(locale).personPage.contact,
    role,
    // Decorative: the name is next to it.
    photograph: photograph && { ...(await photographOf(photograph)), alt: '' },
  };
}
