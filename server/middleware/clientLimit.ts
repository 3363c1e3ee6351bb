/** Rate limits per client, for routes. */
import type { Context } from 'hono';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { clientAddress, clientKey } from './clientAddress.ts';
import type { Limit, Limiter } from './rateLimit.ts';

/** The key of the client of a request, for rate limits. */
export function clientOf(context: Context<AppEnv>, { trustedProxies, log }: AppOptions): string {
  const peer = context.env.incoming.socket.remoteAddress ?? '';
  const forwarded = context.req.header('x-forwarded-for');
  const { address, isBehindProxy, isNamed } = clientAddress(peer, forwarded, trustedProxies);
  if (forwarded !== undefined && !isBehindProxy)
    log.once('X-Forwarded-For comes from a peer that is not in TRUSTED_PROXIES');
  if (isBehindProxy && !isNamed) log.once('a peer in TRUSTED_PROXIES names no client in X-Forwarded-For');
  return clientKey(address);
}

/**
 * Counts an event, unless rate limits are off. The parameters after `limiter` are those of {@link Limiter.take}.
 * @throws RequestFault 429 when the client has reached a limit
 */
export async function countOrRefuse(
  { hasRateLimit }: AppOptions,
  limiter: Limiter,
  ...event: Parameters<Limiter['take']>
): Promise<void> {
  if (!hasRateLimit) return;
  const retryAfter = await limiter.take(...event);
  if (retryAfter > 0) throw new RequestFault(429, 'tooMany', { retryAfter });
}

/**
 * Counts a request of the client of `context` under `name`, for this instance only.
 * @throws RequestFault 429 when the client has reached a limit
 */
export const limitRequests = (
  context: Context<AppEnv>,
  options: AppOptions,
  name: string,
  limits: readonly Limit[],
): Promise<void> => countOrRefuse(options, options.limiter, `${name} ${clientOf(context, options)}`, undefined, limits);
