/** Slow clients. The time limits are shortened; the first test checks those of production. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_TIMEOUT_MS } from '../../shared/forms/uploadTime.ts';
import { TIME_LIMITS, type TimeLimits } from '../../server/http.ts';
import { listLeads } from '../../server/store/leads.ts';
import { createHarness, serve, temporaryFolder, writeBuild, type Harness, type Running } from './harness.ts';

/** Limits that no test reaches. A test shortens only the limit that it tests. */
const UNREACHED_MS = 600_000;
const LONG_LIMITS: TimeLimits = {
  headers: UNREACHED_MS,
  request: UNREACHED_MS,
  body: UNREACHED_MS,
  idle: UNREACHED_MS,
  check: 50,
};
const SHORT_MS = 300;
const LARGE = '_assets/large.1a2b3c4d.js';
const build = temporaryFolder();
let harness: Harness;
beforeAll(async () => {
  writeBuild(build.path);
  writeFileSync(join(build.path, LARGE), Buffer.alloc(12_000_000, 'a'));
  harness = await createHarness();
});
afterAll(async () => {
  await harness.close();
  build.remove();
});

interface SlowClient {
  /** Resolves with the response when the server closes the connection. */
  closed: Promise<string>;
  isOpen: () => boolean;
  disconnect: () => void;
}

/** Sends `head`, then one byte every 50 ms. */
function sendSlowly(port: number, head: string): SlowClient {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(head);
  const interval = setInterval(() => socket.write('a'), 50);
  // The server may reset the connection, for which `once` would reject.
  const closed = new Promise<string>((resolve) =>
    socket.on('close', () => {
      clearInterval(interval);
      resolve(answer);
    }),
  );
  return { closed, isOpen: () => !socket.closed, disconnect: () => socket.destroy() };
}

/** Calls `one` 20 times. */
const twenty = <T>(one: (index: number) => T): T[] => Array.from({ length: 20 }, (_, index) => one(index));
const allClosed = (all: readonly SlowClient[]): Promise<string[]> => Promise.all(all.map(({ closed }) => closed));

/** Counts the requests whose headers have arrived. */
function requestsOf({ server }: Running): () => number {
  let count = 0;
  server.on('request', () => (count += 1));
  return () => count;
}

const post = (path: string, size: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${size}\r\n\r\n--b\r\n`;

describe('promise 8, cases 1 and 2', () => {
  it('the limits of production are within the promised times, and a server without other limits has them', async () => {
    const { headers, request, body, idle, check } = TIME_LIMITS;
    const { server, close } = await serve(harness, build.path);
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([headers, request, idle]);
    await close();
    expect(headers + check).toBeLessThanOrEqual(15_000);
    expect(body + check).toBeLessThanOrEqual(35_000);
    // The page ends an upload and shows an error; the server ends it soon after.
    expect(request).toBeGreaterThan(UPLOAD_TIMEOUT_MS);
    expect(request + check).toBeLessThanOrEqual(UPLOAD_TIMEOUT_MS + 10_000);
    expect(idle).toBeLessThanOrEqual(120_000);
  });

  it('slow headers get 408 and slow bodies are cut; uploads and other requests go on, and nothing is stored', async () => {
    // Also addresses that take no body: only the address of uploads has their limit.
    const paths = ['/api/contact', '/', '/api/applicationsx'];
    const running = await serve(harness, build.path, { ...LONG_LIMITS, body: SHORT_MS });
    const requests = requestsOf(running);
    const uploads = twenty(() => sendSlowly(running.port, post('/api/applications', 5_000_000)));
    await expect.poll(requests).toBe(uploads.length);
    const headers = twenty(() => sendSlowly(running.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '));
    const bodies = twenty((index) => sendSlowly(running.port, post(paths[index % paths.length] ?? '', 30_000)));
    expect((await fetch(running.url)).status).toBe(200);
    await allClosed(bodies);
    running.server.headersTimeout = SHORT_MS;
    for (const answer of await allClosed(headers)) expect(answer).toMatch(/^HTTP\/1.1 408/);
    running.server.headersTimeout = UNREACHED_MS;
    expect((await fetch(running.url)).status).toBe(200);
    expect(uploads.filter(({ isOpen }) => isOpen())).toHaveLength(uploads.length);
    for (const { disconnect } of uploads) disconnect();
    await allClosed(uploads);
    expect(await listLeads(harness.options.database, { limit: 5 })).toEqual([]);
    await running.close();
  });

  it('an upload ends at the limit for whole requests, and is logged without a status', async () => {
    const own = await createHarness();
    const slow = await serve(own, build.path, LONG_LIMITS);
    const requests = requestsOf(slow);
    const uploads = twenty(() => sendSlowly(slow.port, post('/api/applications', 5_000_000)));
    await expect.poll(requests).toBe(uploads.length);
    // Node uses the shorter of the two for headers, which have arrived.
    slow.server.headersTimeout = SHORT_MS;
    slow.server.requestTimeout = SHORT_MS;
    await allClosed(uploads);
    expect(await listLeads(own.options.database, { limit: 5 })).toEqual([]);
    const logged = () => own.lines.map((line) => JSON.parse(line) as { path?: string; status?: number | null });
    await expect
      .poll(() =>
        logged()
          .filter(({ path }) => path === '/api/applications')
          .map(({ status }) => status),
      )
      .toEqual(uploads.map(() => null));
    await slow.close();
    await own.close();
  });
});

it('a client that does not read is disconnected; a slow reader gets the whole file', async () => {
  const own = await serve(harness, build.path, { ...LONG_LIMITS, idle: 1500 });
  const requestFile = (): Socket => {
    const socket = connect(own.port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /${LARGE} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return socket.pause();
  };
  const connections = promisify(own.server.getConnections.bind(own.server));
  let opened = 0;
  own.server.on('connection', () => (opened += 1));
  const stuck = requestFile();
  const slow = requestFile();
  let size = 0;
  // Reads at most 64 KB at once, so that the whole file takes longer than an idle connection may stay open.
  const interval = setInterval(() => (size += (slow.read() as Buffer | null)?.length ?? 0), 20);
  // Not the number of open connections: on a busy machine one may already be closed at the first poll.
  await expect.poll(() => opened).toBe(2);
  // It reads until the other one, which began with it, is disconnected.
  await expect.poll(connections).toBe(1);
  clearInterval(interval);
  slow.on('data', (chunk: Buffer) => (size += chunk.length)).resume();
  await once(slow, 'close');
  expect(size).toBeGreaterThan(12_000_000);
  stuck.destroy();
  await own.close();
});

it('case 6: each client that disconnects during a request causes at most one debug line, and no stack trace', async () => {
  const own = await createHarness();
  const server = await serve(own, build.path);
  const count = 100;
  const requests = requestsOf(server);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.write(post('/api/contact', 30_000));
    return socket;
  });
  await expect.poll(requests).toBe(count);
  for (const socket of sockets) socket.destroy();
  const lines = () => own.lines.map((line) => JSON.parse(line) as { level: string });
  const ofLevel = (level: string) => lines().filter((line) => line.level === level).length;
  // One line for each request that was not answered completely.
  await expect.poll(() => ofLevel('info')).toBe(count);
  await server.close();
  expect(ofLevel('debug')).toBeLessThanOrEqual(count);
  expect(lines().filter(({ level }) => level !== 'debug' && level !== 'info')).toEqual([]);
  expect(own.lines.join('')).not.toMatch(/\\n\s+at /);
  await own.close();
});
