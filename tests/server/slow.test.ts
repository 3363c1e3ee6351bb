/** Clients that dawdle. The clock is shortened; what it is in production is held by the first test. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_UPLOAD_MS } from '../../shared/forms/uploadTime.ts';
import { TIME_LIMITS } from '../../server/http.ts';
import { listLeads } from '../../server/store/leads.ts';
import { createHarness, serve, temporaryFolder, writeBuild, type Harness, type Running } from './harness.ts';

// Requests have much longer than headers and bodies, so that it shows which limit ended a connection.
const SHORT = { headers: 600, request: 6000, body: 600, idle: 1500, check: 100 };
const LARGE = '_assets/large.1a2b3c4d.js';
const build = temporaryFolder();
let harness: Harness;
let running: Running;
beforeAll(async () => {
  writeBuild(build.path);
  writeFileSync(join(build.path, LARGE), Buffer.alloc(12_000_000, 'a'));
  harness = await createHarness();
  running = await serve(harness, build.path, SHORT);
});
afterAll(async () => {
  await running.close();
  await harness.close();
  build.remove();
});

/** Sends `head`, then one byte again and again. Resolves when the server closes: after how long, with what. */
async function dawdle(head: string): Promise<{ ms: number; answer: string }> {
  const began = performance.now();
  const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(head);
  const beat = setInterval(() => socket.write('a'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(beat);
  return { ms: performance.now() - began, answer };
}

const post = (path: string, size: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${size}\r\n\r\n--b\r\n`;

/** Resolves when the log has been still for half a second: what earlier clients left behind has been written. */
async function logIsStill(): Promise<void> {
  for (let count = -1; count !== harness.lines.length;) {
    count = harness.lines.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe('promise 8, cases 1 and 2', () => {
  it('the limits of production keep the promised times', () => {
    const { headers, request, body, idle, check } = TIME_LIMITS;
    expect(headers + check).toBeLessThanOrEqual(15_000);
    expect(body + check).toBeLessThanOrEqual(35_000);
    // An upload is ended by its page, which says so, and by the server soon after.
    expect(request).toBeGreaterThan(LONGEST_UPLOAD_MS);
    expect(request + check).toBeLessThanOrEqual(LONGEST_UPLOAD_MS + 10_000);
    expect(idle).toBeLessThanOrEqual(120_000);
  });

  it('slow headers get 408, slow bodies are cut, uploads have longer; others are served; nothing is stored', async () => {
    const waits: number[] = [];
    const over = new AbortController();
    const others = (async () => {
      while (!over.signal.aborted) {
        const began = performance.now();
        expect((await fetch(running.url)).status).toBe(200);
        waits.push(performance.now() - began);
      }
    })();
    const crowd = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: 20 }, (_, index) => one(index)));
    // Also where no body is asked for: only the upload may take as long as it.
    const paths = ['/api/contact', '/', '/api/applicationsx'];
    const [headers, bodies, uploads] = await Promise.all([
      crowd(() => dawdle('GET / HTTP/1.1\r\nHost: x\r\nX-A: ')),
      crowd((index) => dawdle(post(paths[index % paths.length] ?? '', 30_000))),
      crowd(() => dawdle(post('/api/applications', 5_000_000))),
    ]);
    over.abort();
    await others;
    const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
    const longest = (list: readonly { ms: number }[]): number => Math.round(Math.max(...list.map(({ ms }) => ms)));
    process.stdout.write(
      `closed after at most: headers ${longest(headers)} of ${SHORT.headers} ms, bodies ${longest(bodies)} of ${SHORT.body}, ` +
        `uploads ${longest(uploads)} of ${SHORT.request}; others p99 ${p99.toFixed(1)} ms of ${waits.length}\n`,
    );
    for (const { answer } of headers) expect(answer).toMatch(/^HTTP\/1.1 408/);
    // With room for a busy machine, and clearly before the limit of whole requests would have ended them.
    for (const list of [headers, bodies]) expect(longest(list)).toBeLessThan(SHORT.request - 1500);
    expect(Math.min(...uploads.map(({ ms }) => ms))).toBeGreaterThan(SHORT.request - 500);
    // Far below what Node allows by itself.
    expect(longest(uploads)).toBeLessThan(20_000);
    expect(await listLeads(harness.options.database, { limit: 5 })).toEqual([]);
    await logIsStill();
    const logged = harness.lines.map((line) => JSON.parse(line) as { path?: string; status?: number | null });
    const ended = logged.filter(({ path }) => path === '/api/applications');
    expect(ended.map(({ status }) => status)).toEqual(uploads.map(() => null));
  }, 60_000);
});

it('who asks and does not read is cut off; a slow reader gets all of it', async () => {
  const ask = (): Socket => {
    const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /${LARGE} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return socket.pause();
  };
  const connections = promisify(running.server.getConnections.bind(running.server));
  const began = performance.now();
  const stuck = ask();
  const slow = ask();
  let size = 0;
  const beat = setInterval(() => (size += (slow.read() as Buffer | null)?.length ?? 0), 20);
  await once(slow, 'close');
  clearInterval(beat);
  expect(performance.now() - began).toBeGreaterThan(SHORT.idle);
  expect(size).toBeGreaterThan(12_000_000);
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  stuck.destroy();
});

it('case 6: clients that leave in the middle cost at most one line of debug each, and no stack', async () => {
  await logIsStill();
  const before = harness.lines.length;
  const count = 100;
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
      socket.write(post('/api/contact', 30_000));
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket.destroy();
    }),
  );
  await logIsStill();
  const lines = harness.lines.slice(before).map((line) => JSON.parse(line) as { level: string; event: string });
  expect(lines.filter(({ level }) => level !== 'debug' && level !== 'info')).toEqual([]);
  expect(lines.filter(({ level }) => level === 'debug').length).toBeLessThanOrEqual(count);
  // One line a request says that it came and was not answered whole; none of them holds a stack.
  expect(lines.filter(({ level }) => level === 'info').length).toBeLessThanOrEqual(count);
  expect(harness.lines.slice(before).join('')).not.toMatch(/\\n\s+at /);
});
