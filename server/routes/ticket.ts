/** Returns the values that a page needs to send a form: a stamp, a key, and a challenge if proof of work is on. */
import { Hono } from 'hono';
import type { Ticket } from '#shared/forms/guard.fields.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { formNames } from '../forms/definitions.ts';
import { makeChallenge } from '../forms/proof.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { makeStamp } from '../forms/stamp.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import type { Limit } from '../middleware/rateLimit.ts';
import { notForeign } from '../middleware/sameOrigin.ts';
import { MINUTE } from '../time.ts';

/** Limit per client, which may be a whole office. A page sends one request for each form that is used. */
const TICKETS: readonly Limit[] = [{ count: 120, windowMs: 10 * MINUTE }];

/** Sub-app for `/api/ticket`. */
export function ticketRoute(options: AppOptions): Hono<AppEnv> {
  const { secret, hasProofOfWork, now } = options;
  const route = new Hono<AppEnv>();
  // `notForeign` first: a page of another site must not use up the rate limit of its visitor.
  route.get('/', notForeign, async (context) => {
    const form = formNames.find((name) => name === context.req.query('form'));
    if (!form) throw new RequestFault(404, 'notFound');
    await limitRequests(context, options, 'tickets', TICKETS);
    const challenge = hasProofOfWork ? await makeChallenge(secret, form, now()) : null;
    return context.json<Ticket>({ stamp: makeStamp(secret, form, now()), key: crypto.randomUUID(), challenge });
  });
  return route;
}
