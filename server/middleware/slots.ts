/** Bounds how many requests are worked on at once: each holds its body in memory. */
import { createMiddleware } from 'hono/factory';
import { RequestFault } from '../forms/requestFault.ts';

const RETRY_AFTER_S = 10;

/** Lets `count` requests in; the next is refused with 503. */
export function slots(count: number) {
  let used = 0;
  return createMiddleware(async (_context, next) => {
    if (used >= count) throw new RequestFault(503, 'busy', { retryAfter: RETRY_AFTER_S });
    used += 1;
    try {
      await next();
    } finally {
      used -= 1;
    }
  });
}
