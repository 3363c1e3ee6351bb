/** Addresses that stand in mails. */
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type { Secret } from '../forms/secret.ts';

export const confirmPath = (locale: LocaleKey, token: string): string =>
  localizedPath(locale, `/newsletter/confirm?token=${encodeURIComponent(token)}`);

/** Works for ever and without the database: the id is signed. */
export const unsubscribePath = (secret: Secret, locale: LocaleKey, subscriberId: string): string =>
  localizedPath(locale, `/newsletter/unsubscribe?token=${subscriberId}.${secret.sign('unsubscribe', subscriberId)}`);

/** The subscriber's id from the token of {@link unsubscribePath}; undefined when it is not ours. */
export function readUnsubscribeToken(secret: Secret, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{36,43})\.([\w-]{43})$/.exec(token) ?? [];
  return secret.verify('unsubscribe', id, signature) ? id : undefined;
}
