/** Adds up counts in memory and stores the sums periodically, so that no request waits for the database. */
import { reasonOf, type Log } from '../log.ts';
import { addCounts, type Count } from '../store/counts.ts';
import type { Database } from '../store/database.ts';
import { DAY, dayOf } from '../time.ts';
import { FREE_KINDS, MAX_NAMES, OTHER, type Kind } from './kinds.ts';

/** Maximum number of days in memory while the store fails. Older days are dropped. */
const MAX_DAYS = 7;

/** Counts by kind and name. A count is an object, so that an increment needs only one look-up. */
type DayCounts = Map<Kind, Map<string, { count: number }>>;

const newDayCounts = (): DayCounts => new Map();

interface CounterOptions {
  database: Database;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

export class Counter {
  readonly #options: CounterOptions;
  /** Counts that are not stored yet, by day; the last day is today. */
  #waiting = new Map<string, DayCounts>();
  #today = newDayCounts();
  /** When today ends, in milliseconds since 1970. */
  #endOfDay = 0;
  #storing: Promise<void> | undefined;
  #isFailing = false;

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** Adds one to the count of `name`. */
  add(kind: Kind, name: string): void {
    const now = this.#options.now();
    if (now >= this.#endOfDay) this.#openDay(now);
    addTo(this.#today, kind, name, 1);
  }

  #openDay(now: number): void {
    const day = dayOf(now);
    this.#endOfDay = Date.parse(day) + DAY;
    this.#today = this.#waiting.get(day) ?? newDayCounts();
    this.#waiting.set(day, this.#today);
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= MAX_DAYS) return;
      this.#waiting.delete(oldest);
    }
  }

  /** Stores the pending counts. Counts that cannot be stored stay in memory for the next call. Never rejects. */
  flush(): Promise<void> {
    this.#storing ??= this.#store().finally(() => (this.#storing = undefined));
    return this.#storing;
  }

  async #store(): Promise<void> {
    const counts = countsOf(this.#waiting);
    if (counts.length === 0) return;
    const { database, log } = this.#options;
    this.#waiting = new Map();
    this.#endOfDay = 0;
    try {
      await addCounts(database, counts);
      if (this.#isFailing) log.info('counts are stored again');
      this.#isFailing = false;
    } catch (error) {
      this.#putBack(counts);
      if (!this.#isFailing) log.error('counts wait for the store', { reason: reasonOf(error) });
      this.#isFailing = true;
    }
  }

  #putBack(counts: readonly Count[]): void {
    const since = this.#waiting;
    this.#waiting = new Map();
    for (const { day, kind, name, count } of [...counts, ...countsOf(since)]) {
      const dayCounts = this.#waiting.get(day) ?? newDayCounts();
      this.#waiting.set(day, dayCounts);
      addTo(dayCounts, kind, name, count);
    }
    this.#endOfDay = 0;
  }

  /** Stores the remaining counts. */
  async close(): Promise<void> {
    await this.#storing;
    await this.flush();
  }
}

/** Adds `count` to a name of a kind. Visitors can invent names, so the number of names is limited. */
function addTo(dayCounts: DayCounts, kind: Kind, name: string, count: number): void {
  let names = dayCounts.get(kind);
  if (!names) dayCounts.set(kind, (names = new Map<string, { count: number }>()));
  const isOneTooMany = names.size >= MAX_NAMES && FREE_KINDS.includes(kind) && !names.has(name);
  const counted = isOneTooMany ? OTHER : name;
  const sum = names.get(counted);
  if (sum) sum.count += count;
  else names.set(counted, { count });
}

const countsOf = (days: ReadonlyMap<string, DayCounts>): Count[] =>
  [...days].flatMap(([day, dayCounts]) =>
    [...dayCounts].flatMap(([kind, names]) => [...names].map(([name, { count }]) => ({ day, kind, name, count }))),
  );
