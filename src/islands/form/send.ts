/** Sends a form to our server with its ticket and, where the server requires it, its proof of work. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { attribution } from '#shared/forms/attribution.fields.ts';
import type { FormAnswer } from '#shared/forms/formTypes.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { UPLOAD_TIMEOUT_MS } from '#shared/forms/uploadTime.ts';
import type { AnyForm } from './faults.ts';
import { sendOnLeave } from './sendOnLeave.ts';
import { REQUEST_TIMEOUT_MS, timeoutSignal, type Tickets } from './ticket.ts';

/** When a page is left, its request fails before the `pagehide` event. The beacon stays active for this time, in milliseconds. */
const LEAVING_MS = 1000;

/** The file was changed or removed after it was chosen, so the browser cannot send it. */
export class MissingFileError extends Error {}

/**
 * Sends `data` and returns the response. If the visitor leaves the page meanwhile, a beacon sends it. Rejects when the server cannot
 * be reached or does not answer, when the response is not JSON of our server, and with {@link MissingFileError}.
 */
export async function send({ action, file }: AnyForm, data: FormData, tickets: Tickets): Promise<FormAnswer> {
  addAttribution(data);
  const stopBeacon = sendOnLeave(action, data);
  try {
    if (file) await readFile(data, file.name);
    await addProof(data, tickets);
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: data,
      signal: timeoutSignal(file ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
    });
    const answer = (await response.json()) as FormAnswer;
    if (!('ok' in answer)) throw new Error('The response is not from our server');
    stopBeacon();
    return answer;
  } catch (error) {
    setTimeout(stopBeacon, LEAVING_MS);
    throw error;
  }
}

/** Adds the attribution of the visit, if a page has stored it. */
function addAttribution(data: FormData): void {
  try {
    const kept = sessionStorage.getItem(attribution.name);
    if (kept) data.set(attribution.name, kept);
  } catch {
    // Storage may be blocked.
  }
}

/**
 * Reads the file and replaces it by its bytes, to detect a file that cannot be read: `fetch` fails in that case as if the server could not
 * be reached.
 */
async function readFile(data: FormData, name: string): Promise<void> {
  const file = data.get(name);
  if (!(file instanceof File)) return;
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new MissingFileError('The file cannot be read', { cause });
  });
  data.set(name, new File([bytes], file.name, { type: file.type }));
}

/** Adds the anti-spam fields. A stamp proves how long the form has been open; it is left out if the form was opened too recently. */
async function addProof(data: FormData, tickets: Tickets): Promise<void> {
  const { stamp, key, since } = await tickets.hold();
  data.set(guard.fields.key.name, key);
  const challenge = await tickets.challenge();
  if (challenge) data.set(guard.fields.proof.name, await proofOf(challenge));
  if (Date.now() - since >= guard.fastestMs) data.set(guard.fields.stamp.name, stamp);
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Computes the proof of work that the server requires. Rejects on a device that does not finish in time. */
async function proofOf(challenge: object): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
