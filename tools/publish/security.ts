/** Whom to tell of a weakness (RFC 9116). */
import { enabledLocales } from '../../shared/locales.ts';
import { site } from '../../site.config.ts';
import type { File } from './pages.ts';

/** A day short of a year: the RFC wants less than one. */
const VALID_DAYS = 364;

/** `security.txt` of a site built at `now`. */
export const securityFiles = (now: Date): File[] => [['/.well-known/security.txt', securityText(now)]];

/** The text of `security.txt` for a site built at `now`. */
export function securityText(now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  return [
    `Contact: mailto:${site.contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${enabledLocales()
      .map(({ tag }) => tag)
      .join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site.url).href}`,
    '',
  ].join('\n');
}
