/** Sends a form to our server with what guards it: ticket and, where it is asked for, proof of work. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { attribution } from '#shared/forms/attribution.fields.ts';
import type { FormAnswer } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { LONGEST_UPLOAD_MS } from '#shared/forms/uploadTime.ts';
import type { AnyForm } from './faults.ts';
import { outlive } from './outlive.ts';
import { LONGEST_MS, type Tickets } from './ticket.ts';

/** A page that is left loses its request first, and hears that it is left after that. */
const LEAVING_MS = 1000;

/** The file was changed or removed after it was chosen, so that no browser sends it. */
export class FileGone extends Error {}

/**
 * Sends `data` and returns the answer. Who leaves the page meanwhile has sent it too. Rejects when the server is away or silent,
 * when the answer is not ours, and with {@link FileGone}.
 */
export async function send({ action, file }: AnyForm, data: FormData, tickets: Tickets): Promise<FormAnswer> {
  tellArrival(data);
  const arrived = outlive(action, data);
  try {
    if (file) await readFile(data, file.name);
    await prove(data, tickets);
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: data,
      signal: AbortSignal.timeout(file ? LONGEST_UPLOAD_MS : LONGEST_MS),
    });
    const answer = (await response.json()) as FormAnswer;
    arrived();
    return answer;
  } catch (error) {
    setTimeout(arrived, LEAVING_MS);
    throw error;
  }
}

/** Adds where the visit began, if a page has kept it. */
function tellArrival(data: FormData): void {
  try {
    const kept = sessionStorage.getItem(attribution.name);
    if (kept) data.set(attribution.name, kept);
  } catch {
    // Storage may be refused.
  }
}

/** Puts the bytes of the file in its place: a request whose file cannot be read fails as if the server were away. */
async function readFile(data: FormData, name: string): Promise<void> {
  const file = data.get(name);
  if (!(file instanceof File)) return;
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new FileGone('The file cannot be read', { cause });
  });
  data.set(name, new File([bytes], file.name, { type: file.type }));
}

/** Adds what tells people from programs. A stamp says for how long the form has been open: one that says too little is left out. */
async function prove(data: FormData, tickets: Tickets): Promise<void> {
  const { stamp, key, since } = await tickets.hold();
  data.set(guard.fields.key.name, key);
  const challenge = await tickets.challenge();
  if (challenge) data.set(guard.fields.proof.name, await proofOf(challenge));
  if (Date.now() - since >= guard.fastestMs) data.set(guard.fields.stamp.name, stamp);
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The proof of work that the server asks for. Rejects on a device that does not get there in time. */
async function proofOf(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
