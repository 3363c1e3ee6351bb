/** `security.txt` (RFC 9116): the contact for reports of vulnerabilities. */
import { enabledLocales } from '../../shared/locales.ts';
import { site } from '../../site.config.ts';

/** One day less than a year: the RFC recommends less than a year. */
const VALID_DAYS = 364;

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
