/** The ticket of a submission: fetched when the form is hydrated, kept through every try, so that what arrives twice is stored once. */
import type { FormAnswer, FormError, FormName } from '#shared/forms/formTypes.ts';
import { guard, type Ticket } from '#shared/forms/guard.fields.ts';

/** An answer that has not come by then will not come. What was asked may be asked again. */
export const LONGEST_MS = 30_000;

/** Solving takes a slow device this long at most. */
const SOLVING_MS = 120_000;

interface Held extends Ticket {
  /** When it came, in milliseconds since 1970 by the reader's clock. */
  since: number;
}

export interface Tickets {
  /** The ticket in hand, or a new one. Rejects when the server is away, with TicketRefused when it gives none. */
  hold: () => Promise<Held>;
  /** A challenge that nobody has solved yet and that is still good, or null where the server asks for none. */
  challenge: () => Promise<object | null>;
  /** What is sent from now on is another submission. */
  drop: () => void;
}

/** The server gives no ticket now, for these reasons. */
export class TicketRefused extends Error {
  readonly errors: readonly FormError[];

  constructor(errors: readonly FormError[]) {
    super('No ticket');
    this.errors = errors;
  }
}

async function fetchTicket(form: FormName): Promise<Held> {
  const response = await fetch(`${guard.ticket}?form=${form}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const answer = (await response.json()) as Ticket | FormAnswer;
  if ('ok' in answer) throw new TicketRefused(answer.ok ? [] : answer.errors);
  return { ...answer, since: Date.now() };
}

/** Keeps the ticket of one form at a time. */
export function keepTickets(form: FormName): Tickets {
  let held: Promise<Held> | undefined;
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
    const isFresh = !isChallengeSpent && Date.now() - ticket.since < guard.challengeMs - SOLVING_MS;
    isChallengeSpent = true;
    return ticket.challenge && !isFresh ? (await fetchTicket(form)).challenge : ticket.challenge;
  };
  return { hold, challenge, drop };
}
