/** Who may see the preview: it has an origin of its own, whose scripts must not have the session of the service. */
import { createHash, randomBytes } from 'node:crypto';
import { SESSION_MS } from '../sign-in/sessions.ts';

const MINUTE = 60_000;
/** From the answer of the service to the request of the frame. */
const TICKET_MS = MINUTE;

/** Whether the session that asked still lasts. */
type IsAlive = () => boolean;

interface Held {
  isAlive: IsAlive;
  until: number;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

/** Tickets that become passes once; a pass ends with the session of its holder. Both are kept as digests. */
export class Passes {
  readonly #tickets = new Map<string, Held>();
  readonly #passes = new Map<string, Held>();
  readonly #now: () => number;

  /** @param now milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A ticket for whoever holds the session. */
  ticket(isAlive: IsAlive): string {
    this.#forget();
    const ticket = secret();
    this.#tickets.set(digest(ticket), { isAlive, until: this.#now() + TICKET_MS });
    return ticket;
  }

  /** The pass for a ticket; undefined for one that is unknown, used or too old. */
  redeem(ticket: string): string | undefined {
    this.#forget();
    const held = this.#tickets.get(digest(ticket));
    this.#tickets.delete(digest(ticket));
    if (!held) return undefined;
    const pass = secret();
    this.#passes.set(digest(pass), { isAlive: held.isAlive, until: this.#now() + SESSION_MS });
    return pass;
  }

  /** True for a pass whose session lasts. */
  isGood(pass: string): boolean {
    this.#forget();
    return this.#passes.get(digest(pass))?.isAlive() ?? false;
  }

  #forget(): void {
    const now = this.#now();
    for (const held of [this.#tickets, this.#passes])
      for (const [key, { until }] of held) if (until <= now) held.delete(key);
  }
}
