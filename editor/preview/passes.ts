/** Access to the preview. The preview has its own origin, because its scripts must not have access to the session of the service. */
import { MINUTE } from '../../server/time.ts';
import { digest, newKey } from '../sign-in/keys.ts';
import { SESSION_MS } from '../sign-in/sessions.ts';

/** Lifetime of a ticket, from the response of the service to the request of the frame. */
const TICKET_MS = MINUTE;

/** Whether the session that requested the ticket is still valid. */
type IsAlive = () => boolean;

interface Grant {
  isAlive: IsAlive;
  until: number;
}

/** Tickets, each of which can be exchanged once for a pass. A pass ends with the session of its owner. Only digests of both are stored. */
export class Passes {
  readonly #tickets = new Map<string, Grant>();
  readonly #passes = new Map<string, Grant>();
  readonly #now: () => number;

  /** @param now the current time in milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A new ticket for the owner of a session. */
  ticket(isAlive: IsAlive): string {
    this.#removeExpired();
    const ticket = newKey();
    this.#tickets.set(digest(ticket), { isAlive, until: this.#now() + TICKET_MS });
    return ticket;
  }

  /** The pass for a ticket; undefined if the ticket is unknown, used or expired. */
  redeem(ticket: string): string | undefined {
    this.#removeExpired();
    const grant = this.#tickets.get(digest(ticket));
    this.#tickets.delete(digest(ticket));
    if (!grant) return undefined;
    const pass = newKey();
    this.#passes.set(digest(pass), { isAlive: grant.isAlive, until: this.#now() + SESSION_MS });
    return pass;
  }

  /** True for a pass whose session is still valid. */
  isValid(pass: string): boolean {
    this.#removeExpired();
    return this.#passes.get(digest(pass))?.isAlive() ?? false;
  }

  #removeExpired(): void {
    const now = this.#now();
    for (const grants of [this.#tickets, this.#passes])
      for (const [key, { until }] of grants) if (until <= now) grants.delete(key);
  }
}
