/** Addresses that stand in mails. */
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type { Secret } from '../forms/secret.ts';

export const confirmPath = (locale: LocaleKey, token: string): string =>
  localizedPath(locale, `/newsletter/confirm?token=${encodeURIComponent(token)}`);

export const FILES_PATH = '/api/files';

const fileText = (leadId: string, expiresAt: number): string => `${leadId}\0${expiresAt}`;

/** Where the file of a lead is until `expiresAt`, in milliseconds since 1970, for whoever has this link. */
export const filePath = (secret: Secret, leadId: string, expiresAt: number): string =>
  `${FILES_PATH}/${leadId}?expires=${expiresAt}&signature=${secret.sign('file', fileText(leadId, expiresAt))}`;

/** True when {@link filePath} made this link and its time is not over. */
export function isFileLink(
  secret: Secret,
  leadId: string,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean {
  const expiresAt = Number(/^\d{1,16}$/.exec(expires)?.[0] ?? 0);
  return expiresAt > now && secret.verify('file', fileText(leadId, expiresAt), signature);
}

/** Works for ever and without the database: the id is signed. */
export const unsubscribePath = (secret: Secret, locale: LocaleKey, subscriberId: string): string =>
  localizedPath(locale, `/newsletter/unsubscribe?token=${subscriberId}.${secret.sign('unsubscribe', subscriberId)}`);

/** The subscriber's id from the token of {@link unsubscribePath}; undefined when it is not ours. */
export function readUnsubscribeToken(secret: Secret, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{36,43})\.([\w-]{43})$/.exec(token) ?? [];
  return secret.verify('unsubscribe', id, signature) ? id : undefined;
}
