/** Sliding-window rate limiter in memory: each instance counts separately, and a restart clears the counts. */
import { DAY } from '../time.ts';

export interface Limit {
  count: number;
  windowMs: number;
}

/** Counts events of clients and tells when a limit is reached. */
export interface Limiter {
  /**
   * Counts one event of `client` unless a limit is reached. The same `id` again is not a new event; without one each is.
   * @param sameForMs how long the same `id` is the same event, if not as long as the limits count
   * @returns seconds to wait, or 0 when the event may happen
   */
  take: (
    client: string,
    id: string | undefined,
    limits: readonly Limit[],
    sameForMs?: number,
  ) => number | Promise<number>;
}

/**
 * Seconds until one more event is allowed after those at `times` (ascending); 0 when it is allowed now.
 * @param now and `times` in milliseconds of the same clock
 */
export function secondsToWait(times: readonly number[], limits: readonly Limit[], now: number): number {
  for (const { count, windowMs } of limits) {
    const first = times.filter((at) => now - at < windowMs).at(-count);
    if (first !== undefined) return Math.max(1, Math.ceil((first + windowMs - now) / 1000));
  }
  return 0;
}

/** The longest window of `limits`, in milliseconds. */
export const longestOf = (limits: readonly Limit[]): number => Math.max(...limits.map(({ windowMs }) => windowMs));

const MAX_KEYS = 50_000;
/** No limit has a longer window. */
export const REMEMBERED_MS = DAY;

interface Client {
  /** Times of the events. Most events have nothing else, and as objects they would need much more memory. */
  times: number[];
  /** Events whose id may be repeated, and until when. */
  named: { id: string; until: number }[];
}

export class RateLimiter implements Limiter {
  readonly #clients = new Map<string, Client>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Number of clients in memory; at most 50,000. */
  get size(): number {
    return this.#clients.size;
  }

  /** Counts as {@link Limiter} says. */
  take(client: string, id: string | undefined, limits: readonly Limit[], sameForMs = Infinity): number {
    const now = this.#now();
    const longest = longestOf(limits);
    const known = this.#clients.get(client);
    const times = known?.times.filter((at) => now - at < longest) ?? [];
    const named = known?.named.filter(({ until }) => now < until) ?? [];
    // Removed and added again at the end: the order of the map is the order of last use.
    this.#clients.delete(client);
    this.#clients.set(client, { times, named });
    this.#forget(now);
    if (named.some((event) => event.id === id)) return 0;
    const wait = secondsToWait(times, limits, now);
    if (wait > 0) return wait;
    times.push(now);
    if (id !== undefined) named.push({ id, until: now + Math.min(sameForMs, longest) });
    return 0;
  }

  /** Removes the least recently used clients at the front: those above the maximum, and those older than every window. */
  #forget(now: number): void {
    for (const [client, { times }] of this.#clients) {
      if (this.#clients.size <= MAX_KEYS && now - (times.at(-1) ?? now) < REMEMBERED_MS) return;
      this.#clients.delete(client);
    }
  }
}

/** Half of each limit, rounded up: for clients with less proof that they are people. */
export const halved = (limits: readonly Limit[]): Limit[] =>
  limits.map(({ count, windowMs }) => ({ count: Math.ceil(count / 2), windowMs }));
