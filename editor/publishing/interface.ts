/** The API below `/api/publishing`. */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { hasRole } from '../sign-in/roles.ts';
import { createOverview, type OverviewOptions } from './overview.ts';
import { localTime } from './plan.ts';
import { PublishingRefused } from './publisher.ts';

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const now = z.object({ head: commit });
const planned = z.object({ head: commit, when: localTime });
const earlier = z.object({ release: z.string().max(100) });

/** Writers see unpublished changes; publishers publish, schedule and restore releases. */
export function publishing(access: Access, options: OverviewOptions): Hono<SignedIn> {
  const api = new Hono<SignedIn>();
  const { publisher } = options;
  const overview = createOverview(options);
  const publisherOnly = access.only('publisher');

  /** Runs `action` with the body and responds with the new state. */
  const stateAfter =
    <Body>(schema: z.ZodType<Body>, action: (context: Context<SignedIn>, body: Body) => Promise<void> | void) =>
    async (context: Context<SignedIn>): Promise<Response> => {
      const body = schema.safeParse(await context.req.json().catch(() => undefined));
      if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
      try {
        await action(context, body.data);
      } catch (error) {
        if (error instanceof PublishingRefused) return context.json({ message: error.message }, 409);
        throw error;
      }
      return context.json(await overview(true));
    };

  api.get('/', access.only('writer', 'publisher'), async (context) =>
    context.json(await overview(hasRole(context.var.account.roles, ['publisher']))),
  );
  api.post(
    '/now',
    publisherOnly,
    stateAfter(now, (context, { head }) => publisher.publish(context.var.account, head)),
  );
  api.post(
    '/plan',
    publisherOnly,
    stateAfter(planned, (context, { head, when }) => publisher.schedule(context.var.account, head, when)),
  );
  api.post(
    '/cancel',
    publisherOnly,
    stateAfter(planned, (context, seen) => publisher.cancelPlan(context.var.account, seen)),
  );
  api.post(
    '/restore',
    publisherOnly,
    stateAfter(earlier, (context, { release }) => publisher.restore(context.var.account, release)),
  );
  return api;
}
