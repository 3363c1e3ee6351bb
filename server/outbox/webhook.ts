/** Tells another system of a lead, signed as Standard Webhooks prescribe. */
import { createHmac } from 'node:crypto';
import { kindOf } from '../log.ts';
import type { Delivery, Lead, Outcome } from '../store/store.ts';
import { afterFailure } from './backoff.ts';
import { HOUR } from '../time.ts';

const WHOLE_ATTEMPT_MS = 10_000;
const LONGEST_WAIT_MS = 8 * HOUR;

export type SendWebhook = (lead: Lead, delivery: Delivery, now: number) => Promise<Outcome>;

/** What `Retry-After` asks for, in seconds or as a date, in milliseconds; nothing where it says neither. */
function waitOf(response: Response, now: number): number {
  const header = response.headers.get('retry-after') ?? '';
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : Date.parse(header) - now;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : 0;
}

function judge(response: Response, delivery: Delivery, now: number): Outcome {
  if (response.ok) return { state: 'sent' };
  const reason = `webhook ${response.status}`;
  // Gone: the receiver asks for no more.
  if (response.status === 410) return { state: 'dead', reason };
  const outcome = afterFailure(delivery.attempts, now - delivery.createdAt, reason);
  return outcome.state === 'retry'
    ? { ...outcome, delayMs: Math.max(waitOf(response, now), outcome.delayMs) }
    : outcome;
}

/** Name and code of what went wrong: `fetch` calls it a TypeError whatever it was, and keeps that as the cause. */
function reasonFor(error: unknown): string {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `webhook ${fault instanceof Error ? kindOf(fault) : 'failed'}`;
}

/** The header `webhook-signature`. `key` are the bytes that the secret stands for, `timestamp` is in seconds since 1970. */
export function signatureOf(key: Buffer, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** A function that posts one lead a call. It follows no redirects: the address is fixed by the setting. */
export function createWebhookSender(url: string, key: Buffer): SendWebhook {
  return async (lead, delivery, now) => {
    const timestamp = Math.floor(now / 1000);
    const { id, kind, name, email, fields, attribution, createdAt } = lead;
    const origin = Object.keys(attribution).length > 0 ? { attribution } : {};
    const data = { id, kind, name, email, fields, ...origin, createdAt: new Date(createdAt).toISOString() };
    const type = `lead.${delivery.payload['change'] ?? 'created'}`;
    const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(WHOLE_ATTEMPT_MS),
        headers: {
          'content-type': 'application/json',
          'webhook-id': delivery.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf(key, delivery.id, timestamp, body),
        },
        body,
      });
      // The status says all: a body that fails or never ends takes nothing back.
      await response.body?.cancel().catch(() => undefined);
      return judge(response, delivery, now);
    } catch (error) {
      return afterFailure(delivery.attempts, now - delivery.createdAt, reasonFor(error));
    }
  };
}
