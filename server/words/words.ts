/** Texts of the server for visitors, in each language of the site. A missing text is a type error. */
import type { applicationForm } from '#shared/forms/application.fields.ts';
import type { contactForm } from '#shared/forms/contact.fields.ts';
import type { Form, FormError, FormName } from '#shared/forms/formTypes.ts';
import type { downloadForm } from '#shared/forms/download.fields.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import { findLocale, type Locale, type LocaleKey } from '#shared/locales.ts';
import type { Plural } from '#shared/plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ku } from './ku.ts';

type ContactFields = (typeof contactForm)['fields'];

/** A label for each field, except for slugs, which the page sets and which are hidden. */
type Labels<Fields extends Form['fields']> = Readonly<{
  [Name in keyof Fields as Fields[Name]['kind'] extends 'slug' ? never : Name]: string;
}>;

/** A page with a heading and one paragraph. */
export interface Notice {
  title: string;
  text: string;
}

export interface Words {
  /** A message for each error code, with what the visitor can do. */
  errors: Readonly<Record<FormError['code'], string>>;
  /** Labels of the fields, the same as on the pages of the site. */
  labels: {
    contact: Labels<ContactFields>;
    newsletter: Labels<(typeof newsletterForm)['fields']>;
    download: Labels<(typeof downloadForm)['fields']>;
    application: Labels<(typeof applicationForm)['fields']> &
      Readonly<Record<(typeof applicationForm)['file']['name'], string>>;
  };
  /** Shown beside the labels of optional fields. */
  optional: string;
  /** Names of the values of choice fields; the empty value: nothing is chosen. The names of languages are in `shared/locales.ts`. */
  choices: {
    budget: Readonly<Record<'' | ContactFields['budget']['choices'][number], string>>;
    language: Readonly<Record<'', string>>;
  };
  form: Readonly<Record<FormName, string>> & {
    notSent: string;
    /** Link to the list of positions, for an application without a position. */
    chooseRole: string;
    backToRole: string;
    fileAgain: string;
    honeypot: string;
    send: string;
  };
  /** Titles of the pages for refused requests. */
  refused: { any: string; off: string; tooMany: string; busy: string };
  thanks: Readonly<Record<FormName, Notice>>;
  confirm: Notice & { button: string };
  confirmed: Notice;
  alreadyConfirmed: Notice;
  unknownLink: Notice;
  unsubscribe: Notice & { button: string };
  unsubscribed: Notice;
  /** Shown for a link to unsubscribe that is invalid or incomplete. */
  notUnsubscribed: Notice;
  confirmationMail: { subject: string; question: string; request: string; note: string; never: string };
  /** Pages for links to files: with the button to download, or with the reason why the link does not work. */
  download: Readonly<Record<'invalid' | 'expired' | 'missing', Notice>> & {
    ready: Notice & { button: string };
    backToPage: string;
  };
  downloadMail: { subject: string; question: string; request: string; valid: Plural; note: string };
  /** Second paragraph; the first is the text of the thank-you page. */
  acknowledgementMail: { note: string };
}

const WORDS: Readonly<Record<LocaleKey, Words>> = { en, ar, ku };

/** Returns the texts in a language. */
export const wordsOf = (locale: LocaleKey): Words => WORDS[locale];

/** Returns the name of a value of a choice field. The name of a language is in that language. Unknown values are returned unchanged. */
export function choiceName({ choices }: Words, field: string, value: string): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  return languageChosen(field, value)?.name ?? names[field]?.[value] ?? value;
}

/** Returns the language that `value` of `field` identifies; undefined when the field contains no language. */
export function languageChosen(field: string, value: string): Locale | undefined {
  const isLanguage = field === 'language' || field === guard.fields.locale.name;
  return isLanguage ? findLocale(value) : undefined;
}
