/** Rate limits of sign-in attempts. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { BlockList } from 'node:net';
import { clientAddress, clientKey } from '../../server/middleware/clientAddress.ts';
import type { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { DAY, MINUTE } from '../../server/time.ts';

const QUARTER = 15 * MINUTE;
const NAME_AT_AN_ADDRESS = [{ count: 8, windowMs: QUARTER }];
const ADDRESS = [{ count: 40, windowMs: QUARTER }];
const NAME_ANYWHERE = [{ count: 100, windowMs: DAY }];
/** Written refusals of an address. */
const LOGGED = [{ count: 100, windowMs: QUARTER }];

/**
 * In 15 minutes, one address can make 8 attempts for one name and 40 attempts in all. In a day, all addresses together can make 100
 * attempts for one name. The last limit does not apply to an address from which the name has signed in before, so that attempts from
 * elsewhere cannot lock its owner out.
 */
export class Attempts {
  readonly #limiter: RateLimiter;
  readonly #proxies: BlockList;
  /** Address and name of each sign-in since the start. */
  readonly #known = new Set<string>();

  constructor(limiter: RateLimiter, proxies: BlockList) {
    this.#limiter = limiter;
    this.#proxies = proxies;
  }

  /** The client's address; behind a trusted proxy, the one that the proxy forwards. */
  addressOf(context: Context): string {
    const peer = getConnInfo(context).remote.address ?? '';
    return clientAddress(peer, context.req.header('x-forwarded-for'), this.#proxies).address;
  }

  /** Counts an attempt. Returns the seconds to wait, 0 if the attempt is allowed. */
  take(context: Context, name: string): number {
    const address = clientKey(this.addressOf(context));
    const pair = this.#pairOf(context, name);
    // A refused attempt does not count for the others: a stranger could lock the owner of a name out with a hundred requests, and invented
    // names would displace the counts of real ones from the memory of the limiter.
    return (
      this.#limiter.take(`address ${address}`, undefined, ADDRESS) ||
      this.#limiter.take(`pair ${pair}`, undefined, NAME_AT_AN_ADDRESS) ||
      (this.#known.has(pair) ? 0 : this.#limiter.take(`name ${name}`, undefined, NAME_ANYWHERE))
    );
  }

  /**
   * True if a refusal must be written to the audit log: at most a hundred of one address in 15 minutes. Otherwise anybody could fill the
   * log, which deletes its oldest files.
   */
  isLogged(context: Context): boolean {
    return this.#limiter.take(`logged ${clientKey(this.addressOf(context))}`, undefined, LOGGED) === 0;
  }

  /** Records that the name has signed in from this address. */
  succeeded(context: Context, name: string): void {
    this.#known.add(this.#pairOf(context, name));
  }

  #pairOf(context: Context, name: string): string {
    return `${clientKey(this.addressOf(context))} ${name}`;
  }
}

/** The message after too many attempts. */
export const tooOften = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};
