/** Extracts from a request the values that are counted. None of them identifies a person. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isbot } from 'isbot';
import { DIRECT, OTHER } from './kinds.ts';

export type Device = 'phone' | 'computer';

const PREFETCH_PURPOSE = /prefetch|prerender|preview/;

/** True when the browser prefetches or prerenders the page. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return purpose !== undefined && PREFETCH_PURPOSE.test(String(purpose));
}

/** True when the page is opened as a document. For older browsers, without `Sec-Fetch-Dest`, `Accept` must contain HTML. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document';
}

/** True when the user agent is a browser and not a known bot. A browser always sends a user agent. */
export const isBrowser = (userAgent: string): boolean => userAgent !== '' && !isbot(userAgent);

/** The kind of device, from the browser's client hint if there is one. */
export function deviceOf({ 'sec-ch-ua-mobile': hint, 'user-agent': userAgent = '' }: IncomingHttpHeaders): Device {
  const isPhone = hint === undefined ? userAgent.includes('Mobi') : hint === '?1';
  return isPhone ? 'phone' : 'computer';
}

const MAX_NAME_LENGTH = 100;
/**
 * Letters, digits, the zero-width non-joiner of Sorani and Persian, and the characters used in campaign names and paths. `@` is not
 * allowed, since it may be part of a mail address.
 */
const NAME = /^[\p{L}\p{M}\p{N}\u200c /._~!$'()*+,;:=|-]+$/u;

/** Returns `text`, or {@link OTHER} when it is too long or may contain a mail address or a secret. */
const nameOf = (text: string): string => (text.length <= MAX_NAME_LENGTH && NAME.test(text) ? text : OTHER);

/**
 * Returns the host of the referring site, without `www`; undefined for a page of this site.
 * @param own origins of this site
 */
export function referrerOf(referrer: string, own: ReadonlySet<string>): string | undefined {
  if (referrer === '') return DIRECT;
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER;
  if (own.has(url.origin)) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  // An IP address may be that of a private machine.
  return isIP(host.replace(/^\[|\]$/g, '')) > 0 ? OTHER : nameOf(host);
}

/**
 * Returns the value of `utm_campaign` in an address, the only query parameter that is counted; undefined when it is absent. The last one
 * counts, as in the attribution of a lead: a redirect adds the visitor's query after its own.
 */
export function campaignOf(address: string): string | undefined {
  const start = address.indexOf('?');
  if (start === -1 || !address.includes('utm_campaign=', start)) return undefined;
  const [query = ''] = address.slice(start + 1).split('#', 1);
  const name = new URLSearchParams(query).getAll('utm_campaign').at(-1)?.normalize('NFC').trim();
  return name ? nameOf(name) : undefined;
}

/** The decoded path of a missing page, or {@link OTHER}. */
export function missingName(path: string): string {
  try {
    return nameOf(decodeURIComponent(path).normalize('NFC'));
  } catch {
    return OTHER;
  }
}
