/** Receives reports of page views that the server cannot count itself: of a prefetched page, a cached page, or a page on another host. */
import { Hono } from 'hono';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import type { Views } from '../counts/views.ts';
import { parseContentType, parseFormBody } from '../forms/formBody.ts';
import { readBody } from '../forms/readBody.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import type { Limit } from '../middleware/rateLimit.ts';
import { sameOrigin } from '../middleware/sameOrigin.ts';
import { MINUTE } from '../time.ts';

/** Limit per client, which may be a whole office. */
const VIEW_LIMITS: readonly Limit[] = [{ count: 600, windowMs: 10 * MINUTE }];
/** Enough for two addresses of the maximum length that browsers send. */
const MAX_BODY = 16 * 1024;

/** Sub-app for the address where pages report views. */
export function viewsRoute(options: AppOptions, views: Views): Hono<AppEnv> {
  const route = new Hono<AppEnv>();
  route.post('/', sameOrigin(options.origins), async (context) => {
    await limitRequests(context, options, 'views', VIEW_LIMITS);
    const type = parseContentType(context.req.header('content-type'));
    if (type?.kind !== 'urlencoded') throw new RequestFault(415, 'unsupportedType');
    const { values } = parseFormBody(await readBody(context.req.raw, MAX_BODY), type, undefined);
    const { page, before } = values;
    if (typeof page === 'string') views.reported(page, typeof before === 'string' ? before : '', context.req.header());
    return context.body(null, 204);
  });
  return route;
}
