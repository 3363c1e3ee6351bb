/** Bounds how many requests are worked on at once: each holds its body in memory or on disk. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../appOptions.ts';
import { BUSY_RETRY_S, RequestFault } from '../forms/requestFault.ts';

/**
 * Lets `count` requests in; the next is refused with 503. With `clientOf` that is how many each client may have, and the
 * client that has them is refused with 429.
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
