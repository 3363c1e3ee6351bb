/** Refuses cross-site requests (ASVS 3.5.1). No cookies are used, so no CSRF token is needed. */
import { createMiddleware } from 'hono/factory';
import { RequestFault } from '../forms/requestFault.ts';

/**
 * True when the request comes from a page of this site, or from a program (not a browser) that sends JSON. Decides by `Sec-Fetch-Site`,
 * then by `Origin`, then by the content type.
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

/** Middleware that refuses requests with 403 unless {@link isSameOrigin} allows them. */
export const sameOrigin = (origins: ReadonlySet<string>) =>
  createMiddleware(async (context, next) => {
    if (!isSameOrigin((name) => context.req.header(name), origins)) throw new RequestFault(403, 'foreignOrigin');
    await next();
  });

/** Middleware that refuses requests from pages of other origins with 403. All current browsers send `Sec-Fetch-Site`. */
export const notForeign = createMiddleware(async (context, next) => {
  if (/^(cross|same)-site$/.test(context.req.header('sec-fetch-site') ?? ''))
    throw new RequestFault(403, 'foreignOrigin');
  await next();
});
