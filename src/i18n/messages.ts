/** Words of the interface in every enabled language. A key that a language lacks does not compile. */
import type { LocaleKey } from '#shared/locales.ts';
import { en } from './messages/en.ts';

export type Messages = { [Section in keyof typeof en]: Record<keyof (typeof en)[Section], string> };

const MESSAGES: Partial<Record<LocaleKey, Messages>> = { en };

/** Messages of a language. Throws when the language has none. */
export function messagesOf(locale: LocaleKey): Messages {
  const messages = MESSAGES[locale];
  if (!messages) throw new Error(`No messages for '${locale}'`);
  return messages;
}

/** Fills `{name}` places of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
