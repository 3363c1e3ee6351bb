/** Addresses that stand in mails. */
import type { LocaleKey } from '#shared/locales.ts';
import { downloadName } from '#shared/downloads.ts';
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

/** Where the pages of links to files lie, and the files themselves. */
export const DOWNLOAD_PATH = '/download';

/** What a link to a file behind a confirmed address holds besides the file. */
export interface DownloadLink {
  request: string;
  expires: string;
  signature: string;
}

const downloadText = (name: string, request: string, expires: string): string => [name, request, expires].join('\0');

/** The page that gives `file`, a path below `content/downloads/`, to whoever has this link, until `expiresAt`. */
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

/** `wrong`: {@link downloadPath} did not make this link to the file of this name. */
export function judgeDownloadLink(
  secret: Secret,
  name: string,
  { request, expires, signature }: DownloadLink,
  now: number,
): 'good' | 'over' | 'wrong' {
  if (!secret.verify('download', downloadText(name, request, expires), signature)) return 'wrong';
  return Number(expires) > now ? 'good' : 'over';
}

/** Works for ever and without the database: the id is signed. */
export const unsubscribePath = (secret: Secret, locale: LocaleKey, subscriberId: string): string =>
  localizedPath(locale, `/newsletter/unsubscribe?token=${subscriberId}.${secret.sign('unsubscribe', subscriberId)}`);

/** The subscriber's id from the token of {@link unsubscribePath}; undefined when it is not ours. */
export function readUnsubscribeToken(secret: Secret, token: string): string | undefined {
  const [, id = '', signature = ''] = /^([\w-]{36,43})\.([\w-]{43})$/.exec(token) ?? [];
  return secret.verify('unsubscribe', id, signature) ? id : undefined;
}
