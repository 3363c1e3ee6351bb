/**
 * The ticket of a submission: fetched when the form is hydrated and reused for every attempt, so that a repeated submission is stored once.
 */
import type { FormAnswer, FormError, FormName } from '#shared/forms/formTypes.ts';
import { guard, type Ticket } from '#shared/forms/guard.fields.ts';

/** Request timeout, in milliseconds. A request may be repeated after it. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Signal that aborts a request after `ms` milliseconds. Safari 15 lacks `AbortSignal.timeout`. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** Maximum time to solve a challenge on a slow device. */
const MAX_SOLVING_MS = 120_000;

interface HeldTicket extends Ticket {
  /** Time of arrival, in milliseconds since 1970 by the visitor's clock. */
  since: number;
}

export interface Tickets {
  /**
   * Returns the current ticket, or fetches a new one. Rejects when the server cannot be reached, and with TicketRefused when the server
   * refuses.
   */
  hold: () => Promise<HeldTicket>;
  /** Returns an unsolved challenge that is still valid, or null when the server requires none. */
  challenge: () => Promise<object | null>;
  /** Starts a new submission: the next one gets a new ticket. */
  drop: () => void;
}

/** The server refused to issue a ticket. `errors` are the reasons. */
export class TicketRefused extends Error {
  readonly errors: readonly FormError[];

  constructor(errors: readonly FormError[]) {
    super('No ticket');
    this.errors = errors;
  }
}

async function fetchTicket(form: FormName): Promise<HeldTicket> {
  const response = await fetch(`${guard.ticket}?form=${form}`, {
    headers: { accept: 'application/json' },
    signal: timeoutSignal(REQUEST_TIMEOUT_MS),
  });
  const answer = (await response.json()) as Ticket | FormAnswer;
  if ('ok' in answer) throw new TicketRefused(answer.ok ? [] : answer.errors);
  // A proxy may respond with JSON of its own.
  if (!('stamp' in answer)) throw new Error('The response is not from our server');
  return { ...answer, since: Date.now() };
}

/** Creates the store of the tickets of one form. */
export function createTickets(form: FormName): Tickets {
  let held: Promise<HeldTicket> | undefined;
  let isChallengeSpent = false;
  const drop = () => {
    held = undefined;
    isChallengeSpent = false;
  };
  const hold = () => {
    if (held) return held;
    held = fetchTicket(form);
    held.catch(drop);
    return held;
  };
  const challenge = async () => {
    const ticket = await hold();
    const isFresh = !isChallengeSpent && Date.now() - ticket.since < guard.challengeMs - MAX_SOLVING_MS;
    isChallengeSpent = true;
    return ticket.challenge && !isFresh ? (await fetchTicket(form)).challenge : ticket.challenge;
  };
  return { hold, challenge, drop };
}
