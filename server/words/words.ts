/** What the server says to visitors, in each language of the site. A table that lacks a key does not compile. */
import type { applicationForm } from '#shared/forms/application.fields.ts';
import type { contactForm } from '#shared/forms/contact.fields.ts';
import type { Form, FormError, FormName } from '#shared/forms/formTypes.ts';
import type { downloadForm } from '#shared/forms/download.fields.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import type { newsletterForm } from '#shared/forms/newsletter.fields.ts';
import { LOCALES, type Locale, type LocaleKey } from '#shared/locales.ts';
import type { Plural } from '#shared/plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ku } from './ku.ts';

type ContactFields = (typeof contactForm)['fields'];

/** A text for each of the fields, but for slugs, which the page chooses and nobody reads. */
type Labels<Fields extends Form['fields']> = Readonly<{
  [Name in keyof Fields as Fields[Name]['kind'] extends 'slug' ? never : Name]: string;
}>;

/** A page that says one thing. */
export interface Notice {
  title: string;
  text: string;
}

export interface Words {
  /** One sentence for each code, naming what to do. */
  errors: Readonly<Record<FormError['code'], string>>;
  /** Names of the fields, as the site's own pages name them. */
  labels: {
    contact: Labels<ContactFields>;
    newsletter: Labels<(typeof newsletterForm)['fields']>;
    download: Labels<(typeof downloadForm)['fields']>;
    application: Labels<(typeof applicationForm)['fields']> &
      Readonly<Record<(typeof applicationForm)['file']['name'], string>>;
  };
  /** Stands beside labels of fields that may stay empty. */
  optional: string;
  /** What the values of a field of choices mean; the empty one stands for nothing chosen. Languages have names of their own. */
  choices: {
    budget: Readonly<Record<'' | ContactFields['budget']['choices'][number], string>>;
    language: Readonly<Record<'', string>>;
  };
  form: Readonly<Record<FormName, string>> & {
    notSent: string;
    /** Leads to the openings where an application names none. */
    chooseRole: string;
    backToRole: string;
    fileAgain: string;
    honeypot: string;
    send: string;
  };
  /** Titles of pages that refuse. */
  refused: { any: string; off: string; tooMany: string; busy: string };
  thanks: Readonly<Record<FormName, Notice>>;
  confirm: Notice & { button: string };
  confirmed: Notice;
  alreadyConfirmed: Notice;
  unknownLink: Notice;
  unsubscribe: Notice & { button: string };
  unsubscribed: Notice;
  /** A link to unsubscribe that is not ours, or was cut. */
  notUnsubscribed: Notice;
  confirmationMail: { subject: string; question: string; request: string; note: string; never: string };
  /** Pages of links to files: to press a button, or why a link leads nowhere. */
  download: Readonly<Record<'wrong' | 'over' | 'gone', Notice>> & {
    ready: Notice & { button: string };
    backToPage: string;
  };
  downloadMail: { subject: string; question: string; request: string; valid: Plural; note: string };
  /** Beside the thanks of the form. */
  acknowledgementMail: { note: string };
}

const WORDS: Readonly<Record<LocaleKey, Words>> = { en, ar, ku };

/** The server's words in a language. */
export const wordsOf = (locale: LocaleKey): Words => WORDS[locale];

/** What a value of a field of choices is called. A language goes by its own name. */
export function choiceName({ choices }: Words, field: string, value: string): string {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = choices;
  return languageChosen(field, value)?.name ?? names[field]?.[value] ?? value;
}

/** The language that a choice of `field` names, which writes its name in itself. */
export function languageChosen(field: string, value: string): Locale | undefined {
  const isLanguage = field === 'language' || field === guard.fields.locale.name;
  return isLanguage ? LOCALES.find(({ key }) => key === value) : undefined;
}
