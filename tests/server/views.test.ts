/** Which requests are counted, and which of their data is not stored. */
import { readFileSync, readdirSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Counter } from '../../server/counts/counter.ts';
import { Views } from '../../server/counts/views.ts';
import { createLog } from '../../server/log.ts';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import type { Manifest } from '../../server/static/manifest.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Database } from '../../server/store/database.ts';
import { storedCounts } from './countsStore.ts';
import {
  contact,
  createHarness,
  ORIGIN,
  serve,
  temporaryFolder,
  writeBuild,
  type Harness,
  type Running,
} from './harness.ts';

const BROWSER = {
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.7.7.7 Safari/537.36',
};
const SAME_ORIGIN = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

let folder: ReturnType<typeof temporaryFolder>;
let database: Database;
let harness: Harness;
let running: Running;

async function start(limits: Partial<Parameters<typeof createHarness>[0]> = {}): Promise<void> {
  // One time for the whole test: counts of two days are two rows.
  const now = Date.now();
  const counter = new Counter({ database, log: createLog('error', () => undefined), now: () => now });
  const manifest = (): Manifest => running.manifest();
  const views = new Views({ counter, manifest, origins: new Set([ORIGIN]) });
  harness = await createHarness({ database, views, ...limits });
  running = await serve(harness, join(folder.path, 'dist'));
}

beforeEach(async () => {
  folder = temporaryFolder();
  writeBuild(join(folder.path, 'dist'));
  database = await openSqlite(join(folder.path, 'kariz.db'));
  await start();
});
afterEach(async () => {
  await running.close();
  await harness.close();
  await database.close();
  folder.remove();
});

/** Sends one request. Resolves with the status and the headers of the response. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const options = { method, headers: { ...BROWSER, ...headers } };
    const sent = ask(running.url + path, options, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
    });
    sent.once('error', reject).end(body);
  });
}

const reportView = (fields: Record<string, string>, headers: Record<string, string> = SAME_ORIGIN) =>
  send(
    '/api/views',
    { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', 'sec-fetch-dest': 'empty', ...headers },
    'POST',
    new URLSearchParams(fields).toString(),
  );

async function counts(): Promise<string[]> {
  await harness.options.views?.close();
  return storedCounts(database);
}

describe('requests of pages', () => {
  it('counts a page with its campaign, device and referrer, and sends Server-Timing: seen', async () => {
    const answer = await send('/services/devops?utm_campaign=spring&utm_source=x', {
      referer: 'https://www.example.com/',
      'sec-ch-ua-mobile': '?1',
    });
    expect([answer.status, answer.headers['server-timing']]).toEqual([200, 'seen']);
    expect(await counts()).toEqual([
      'campaign spring: 1',
      'device phone: 1',
      'page /services/devops: 1',
      'referrer example.com: 1',
    ]);
  });

  it('counts a 200 and a 304 of a page, and no referrer on the same site', async () => {
    const first = await send('/', { 'accept-encoding': 'identity' });
    const again = await send('/', { 'if-none-match': first.headers.etag ?? '', referer: `${ORIGIN}/services/devops` });
    expect([again.status, again.headers['server-timing']]).toEqual([304, 'seen']);
    expect(await counts()).toEqual(['device computer: 2', 'page /: 2', 'referrer (direct): 1']);
  });

  it.each([
    [{ 'sec-purpose': 'prefetch' }, 'ahead'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 'ahead'],
    [{ 'sec-purpose': 'prefetch', 'if-none-match': '*' }, 'ahead'],
    [{ 'sec-fetch-dest': 'empty' }, 'seen'],
    [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, 'seen'],
    [{ 'user-agent': '' }, 'seen'],
  ])('does not count %j, and sends Server-Timing: %s', async (headers, expected) => {
    for (const path of ['/', '/nothing']) expect((await send(path, headers)).headers['server-timing']).toBe(expected);
    expect(await counts()).toEqual([]);
  });

  it('counts no files, no other spellings and no HEAD requests', async () => {
    for (const path of ['/robots.txt', '/_assets/app.1a2b3c4d.js', '/services/devops/', '/healthz', '/thanks/contact'])
      expect((await send(path)).headers['server-timing']).toBeUndefined();
    await send('/', {}, 'HEAD');
    expect(await counts()).toEqual([]);
  });

  it('counts a missing path only when a page was requested', async () => {
    expect((await send('/old/page?id=1')).status).toBe(404);
    await send('/old/picture.png');
    await send('/old/page', { accept: '*/*' });
    await send('/unsubscribe/sara@example.com/now');
    expect(await counts()).toEqual(['missing (other): 1', 'missing /old/page: 1']);
  });
});

describe('reports of pages', () => {
  it('are counted as views, and with an unknown page as missing', async () => {
    const page = `${ORIGIN}/services/devops/?utm_campaign=spring#top`;
    expect((await reportView({ page, before: 'https://example.com/' })).status).toBe(204);
    await reportView({ page: `${ORIGIN}/`, before: `${ORIGIN}/services/devops` });
    await reportView({ page: 'https://static.example/gone', before: '' });
    expect(await counts()).toEqual([
      'campaign spring: 1',
      'device computer: 2',
      'missing /gone: 1',
      'page /: 1',
      'page /services/devops: 1',
      'referrer example.com: 1',
    ]);
  });

  it('of bots, other sites and with invalid content are not counted', async () => {
    const page = `${ORIGIN}/`;
    const statuses = [
      await reportView({ page }, { ...SAME_ORIGIN, 'user-agent': 'Googlebot/2.1' }),
      await reportView({ page }, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      await reportView({ page: 'nonsense' }),
      await reportView({}),
      await reportView({ page }, { ...SAME_ORIGIN, 'content-type': 'text/plain' }),
      await send('/api/views'),
      await reportView({ page: `${ORIGIN}/${'x'.repeat(40_000)}` }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 403, 204, 204, 415, 405, 413]);
    expect(await counts()).toEqual([]);
  });

  it('are limited to 600 for one client', async () => {
    await running.close();
    await harness.close();
    await start({ hasRateLimit: true, limiter: new RateLimiter(() => 0) });
    let status: number | undefined;
    let count = 0;
    for (; status !== 429; count += 1) ({ status } = await reportView({ page: `${ORIGIN}/` }));
    expect(count).toBe(601);
    expect(await counts()).toContain('page /: 600');
  });
});

describe('forms', () => {
  it('counts a stored one by its page, and none that is repeated, refused or quarantined', async () => {
    const headers = { ...SAME_ORIGIN, referer: `${ORIGIN}/services/devops?x=1` };
    const post = (body: Record<string, string>) => harness.postJson('/api/contact', body, headers);
    const key = crypto.randomUUID();
    for (const body of [
      { ...contact, key },
      { ...contact, key },
      { ...contact, email: 'no' },
    ])
      await post(body);
    await post({ ...contact, message: 'Buy', extra: 'filled' });
    await harness.postJson('/api/newsletter', { email: 'a@b.example' }, { ...SAME_ORIGIN, referer: `${ORIGIN}/gone` });
    expect(await counts()).toEqual(['sent:contact /services/devops: 1', 'sent:newsletter (other): 1']);
  });
});

it('with counts off, responses have no counting header and reports get 404', async () => {
  await running.close();
  await harness.close();
  await start({ views: undefined });
  expect((await send('/')).headers['server-timing']).toBeUndefined();
  expect((await reportView({ page: `${ORIGIN}/` })).status).toBe(404);
});

it('the files of the store have no personal data of a visitor', async () => {
  const secrets = ['Chrome/131.7.7.7', '127.0.0.1', 'secret-query', 'utm_source', 'secret-path', 'sara@example.com'];
  const query = 'q=secret-query&utm_source=news&utm_campaign=spring&mail=sara%40example.com';
  const referer = 'https://example.com/secret-path?q=secret-query';
  await send(`/services/devops?${query}`, { referer, 'x-forwarded-for': '127.0.0.1' });
  await send(`/missing-page?${query}`, { referer });
  await send('/unsubscribe/sara%40example.com/now', { referer });
  await reportView(
    { page: `${ORIGIN}/?${query}`, before: referer },
    { ...SAME_ORIGIN, referer: `${ORIGIN}/?${query}` },
  );
  expect(await counts()).toHaveLength(7);
  const files = readdirSync(folder.path).filter((name) => name.startsWith('kariz.db'));
  const bytes = files.map((name) => readFileSync(join(folder.path, name), 'latin1')).join('\n');
  expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  expect(['spring', 'example.com', '/missing-page'].filter((name) => !bytes.includes(name))).toEqual([]);
});
