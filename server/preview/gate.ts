/** Access control of the preview: a visitor needs the token once, as `?token=` in any address, and then has a cookie. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'preview';
/** A month, in seconds. */
const MAX_AGE = 30 * 24 * 3600;

/** The decision for a request: serve the page, redirect to the same address without the token and set the cookie, or respond 404. */
export type Passage = 'open' | 'closed' | { location: string; cookie: string };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates the access control for this token; without a token all requests pass. `isHttps` limits the cookie to encrypted connections. */
export function createGate(token: string | undefined, isHttps: boolean): (request: IncomingMessage) => Passage {
  if (token === undefined) return () => 'open';
  // The cookie does not contain the token, so nobody can turn a found cookie into a link.
  const pass = digestOf(`preview ${token}`).toString('hex');
  const isSame = (given: string, expected: string): boolean => timingSafeEqual(digestOf(given), digestOf(expected));
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${MAX_AGE}`, ...(isHttps ? ['Secure'] : [])];
  return ({ url = '/', headers }) => {
    const address = URL.parse(url, 'http://preview');
    const given = address?.searchParams.get('token');
    if (address && given != null && isSame(given, token)) {
      address.searchParams.delete('token');
      // Two slashes at the beginning would name another host.
      const path = address.pathname.replace(/^\/{2,}/, '/');
      return { location: `${path}${address.search}`, cookie: [`${COOKIE}=${pass}`, ...attributes].join('; ') };
    }
    return isSame(cookieOf(headers.cookie), pass) ? 'open' : 'closed';
  };
}

const cookieOf = (header = ''): string =>
  header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1] ?? '';
