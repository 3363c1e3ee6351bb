/** Counts what each client did lately. In memory: each instance counts for itself, and a restart forgets. */
export interface Limit {
  count: number;
  windowMs: number;
}

const MAX_KEYS = 50_000;

interface Event {
  id: string;
  at: number;
}

export class RateLimiter {
  readonly #clients = new Map<string, Event[]>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Number of clients that are remembered; never above 50,000. */
  get size(): number {
    return this.#clients.size;
  }

  /**
   * Counts one event of `client` unless a limit is reached. The same `id` again is not a new event.
   * @returns seconds to wait, or 0 when the event may happen
   */
  take(client: string, id: string, limits: readonly Limit[]): number {
    const now = this.#now();
    const longest = Math.max(...limits.map(({ windowMs }) => windowMs));
    const events = (this.#clients.get(client) ?? []).filter(({ at }) => now - at < longest);
    // Taken out and put back at the end: the map's order is the order of use.
    this.#clients.delete(client);
    this.#clients.set(client, events);
    this.#evict();
    if (events.some((event) => event.id === id)) return 0;
    for (const { count, windowMs } of limits) {
      const inside = events.filter(({ at }) => now - at < windowMs);
      const first = inside.at(-count);
      if (inside.length >= count && first) return Math.max(1, Math.ceil((first.at + windowMs - now) / 1000));
    }
    events.push({ id, at: now });
    return 0;
  }

  #evict(): void {
    if (this.#clients.size <= MAX_KEYS) return;
    const [oldest] = this.#clients.keys();
    if (oldest !== undefined) this.#clients.delete(oldest);
  }
}

/** Half of each limit, rounded up: for those who show less. */
export const halved = (limits: readonly Limit[]): Limit[] =>
  limits.map(({ count, windowMs }) => ({ count: Math.ceil(count / 2), windowMs }));
