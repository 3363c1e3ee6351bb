/** Webhook where a mail provider reports bounces and complaints. */
import { Hono } from 'hono';
import { isSameText } from '#shared/sameText.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { readReport } from '../bounces/read.ts';
import { suppressBounced } from '../bounces/suppressBounced.ts';
import { readBody } from '../forms/readBody.ts';
import { orMalformed, RequestFault } from '../forms/requestFault.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import { MINUTE } from '../time.ts';

/** Maximum size of a message of Amazon SNS, in bytes. */
const MAX_BODY = 256 * 1024;
/** Limit per client for requests with a wrong secret. */
const WRONG_TRIES = [{ count: 20, windowMs: 10 * MINUTE }] as const;

/** The secret from the `Authorization` header: the bearer token, or the password of any user, since some providers support only that. */
function secretIn(header: string): string {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  return /^basic$/i.test(scheme)
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : '';
}

/** Sub-app for `/api/bounces`. */
export function bouncesRoute(options: AppOptions): Hono<AppEnv> {
  const { database, secret, log, bouncesSecret, listeners } = options;
  const route = new Hono<AppEnv>();
  route.post('/', async (context) => {
    if (bouncesSecret === undefined) throw new RequestFault(404, 'notFound');
    const authorization = context.req.header('authorization');
    if (!isSameText(secretIn(authorization ?? ''), bouncesSecret)) {
      // Amazon SNS sends the password of each report only after a 401 with a challenge: a request without one is not counted.
      if (authorization !== undefined) await limitRequests(context, options, 'bounces', WRONG_TRIES);
      return context.json({ ok: false }, 401, { 'WWW-Authenticate': 'Basic realm="bounces"' });
    }
    // Ignores the content type: Amazon SNS sends JSON as plain text.
    const body = await readBody(context.req.raw, MAX_BODY);
    const report = readReport(orMalformed((): unknown => JSON.parse(body.toString())));
    if (!report) throw new RequestFault(422, 'malformed');
    if ('confirmAt' in report) {
      log.warn('an SNS topic waits to be confirmed: open its address', { url: report.confirmAt });
      return context.json({ ok: true });
    }
    const suppressed = await suppressBounced(database, secret, report.bounces, listeners.subscribers);
    log.info('bounces', { reported: report.bounces.length, suppressed });
    return context.json({ ok: true });
  });
  return route;
}
