/** Limits the number of concurrent requests, because each has its body in memory or on disk. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appOptions.ts';
import { BUSY_RETRY_S, RequestFault } from '../forms/requestFault.ts';

/**
 * Middleware that allows `count` concurrent requests and refuses others with 503. With `clientOf` the limit applies to each client, and
 * other requests of that client are refused with 429.
 */
export function slots(count: number, clientOf?: (context: Context<AppEnv>) => string) {
  const used = new Map<string, number>();
  return createMiddleware<AppEnv>(async (context, next) => {
    const client = clientOf?.(context) ?? '';
    const taken = used.get(client) ?? 0;
    if (taken >= count) {
      const options = { retryAfter: BUSY_RETRY_S };
      throw clientOf ? new RequestFault(429, 'tooMany', options) : new RequestFault(503, 'busy', options);
    }
    used.set(client, taken + 1);
    try {
      await next();
    } finally {
      const left = (used.get(client) ?? 0) - 1;
      if (left > 0) used.set(client, left);
      else used.delete(client);
    }
  });
}
