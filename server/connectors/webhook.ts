/** Sends signed events to a system of the company, as defined by Standard Webhooks. */
import { createHmac } from 'node:crypto';
import type { Topic } from '../store/store.ts';
import { isoTime } from '../time.ts';
import { postJson, type Connector, type ConnectorEvent, type LinkedFile } from './connector.ts';

const fileOf = ({ name, size, risks, link }: LinkedFile) => ({
  name,
  size,
  risks,
  ...(link ? { url: link.url, expiresAt: isoTime(link.expiresAt) } : {}),
});

function dataOf(event: ConnectorEvent): Readonly<Record<string, unknown>> {
  switch (event.type) {
    case 'lead.created':
    case 'lead.updated': {
      const { id, kind, name, email, fields, attribution, createdAt } = event.lead;
      const origin = Object.keys(attribution).length > 0 ? { attribution } : {};
      const file = event.file ? { file: fileOf(event.file) } : {};
      return { id, kind, name, email, fields, ...origin, createdAt: isoTime(createdAt), ...file };
    }
    case 'subscriber.confirmed':
      return { email: event.email, locale: event.locale };
    case 'subscriber.gone':
      return { email: event.email };
    case 'person.erased':
      return { email: event.email, leads: event.leads };
  }
}

/** Value of the header `webhook-signature`. `key` is the decoded secret; `timestamp` is in seconds since 1970. */
export function signatureOf(key: Buffer, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

interface WebhookSettings {
  url: string;
  key: Buffer;
  topics: readonly Topic[];
}

export const createWebhook = ({ url, key, topics }: WebhookSettings): Connector => ({
  name: 'webhook',
  topics,
  getsPeople: true,
  build: (event, { id, now, isTest }) => {
    const timestamp = Math.floor(now / 1000);
    const mark = isTest ? { test: true } : {};
    const request = postJson(url, { type: event.type, timestamp: isoTime(now), ...mark, data: dataOf(event) });
    return {
      ...request,
      headers: {
        ...request.headers,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(key, id, timestamp, request.body ?? ''),
      },
    };
  },
});
