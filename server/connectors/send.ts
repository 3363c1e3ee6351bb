/** Sends the requests of a connector and decides from the responses what happens to the message. */
import { kindOf } from '../log.ts';
import { afterFailure, PAUSE_MS } from '../outbox/backoff.ts';
import type { Delivery, Outcome } from '../store/store.ts';
import { HOUR } from '../time.ts';
import type { Answer, Attempt, Connector, ConnectorEvent, ConnectorRequest } from './connector.ts';

/** Time limit for all requests of one message, in milliseconds. Shorter than a lease. */
const WHOLE_ATTEMPT_MS = 10_000;
const MAX_WAIT_MS = 8 * HOUR;
const MAX_BODY_BYTES = 1024 * 1024;
/** 4xx status codes of temporary errors; all other 4xx codes are permanent. */
const TEMPORARY = new Set([408, 425, 429]);

/** Returns the delay of `Retry-After` (seconds or a date) in milliseconds, at most 8 hours; 0 when it is missing or invalid. */
function waitOf(response: Response, now: number): number {
  const header = response.headers.get('retry-after') ?? '';
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, MAX_WAIT_MS) : 0;
}

function outcomeOf(response: Response, name: string, delivery: Delivery, now: number): Outcome {
  const { ok, status } = response;
  if (ok) return { state: 'sent' };
  const reason = `${name} ${status}`;
  // Wrong credentials affect every message, so the attempt is not counted: no message may fail until a person corrects the settings.
  if (status === 401) return { state: 'paused', delayMs: PAUSE_MS, reason };
  if (status >= 400 && status < 500 && !TEMPORARY.has(status)) return { state: 'dead', reason };
  const outcome = afterFailure(delivery.attempts, now - delivery.createdAt, reason);
  return outcome.state === 'retry'
    ? { ...outcome, delayMs: Math.max(waitOf(response, now), outcome.delayMs) }
    : outcome;
}

/** Name of the connector, with name and code of the error. `fetch` throws a TypeError with the original error as its `cause`. */
function reasonFor(name: string, error: unknown): string {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `${name} ${fault instanceof Error ? kindOf(fault) : 'failed'}`;
}

/** The body as JSON; undefined when it is not JSON or is longer than a megabyte. */
export async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

/** Sends one request. Does not follow redirects, because the addresses are fixed by the settings. */
const sendRequest = (
  { method, url, headers, body }: ConnectorRequest,
  id: string,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(url, {
    method,
    redirect: 'manual',
    signal,
    headers: { 'idempotency-key': id, ...headers },
    ...(body === undefined ? {} : { body }),
  });

/**
 * Sends one event to a connector. Returns an outcome, and does not throw, for errors of the other system.
 * @param isTest marks the event as a test
 */
export async function sendTo(
  { name, build }: Connector,
  event: ConnectorEvent,
  delivery: Delivery,
  now: number,
  isTest = false,
): Promise<Outcome> {
  const attempt: Attempt = { id: delivery.id, now, isTest };
  const signal = AbortSignal.timeout(WHOLE_ATTEMPT_MS);
  let request = build(event, attempt);
  try {
    for (;;) {
      const response = await sendRequest(request, delivery.id, signal);
      const answer: Answer = { status: response.status, json: request.follow ? await readJson(response) : undefined };
      const next = request.follow?.(answer);
      // Without `follow` only the status code matters: an error while closing the body does not change the result.
      if (!request.follow) await response.body?.cancel().catch(() => undefined);
      if (next === undefined) return outcomeOf(response, name, delivery, now);
      if (next === 'done') return { state: 'sent' };
      if ('fault' in next) return { state: 'dead', reason: next.fault };
      request = next;
    }
  } catch (error) {
    return afterFailure(delivery.attempts, now - delivery.createdAt, reasonFor(name, error));
  }
}
