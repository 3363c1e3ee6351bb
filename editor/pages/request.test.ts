import { afterEach, expect, it, vi } from 'vitest';
import { download, NotFound, request } from './request.ts';

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

it('rejects with NotFound when the service has no such data, not when a proxy has no such page', async () => {
  respondWith('{"message":"This lead was erased."}', 404);
  await expect(request('/api/leads/x')).rejects.toBeInstanceOf(NotFound);
  respondWith('<!doctype html>', 404);
  await expect(request('/api/leads/x')).rejects.not.toBeInstanceOf(NotFound);
});

it('downloads while the session is open; after its end the sign-in page opens, which leads back', async () => {
  const [assign, click] = [vi.fn(), vi.fn()];
  const page: { parent?: object } = {};
  page.parent = page;
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { pathname: '/leads', search: '?state=new', assign });
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  respondWith('{"message":"Sign in again."}', 401);
  await expect(download('/api/leads/export')).rejects.toThrow('Sign in again.');
  expect(assign).toHaveBeenCalledWith('/sign-in?next=%2Fleads%3Fstate%3Dnew');
  expect(click).not.toHaveBeenCalled();
  respondWith('{"name":"Mona","roles":[]}');
  await download('/api/leads/export');
  expect([click.mock.calls.length, assign.mock.calls.length]).toEqual([1, 1]);
});
