import { afterEach, expect, it, vi } from 'vitest';
import { request } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes each request get this response. */
const respondWith = (body: BodyInit, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

it('rejects when the connection ends during a successful response, so that no page is drawn without its data', async () => {
  const truncated = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"leads":['));
      controller.error(new TypeError('network error'));
    },
  });
  respondWith(truncated);
  await expect(request('/api/leads')).rejects.toThrow('The response of the service was incomplete.');
});

it('rejects with the status when a proxy answers an error with a page of its own', async () => {
  respondWith('<!doctype html>', 502);
  await expect(request('/api/leads')).rejects.toThrow('The service responded with the status 502.');
});

it('rejects with the message of the service for an error status', async () => {
  respondWith('{"message":"This lead is already accepted."}', 409);
  await expect(request('/api/leads/x/accept', { method: 'POST' })).rejects.toThrow('This lead is already accepted.');
});
