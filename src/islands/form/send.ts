/** Sends a form to our server with what guards it: ticket and, where it is asked for, proof of work. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { FormAnswer } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { LONGEST_UPLOAD_MS } from '#shared/forms/uploadTime.ts';
import type { AnyForm } from './faults.ts';
import { LONGEST_MS, type Tickets } from './ticket.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends `data` and returns the answer. Rejects when the server is away or silent, or when the answer is not ours. */
export async function send({ action, file }: AnyForm, data: FormData, tickets: Tickets): Promise<FormAnswer> {
  const { stamp, key, since } = await tickets.hold();
  const challenge = await tickets.challenge();
  data.set(guard.fields.stamp.name, stamp);
  data.set(guard.fields.key.name, key);
  if (challenge) data.set(guard.fields.proof.name, await proofOf(challenge));
  // A reader whose fields were filled by the browser is quicker than a program may be.
  // A clock that was set back meanwhile must not keep the form waiting.
  await wait(Math.min(since + guard.fastestMs - Date.now(), guard.fastestMs));
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: data,
    signal: AbortSignal.timeout(file ? LONGEST_UPLOAD_MS : LONGEST_MS),
  });
  return (await response.json()) as FormAnswer;
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** The proof of work that the server asks for. Rejects on a device that does not get there in time. */
async function proofOf(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
