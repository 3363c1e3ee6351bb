/** Refuses requests that another site's page caused (ASVS 3.5.1). Cookies are not used, so no token is needed. */
import { createMiddleware } from 'hono/factory';
import { RequestFault } from '../forms/requestFault.ts';

/**
 * True when the request comes from a page of ours, or from a program that is no browser and sends JSON.
 * `origins` come from the settings, never from the request.
 */
export function isSameOrigin(header: (name: string) => string | undefined, origins: ReadonlySet<string>): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = header('origin');
  if (origin !== undefined) return origins.has(origin);
  // A page of another site cannot send JSON without asking first, and it is never allowed to.
  return /^application\/json\s*(;|$)/i.test(header('content-type') ?? '');
}

/** Refuses posts that are not of our own pages or programs. */
export const sameOrigin = (origins: ReadonlySet<string>) =>
  createMiddleware(async (context, next) => {
    if (!isSameOrigin((name) => context.req.header(name), origins)) throw new RequestFault(403, 'foreignOrigin');
    await next();
  });

/** Refuses what a page of another origin asks for. Whoever does not say where a request comes from is no browser of today. */
export const notForeign = createMiddleware(async (context, next) => {
  if (/^(cross|same)-site$/.test(context.req.header('sec-fetch-site') ?? ''))
    throw new RequestFault(403, 'foreignOrigin');
  await next();
});
