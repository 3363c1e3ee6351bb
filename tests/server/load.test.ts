/**
 * The real process under load. `LONG=1` runs the long form. The printed figures depend on the machine; `npm run bench:server`
 * measures them.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contact, raw, temporaryFolder } from './harness.ts';
import { launch, memoryOf, type Process } from './launch.ts';

const isLong = process.env['LONG'] === '1';
const print = (line: string): unknown => process.stdout.write(`${line}\n`);

async function withServer(
  settings: Record<string, string>,
  use: (running: Process) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  const { path, remove } = temporaryFolder();
  const running = await launch({ DATA_DIR: path, ...settings }, flags);
  try {
    await use(running);
  } finally {
    await running.stop();
    remove();
  }
}

/** Accepts connections and sends nothing. */
async function silentServer(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

it('promise 5: posts are answered while the SMTP server accepts a connection and sends nothing', async () => {
  const { server, port } = await silentServer();
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_REQUIRE_TLS: 'off', PUBLIC_ORIGIN: 'http://127.0.0.1' };
  await withServer(mail, async ({ url }) => {
    const post = async (message: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ...contact, message });
      return (await fetch(`${url}/api/contact`, { method: 'POST', headers, body })).status;
    };
    expect(await post('the first')).toBe(200);
    const [socket] = await connected;
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, index) => post(`m${index}`)));
    expect(statuses).toEqual(Array<number>(100).fill(200));
    // Otherwise the process would wait for this connection when it stops.
    socket.destroy();
  });
  server.close();
});

it('promise 18: requests for a small file on 100 connections all succeed', async () => {
  await withServer({}, async ({ url }) => {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: `${url}/_assets/app.1a2b3c4d.js`,
      connections: 100,
      amount: isLong ? 30_000 : 3000,
      headers: { 'accept-encoding': 'gzip' },
    });
    print(`small file: ${Math.round(requests.average)} requests a second, p99 ${latency.p99} ms`);
    expect(non2xx + errors).toBe(0);
  });
});

/** Collects garbage on SIGUSR2, and then prints `collected;`. */
const COLLECT = `data:text/javascript,process.on('SIGUSR2', () => { gc(); process.stderr.write('collected;') })`;

it(
  'case 62: after many random requests the memory has grown by less than 20 %',
  async () => {
    const count = isLong ? 10_000 : 1500;
    await withServer(
      {},
      async (running) => {
        const line = fc.string({ unit: 'binary', maxLength: 80 });
        const request = fc.tuple(
          fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'XYZ'),
          fc.constantFrom('/', '/api/contact', '/api/applications', '/newsletter/confirm', '/x'),
          fc.array(line, { maxLength: 5 }),
          fc.uint8Array({ maxLength: 3000 }),
        );
        const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'x'];
        const send = async ([method, path, lines, body]: typeof request extends fc.Arbitrary<infer T> ? T : never) => {
          const head = [
            `${method} ${path}?${encodeURIComponent(lines[0]?.toWellFormed() ?? '')} HTTP/1.1`,
            'Host: x',
            'Sec-Fetch-Site: same-origin',
            'Connection: close',
            `Content-Type: ${types[body.length % types.length] ?? ''}`,
            `Content-Length: ${body.length}`,
            ...lines.map((text, index) => `X-${index}: ${text}`),
          ];
          const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
          const answer = await raw(running.port, bytes, 5000);
          expect(answer).not.toMatch(/^HTTP\/1.1 5/);
        };
        const sendRandom = async (times: number): Promise<void> => {
          const list = fc.sample(request, times);
          const worker = async (): Promise<void> => {
            for (let next = list.pop(); next; next = list.pop()) await send(next);
          };
          await Promise.all(Array.from({ length: 10 }, worker));
        };
        /** Memory of the process in whole MB, once collecting garbage frees no more. */
        const memoryAfterGc = async (last = Infinity): Promise<number> => {
          const times = (): number => running.log().split('collected;').length;
          const before = times();
          running.child.kill('SIGUSR2');
          while (times() === before) await wait(20);
          const memory = Math.round(memoryOf(running));
          return memory < last ? memoryAfterGc(memory) : last;
        };
        // The first requests compile the program and grow its heap to its working size.
        await sendRandom(count / 2);
        const growth = async (): Promise<number> => {
          const before = await memoryAfterGc();
          await sendRandom(count);
          const after = await memoryAfterGc();
          print(`memory before ${before} MB, after ${count} random requests ${after} MB`);
          return after / before;
        };
        // The heap may grow once; with a leak it grows each time.
        const rounds = [await growth()];
        while (rounds.length < 3 && (rounds.at(-1) ?? 0) >= 1.2) rounds.push(await growth());
        expect(rounds.at(-1)).toBeLessThan(1.2);
        expect(running.log()).not.toContain('"level":"error"');
      },
      ['--expose-gc', '--import', COLLECT],
    );
  },
  isLong ? 1_200_000 : 600_000,
);

it('case 57: an uncaught error is logged, running requests are answered, and the exit code is 1', async () => {
  const { path, remove } = temporaryFolder();
  const onSignal = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('nobody caught this') })`;
  const { child, port, log } = await launch({ DATA_DIR: path }, ['--import', onSignal]);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const body = JSON.stringify(contact);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  // The request is running once the server asks for the body.
  while (!answer.includes('100 Continue')) await wait(20);
  child.kill('SIGUSR2');
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  while (!log().includes('"event":"stopping"')) await wait(20);
  socket.write(body.slice(5));
  expect(await ended).toBe(1);
  expect(answer).toContain('200 OK');
  expect(log()).toContain('nobody caught this');
  remove();
});

it('promise 15: the log contains no name, mail address, message, token or client address', async () => {
  const { path, remove } = temporaryFolder();
  const running = await launch({ DATA_DIR: path, LOG_LEVEL: 'debug', LOG_STATIC: 'on' });
  const post = (url: string, body: object) =>
    fetch(running.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
      body: JSON.stringify(body),
    });
  const secrets = { name: 'Zhyar Unmistakable', email: 'unmistakable@example.com', message: 'Unmistakable text' };
  await post('/api/contact', secrets);
  await post('/api/contact', { ...secrets, email: 'wrong' });
  await post('/api/newsletter', { email: secrets.email });
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: secrets.name };
  expect((await fetch(`${running.url}/api/contact`, broken)).status).toBe(400);
  await fetch(`${running.url}/newsletter/confirm?token=${'unmistakable'.repeat(3)}1234567`);
  await fetch(`${running.url}/?mail=${secrets.email}`);
  await running.stop();
  expect(running.log()).toContain('/api/contact');
  expect(running.log()).not.toMatch(/unmistakable|203\.0\.113\.77|127\.0\.0\.1(?!:\d+"\})/i);
  remove();
});
