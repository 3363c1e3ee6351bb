/** Access control of the preview: a visitor sends the token once, as `?token=` in any address, and then has a cookie. */
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { withOneSlash } from '#shared/paths.ts';
import { isSameText } from '#shared/sameText.ts';

const COOKIE = 'preview';
/** A month, in seconds. */
const MAX_AGE = 30 * 24 * 3600;

/**
 * The decision for a request. `open`: serve it. `closed`: respond with 404. An object: redirect to `location`, the same address without the
 * token, and set the cookie.
 */
type AccessDecision = 'open' | 'closed' | { location: string; cookie: string };

/** Creates the access control for `token`; without a token all requests are allowed. `isHttps` limits the cookie to HTTPS. */
export function createAccessControl(
  token: string | undefined,
  isHttps: boolean,
): (request: IncomingMessage) => AccessDecision {
  if (token === undefined) return () => 'open';
  // The cookie contains a hash and not the token, so a stolen cookie cannot be shared as a link.
  const cookieValue = hash('sha256', `preview ${token}`);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${MAX_AGE}`, ...(isHttps ? ['Secure'] : [])];
  return ({ url = '/', headers }) => {
    const address = URL.parse(url, 'http://preview');
    const given = address?.searchParams.get('token');
    if (address && given != null && isSameText(given, token)) {
      address.searchParams.delete('token');
      const path = withOneSlash(address.pathname);
      return { location: `${path}${address.search}`, cookie: [`${COOKIE}=${cookieValue}`, ...attributes].join('; ') };
    }
    return isSameText(parse(headers.cookie ?? '', COOKIE)[COOKIE] ?? '', cookieValue) ? 'open' : 'closed';
  };
}
