/** Where a provider of mail reports addresses that bounced or complained. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { readReport } from '../bounces/read.ts';
import { takeBounces } from '../bounces/take.ts';
import { readBody } from '../forms/readBody.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { clientOf, countOrRefuse } from '../middleware/clientLimit.ts';
import { MINUTE } from '../time.ts';

/** As long as a message of Amazon SNS may be. */
const MAX_BODY = 256 * 1024;
/** Of one client, with a wrong secret. */
const WRONG_TRIES = [{ count: 20, windowMs: 10 * MINUTE }] as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret from the header: as a token, or as the password of any user, since some providers know nothing else. */
function secretIn(header: string): string {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  return /^basic$/i.test(scheme)
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : '';
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (cause) {
    throw new RequestFault(400, 'malformed', { cause });
  }
}

export function bouncesRoute(options: AppOptions): Hono<AppEnv> {
  const { database, secret, log, bouncesSecret, listeners } = options;
  const route = new Hono<AppEnv>();
  route.post('/', async (context) => {
    if (bouncesSecret === undefined) throw new RequestFault(404, 'notFound');
    // Compared as hashes, which are of one length: the time says nothing.
    if (!timingSafeEqual(digest(secretIn(context.req.header('authorization') ?? '')), digest(bouncesSecret))) {
      await countOrRefuse(options, options.limiter, `bounces ${clientOf(context, options)}`, undefined, WRONG_TRIES);
      // Amazon SNS sends the password only when it is asked for one.
      return context.json({ ok: false }, 401, { 'WWW-Authenticate': 'Basic realm="bounces"' });
    }
    // Whatever the type says: Amazon SNS sends JSON as plain text.
    const report = readReport(jsonOf(await readBody(context.req.raw, MAX_BODY)));
    if (!report) throw new RequestFault(422, 'malformed');
    if ('confirmAt' in report) {
      log.warn('an SNS topic waits to be confirmed: open its address', { url: report.confirmAt });
      return context.json({ ok: true });
    }
    const suppressed = await takeBounces(database, secret, report.bounces, listeners.subscribers);
    log.info('bounces', { reported: report.bounces.length, suppressed });
    return context.json({ ok: true });
  });
  route.all('/', (context) => {
    context.header('Allow', 'POST');
    throw new RequestFault(405, 'methodNotAllowed');
  });
  return route;
}
