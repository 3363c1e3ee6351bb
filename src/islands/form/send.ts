/** Sends a form to our server: fetches what guards it, solves the challenge where there is one, reads the answer. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { FormAnswer, FormName } from '#shared/forms/formTypes.ts';
import { guard, type Ticket } from '#shared/forms/guard.fields.ts';

/** Asks for a ticket. Rejects when the server is away. */
export async function fetchTicket(form: FormName): Promise<Ticket> {
  const response = await fetch(`${guard.ticket}?form=${form}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  return (await response.json()) as Ticket;
}

/** Sends `data` with the ticket. A server that is away, or an answer that is not ours, counts as failed. */
export async function send(action: string, data: FormData, ticket: Ticket): Promise<FormAnswer> {
  data.set(guard.fields.stamp.name, ticket.stamp);
  data.set(guard.fields.key.name, ticket.key);
  if (ticket.challenge) data.set(guard.fields.proof.name, await proofOf(ticket.challenge));
  const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' }, body: data });
  return (await response.json()) as FormAnswer;
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The proof of work that the server asks for. */
async function proofOf(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
