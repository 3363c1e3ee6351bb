/** Files of applications, for the signed links in connector messages. */
import { Hono } from 'hono';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { fileHeaders } from '../headers.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import { isFileLink } from '../outbox/links.ts';
import { findAttachment, findLead } from '../store/leads.ts';
import { MINUTE } from '../time.ts';

/** Limit per client. */
const TRIES = [{ count: 60, windowMs: 10 * MINUTE }] as const;

/** Sub-app for `/api/files`. */
export function filesRoute(options: AppOptions): Hono<AppEnv> {
  const { database, secret, now } = options;
  const route = new Hono<AppEnv>();
  route.get('/:id', async (context) => {
    await limitRequests(context, options, 'files', TRIES);
    const id = context.req.param('id');
    const { expires = '', signature = '' } = context.req.query();
    // An invalid link, an expired link and a link whose lead was deleted get the same response.
    if (!isFileLink(secret, id, { expires, signature }, now())) throw new RequestFault(404, 'notFound');
    const lead = await findLead(database, id);
    const file = lead?.state === 'accepted' ? await findAttachment(database, id) : undefined;
    if (!file || file.risks.length > 0) throw new RequestFault(404, 'notFound');
    return context.body(new Uint8Array(file.content), 200, {
      ...fileHeaders(file.fileName),
      'X-Robots-Tag': 'noindex',
    });
  });
  return route;
}
