/** How often somebody may try a password. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { BlockList } from 'node:net';
import { clientAddress, clientKey } from '../../server/middleware/clientAddress.ts';
import type { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { DAY } from '../../server/time.ts';

const QUARTER = 15 * 60_000;
const NAME_AT_AN_ADDRESS = [{ count: 8, windowMs: QUARTER }];
const ADDRESS = [{ count: 40, windowMs: QUARTER }];
const NAME_ANYWHERE = [{ count: 100, windowMs: DAY }];

/**
 * A name may be tried eight times in a quarter of an hour from one address, an address may try forty times, and a name may be tried a
 * hundred times a day from all addresses together. The last limit does not hold where the owner of the name has signed in before, so that a
 * stranger elsewhere cannot lock a colleague out.
 */
export class Attempts {
  readonly #limiter: RateLimiter;
  readonly #proxies: BlockList;
  /** Name and address of each sign-in since the start. */
  readonly #known = new Set<string>();

  constructor(limiter: RateLimiter, proxies: BlockList) {
    this.#limiter = limiter;
    this.#proxies = proxies;
  }

  /** The client's address; behind one of our own proxies the one that it names. */
  addressOf(context: Context): string {
    const peer = getConnInfo(context).remote.address ?? '';
    return clientAddress(peer, context.req.header('x-forwarded-for'), this.#proxies).address;
  }

  /** Counts one attempt; the seconds to wait, 0 when it may be made. */
  take(context: Context, name: string): number {
    const address = clientKey(this.addressOf(context));
    const here = this.#here(context, name);
    return Math.max(
      this.#limiter.take(`address ${address}`, undefined, ADDRESS),
      this.#limiter.take(`here ${here}`, undefined, NAME_AT_AN_ADDRESS),
      this.#known.has(here) ? 0 : this.#limiter.take(`name ${name}`, undefined, NAME_ANYWHERE),
    );
  }

  /** Remembers that the owner of the name signs in from here. */
  succeeded(context: Context, name: string): void {
    this.#known.add(this.#here(context, name));
  }

  #here(context: Context, name: string): string {
    return `${clientKey(this.addressOf(context))} ${name}`;
  }
}

/** What somebody is told who has tried too often. */
export const tooOften = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};
