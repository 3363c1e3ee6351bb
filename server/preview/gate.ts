/** Lets into the preview who brings the token once: `?token=` in any address, then a cookie. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'preview';
/** A month, in seconds. */
const MAX_AGE = 30 * 24 * 3600;

/** What a request is answered: a page, the same address without the token and with the cookie, or that there is nothing. */
export type Passage = 'open' | 'closed' | { location: string; cookie: string };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How requests pass a gate with this token; all do where there is none. `isHttps` keeps the cookie to encrypted connections. */
export function createGate(token: string | undefined, isHttps: boolean): (request: IncomingMessage) => Passage {
  if (token === undefined) return () => 'open';
  // The cookie holds no token: whoever finds one in a browser cannot pass it on as a link.
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
