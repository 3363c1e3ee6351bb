/** Words of the interface in every enabled language. A key that a language lacks does not compile. */
import { isolateAll } from '#shared/bidi.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ku } from './messages/ku.ts';

export type Messages = { [Section in keyof typeof en]: Record<keyof (typeof en)[Section], string> };

const MESSAGES: Readonly<Record<LocaleKey, Messages>> = { en, ar: isolateAll(ar), ku: isolateAll(ku) };

/** Messages of a language. */
export const messagesOf = (locale: LocaleKey): Messages => MESSAGES[locale];

/** Fills `{name}` places of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
