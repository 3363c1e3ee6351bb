/** Sliding-window rate limiter in memory: each instance counts separately, and a restart clears the counts. */
import { DAY } from '../time.ts';

export interface Limit {
  count: number;
  windowMs: number;
}

/** A rate limiter: counts events of clients and enforces limits. */
export interface Limiter {
  /**
   * Counts one event of `client`, unless a limit is reached. A repeat of `id` is allowed and not counted; an event without an id is always
   * counted.
   * @param sameForMs how long a repeat of `id` is recognized, in milliseconds; at most and by default the longest window of `limits`
   * @param of name of that of which `id` is a version; by default `id` has no other versions. Only a repeat of the version that was counted
   *   last is recognized
   * @returns 0 when the event is allowed, otherwise the seconds to wait
   */
  take: (
    client: string,
    id: string | undefined,
    limits: readonly Limit[],
    sameForMs?: number,
    of?: string,
  ) => number | Promise<number>;
}

/**
 * Seconds until one more event is allowed after those at `times` (ascending); 0 when it is allowed now.
 * @param now in milliseconds of the same clock as `times`
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
/** The longest window that a limit may have, in milliseconds. */
export const REMEMBERED_MS = DAY;

interface Client {
  /** Times of the counted events. Numbers, because objects would need much more memory. */
  times: number[];
  /** Ids of counted events, oldest first. A repeat of the last one with the same `of` is not counted before `until`. */
  named: { id: string; of: string | undefined; until: number }[];
}

export class RateLimiter implements Limiter {
  readonly #clients = new Map<string, Client>();
  readonly #now: () => number;

  /** @param now monotonic clock, in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Number of clients in memory; at most 50,000. */
  get size(): number {
    return this.#clients.size;
  }

  /** See {@link Limiter.take}. */
  take(client: string, id: string | undefined, limits: readonly Limit[], sameForMs = Infinity, of = id): number {
    const now = this.#now();
    const longest = longestOf(limits);
    const known = this.#clients.get(client);
    const times = known?.times.filter((at) => now - at < longest) ?? [];
    const named = known?.named.filter(({ until }) => now < until) ?? [];
    // Removed and added again at the end: the order of the map is the order of last use.
    this.#clients.delete(client);
    this.#clients.set(client, { times, named });
    this.#forget(now);
    if (id !== undefined && named.findLast((event) => event.of === of)?.id === id) return 0;
    const wait = secondsToWait(times, limits, now);
    if (wait > 0) return wait;
    times.push(now);
    if (id !== undefined) named.push({ id, of, until: now + Math.min(sameForMs, longest) });
    return 0;
  }

  /** Removes the least recently used clients, which are first in the map: those above the maximum, and those older than every window. */
  #forget(now: number): void {
    for (const [client, { times }] of this.#clients) {
      if (this.#clients.size <= MAX_KEYS && now - (times.at(-1) ?? now) < REMEMBERED_MS) return;
      this.#clients.delete(client);
    }
  }
}

/** Half of each limit, rounded up: for submissions without sufficient proof that a person sent them. */
export const halved = (limits: readonly Limit[]): Limit[] =>
  limits.map(({ count, windowMs }) => ({ count: Math.ceil(count / 2), windowMs }));
