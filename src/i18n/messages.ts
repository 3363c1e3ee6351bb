/** Words of the interface in every enabled language. A key that a language lacks does not compile. */
import { isolateAll } from '#shared/bidi.ts';
import type { LocaleKey } from '#shared/locales.ts';
import type { Plural } from '#shared/plural.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ku } from './messages/ku.ts';

type English = typeof en;

/** A text is text in every language; what depends on a number has the plural categories of its language. */
export type Messages = {
  [Section in keyof English]: {
    [Key in keyof English[Section]]: English[Section][Key] extends string ? string : Plural;
  };
};

const MESSAGES: Readonly<Record<LocaleKey, Messages>> = { en, ar: isolateAll(ar), ku: isolateAll(ku) };

/** Messages of a language. */
export const messagesOf = (locale: LocaleKey): Messages => MESSAGES[locale];

/** Fills `{name}` places of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
