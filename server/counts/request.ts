/** What a request says that is counted: a few words of which none points to a person. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isbot } from 'isbot';
import { DIRECT, OTHER } from './kinds.ts';

export type Device = 'phone' | 'computer';

const FETCHED_AHEAD = /prefetch|prerender|preview/;

/** True for a page that a browser fetches before anybody asks for it. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return purpose !== undefined && FETCHED_AHEAD.test(String(purpose));
}

/** True when a page is opened in a window of its own. Older browsers say only that they take a page. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document';
}

/** True for a person's browser. One always says what it is. */
export const isBrowser = (userAgent: string): boolean => userAgent !== '' && !isbot(userAgent);

/** The kind of device, by the browser's hint where it gives one. */
export function deviceOf({ 'sec-ch-ua-mobile': hint, 'user-agent': userAgent = '' }: IncomingHttpHeaders): Device {
  const isPhone = hint === undefined ? userAgent.includes('Mobi') : hint === '?1';
  return isPhone ? 'phone' : 'computer';
}

const LONGEST_NAME = 100;
/** Letters, figures and the signs that names of campaigns and paths are made of. An address of a person has an @. */
const NAME = /^[\p{L}\p{M}\p{N} /._~!$'()*+,;:=|-]+$/u;

/** The name as it is counted: one that is long, or could hold an address or a secret, is not kept. */
const nameOf = (text: string): string => (text.length <= LONGEST_NAME && NAME.test(text) ? text : OTHER);

/**
 * The host of another site that led here, without `www`; undefined for a page of ours.
 * @param own origins of this site
 */
export function referrerOf(referrer: string, own: ReadonlySet<string>): string | undefined {
  if (referrer === '') return DIRECT;
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER;
  if (own.has(url.origin)) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  // A site without a name is somebody's machine.
  return isIP(host.replace(/^\[|\]$/g, '')) > 0 ? OTHER : nameOf(host);
}

/** The value of `utm_campaign` in an address, the only part of a query that is counted. */
export function campaignOf(address: string): string | undefined {
  const start = address.indexOf('?');
  if (start === -1 || !address.includes('utm_campaign=', start)) return undefined;
  const [query = ''] = address.slice(start + 1).split('#', 1);
  const name = new URLSearchParams(query).get('utm_campaign')?.normalize('NFC').trim();
  return name ? nameOf(name) : undefined;
}

/** A path that is no page, decoded, as it is counted. */
export function missingName(path: string): string {
  try {
    return nameOf(decodeURIComponent(path).normalize('NFC'));
  } catch {
    return OTHER;
  }
}
