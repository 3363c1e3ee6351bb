/** Texts of the interface in every language. A missing key in a language is a type error. */
import { prepareRightToLeft } from '#shared/bidi.ts';
import type { LocaleKey } from '#shared/locales.ts';
import type { Plural } from '#shared/plural.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ku } from './messages/ku.ts';

type English = typeof en;

/** The messages of a language: the keys of English. A message that depends on a number has the plural categories of its language. */
export type Messages = {
  [Section in keyof English]: {
    [Key in keyof English[Section]]: English[Section][Key] extends string ? string : Plural;
  };
};

const MESSAGES: Readonly<Record<LocaleKey, Messages>> = { en, ar: prepareRightToLeft(ar), ku: prepareRightToLeft(ku) };

/** Messages of a language. */
export const messagesOf = (locale: LocaleKey): Messages => MESSAGES[locale];

/** Replaces the placeholders `{name}` of a message by values. A placeholder without a value stays. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
