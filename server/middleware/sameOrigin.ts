/** Refuses cross-site requests (ASVS 3.5.1). No cookies are used, so no CSRF token is needed. */
import { createMiddleware } from 'hono/factory';
import { RequestFault } from '../forms/requestFault.ts';

/**
 * True when the request comes from a page of this site, or from a program (not a browser) that sends JSON.
 * `origins` come from the settings, never from the request.
 */
export function isSameOrigin(header: (name: string) => string | undefined, origins: ReadonlySet<string>): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header('origin');
  if (origin !== undefined) return origins.has(origin);
  // A page of another site needs a CORS preflight to send JSON, and the server never allows it.
  return /^application\/json\s*(;|$)/i.test(header('content-type') ?? '');
}

/** Refuses POST requests that do not come from our own pages or from programs. */
export const sameOrigin = (origins: ReadonlySet<string>) =>
  createMiddleware(async (context, next) => {
    if (!isSameOrigin((name) => context.req.header(name), origins)) throw new RequestFault(403, 'foreignOrigin');
    await next();
  });

/** Refuses requests from pages of other origins. A request without an origin header does not come from a current browser. */
export const notForeign = createMiddleware(async (context, next) => {
  if (/^(cross|same)-site$/.test(context.req.header('sec-fetch-site') ?? ''))
    throw new RequestFault(403, 'foreignOrigin');
  await next();
});
