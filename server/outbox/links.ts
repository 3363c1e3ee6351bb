/** Links in mails and connector messages: creates and verifies them. */
import type { LocaleKey } from '#shared/locales.ts';
import { downloadName } from '#shared/downloads.ts';
import { localizedPath } from '#shared/paths.ts';
import type { Secret } from '../forms/secret.ts';

/** Path of the page that confirms the sign-up of `token`. */
export const confirmPath = (locale: LocaleKey, token: string): string =>
  localizedPath(locale, `/newsletter/confirm?token=${encodeURIComponent(token)}`);

/** Path prefix of the files of applications. */
export const FILES_PATH = '/api/files';

const fileText = (leadId: string, expiresAt: number): string => `${leadId}\0${expiresAt}`;

/** Signed path of the file of a lead, valid until `expiresAt`, in milliseconds since 1970. It needs no other authentication. */
export const filePath = (secret: Secret, leadId: string, expiresAt: number): string =>
  `${FILES_PATH}/${leadId}?expires=${expiresAt}&signature=${secret.sign('file', fileText(leadId, expiresAt))}`;

/** True when the signature is from {@link filePath} and the link has not expired. */
export function isFileLink(
  secret: Secret,
  leadId: string,
  { expires, signature }: { expires: string; signature: string },
  now: number,
): boolean {
  const expiresAt = Number(/^\d{1,16}$/.exec(expires)?.[0] ?? 0);
  return expiresAt > now && secret.verify('file', fileText(leadId, expiresAt), signature);
}

/** Path prefix of the files for confirmed addresses, and of their pages. */
export const DOWNLOAD_PATH = '/download';

/** Query parameters of a link to a file for confirmed addresses. */
interface DownloadLink {
  request: string;
  expires: string;
  signature: string;
}

const downloadText = (name: string, request: string, expires: string): string => [name, request, expires].join('\0');

/**
 * Signed path of the page for `file`, a path below `content/downloads/`. Valid until `expiresAt`, in milliseconds since 1970; it needs no
 * other authentication.
 */
export function downloadPath(
  secret: Secret,
  locale: LocaleKey,
  { file, request, expiresAt }: { file: string; request: string; expiresAt: number },
): string {
  const name = downloadName(file);
  const expires = String(expiresAt);
  const signature = secret.sign('download', downloadText(name, request, expires));
  const query = new URLSearchParams({ request, expires, signature }).toString();
  return localizedPath(locale, `${DOWNLOAD_PATH}/${name}?${query}`);
}

/** Verifies a link from {@link downloadPath}. `invalid`: the signature is forged or belongs to another file. */
export function verifyDownloadLink(
  secret: Secret,
  name: string,
  { request, expires, signature }: DownloadLink,
  now: number,
): 'valid' | 'expired' | 'invalid' {
  if (!secret.verify('download', downloadText(name, request, expires), signature)) return 'invalid';
  return Number(expires) > now ? 'valid' : 'expired';
}

/** Path of the page to unsubscribe. It contains the signed id of the subscriber, so no token is stored and the link never expires. */
export const unsubscribePath = (secret: Secret, locale: LocaleKey, subscriberId: string): string =>
  localizedPath(locale, `/newsletter/unsubscribe?token=${subscriberId}.${secret.sign('unsubscribe', subscriberId)}`);

/** Returns the id of the subscriber from the token of {@link unsubscribePath}; undefined when the signature is invalid. */
export function readUnsubscribeToken(secret: Secret, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{36,43})\.([\w-]{43})$/.exec(token) ?? [];
  return secret.verify('unsubscribe', id, signature) ? id : undefined;
}
