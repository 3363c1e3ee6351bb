/**
 * The real process: killed, stopped, misconfigured. `KILLS=200` runs the long form of the first test. `LONG=1`, for a machine without other
 * load, also checks the memory of promise 7.
 */
import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Secret } from '../../server/forms/secret.ts';
import { listLeads } from '../../server/store/leads.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { submit } from '../../server/store/submissions.ts';
import type { FormName } from '../../shared/forms/formTypes.ts';
import { contact, ORIGIN, temporaryFolder, writeBuild } from './harness.ts';
import { launch, memoryOf } from './launch.ts';
import { receiveMail } from './mailServer.ts';

const KILLS = Number(process.env['KILLS'] ?? 5);

const post = (url: string, message: string): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, message, key: `key-${message}` }),
  });

describe('kill -9', () => {
  it(
    `promise 1, case 47: ${KILLS} kills under a stream of posts lose nothing that was acknowledged`,
    async () => {
      const { path, remove } = temporaryFolder();
      const acknowledged = new Set<string>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { child, url } = await launch({ DATA_DIR: path });
        const ended = once(child, 'exit');
        const client = async (name: number): Promise<void> => {
          for (let count = 0; ; count += 1) {
            const message = `${kill}-${name}-${count}`;
            try {
              if ((await post(url, message)).ok) acknowledged.add(message);
            } catch {
              return;
            }
          }
        };
        const clients = Array.from({ length: 8 }, (_, index) => client(index));
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size, { interval: 20 }).toBeGreaterThan(before);
        await wait(Math.random() * 400);
        child.kill('SIGKILL');
        await Promise.all([...clients, ended]);
      }
      const database = await openSqlite(join(path, 'kariz.db'));
      const stored = new Set(
        (await listLeads(database, { limit: 1_000_000 })).map(({ fields }) => fields['message'] ?? ''),
      );
      const [counts] = await database.transaction(({ query }) =>
        query(
          'SELECT (SELECT COUNT(*) FROM leads) AS leads, (SELECT COUNT(*) FROM outbox) AS messages, (SELECT COUNT(DISTINCT lead_id) FROM outbox) AS distinct_leads',
        ),
      );
      const [check] = await database.transaction(({ query }) => query('PRAGMA integrity_check'));
      await database.close();
      remove();
      const lost = [...acknowledged].filter((message) => !stored.has(message));
      process.stdout.write(
        `kills ${KILLS}, acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost.length}\n`,
      );
      expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
      expect(lost).toEqual([]);
      expect([counts?.['messages'], counts?.['distinct_leads']]).toEqual([counts?.['leads'], counts?.['leads']]);
      expect(check).toEqual({ integrity_check: 'ok' });
    },
    600_000 + KILLS * 10_000,
  );
});

/** Resolves when the process has logged an event. */
const logged = (log: () => string, event: string): Promise<void> => expect.poll(log).toContain(`"event":"${event}"`);

/** Resolves when a port accepts no more connections. */
async function portIsClosed(port: number): Promise<void> {
  for (let isOpen = true; isOpen;) {
    await wait(50);
    const socket = connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
}

/** Longer than by default: the port must not close before a test that was interrupted for some seconds has sent its request. */
const LONG_DRAIN_MS = '8000';

describe('stop', () => {
  it('promise 9, case 55: after SIGTERM /readyz is 503, no response of a stream breaks, and a running post is answered', async () => {
    const { path, remove } = temporaryFolder();
    const { child, port, url } = await launch({ DATA_DIR: path, DRAIN_MS: LONG_DRAIN_MS });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let whole = 0;
    const broken: string[] = [];
    /** True once /readyz is 503: as with a load balancer, no new requests are sent then. */
    let isDraining = false;
    const ask = (): Promise<void> =>
      new Promise((resolve) => {
        const request = get({ port, host: '127.0.0.1', path: '/', agent }, (response) => {
          response.resume();
          response.on('end', () => {
            if (response.complete && response.statusCode === 200) whole += 1;
            else broken.push(`status ${response.statusCode ?? 0}`);
            resolve();
          });
          response.on('error', (error) => {
            broken.push(error.message);
            resolve();
          });
        });
        request.on('error', (error: NodeJS.ErrnoException) => {
          broken.push(error.code ?? error.message);
          resolve();
        });
      });
    const stream = Array.from({ length: 20 }, async () => {
      while (!isDraining) await ask();
    });
    while (whole < 1000) await wait(5);
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify(contact);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    socket.write(body.slice(0, 5));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    while ((await fetch(`${url}/readyz`)).status !== 503) await wait(5);
    isDraining = true;
    await Promise.all(stream);
    expect(broken).toEqual([]);
    await portIsClosed(port);
    const reply = once(socket, 'data');
    socket.write(body.slice(5));
    expect(String(await reply)).toContain('200 OK');
    expect(await ended).toEqual([0, null]);
    agent.destroy();
    remove();
  });

  it('case 55: a second signal ends the process', async () => {
    const { path, remove } = temporaryFolder();
    // The second signal ends the process before this time, also when it is sent late.
    const { child, log } = await launch({ DATA_DIR: path, DRAIN_MS: '60000' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await logged(log, 'stopping');
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    remove();
  });
});

it('case 55: SIGTERM while a mail is being sent: it is sent and recorded once, and the exit code is 0', async () => {
  const { path, remove } = temporaryFolder();
  let began = (): void => undefined;
  const taking = new Promise<void>((resolve) => (began = resolve));
  let stops = (): void => undefined;
  const stopping = new Promise<void>((resolve) => (stops = resolve));
  const { url, mails } = await receiveMail({}, async () => {
    began();
    await stopping;
    return undefined;
  });
  const running = await launch({ DATA_DIR: path, SMTP_URL: url, SMTP_REQUIRE_TLS: 'off', PUBLIC_ORIGIN: ORIGIN });
  await post(running.url, 'mailed');
  await taking;
  const stopped = running.stop();
  await logged(running.log, 'stopping');
  stops();
  expect(await stopped).toEqual([0, null]);
  const database = await openSqlite(join(path, 'kariz.db'));
  const rows = await database.transaction(({ query }) => query('SELECT state, attempts, lease_owner FROM outbox'));
  expect([mails.length, rows]).toEqual([1, [{ state: 'sent', attempts: 0, lease_owner: null }]]);
  await database.close();
  remove();
});

describe('start', () => {
  it('promise 9: logs its URL, and that no mail is sent without SMTP_URL', async () => {
    const { path, remove } = temporaryFolder();
    const { child, log } = await launch({ DATA_DIR: path });
    await logged(log, 'SMTP_URL is not set: everything is stored, no mail is sent');
    child.kill('SIGTERM');
    await once(child, 'exit');
    remove();
  });

  it.each([
    [{ SMTP_URL: 'http://user:hunter2@x' }, 'SMTP_URL: must start with smtp'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR: ENOTDIR'],
    [{ DIST_DIR: 'no-such-folder' }, 'DIST_DIR: no-such-folder contains no index.html'],
  ])(
    'case 58: with %j the server does not start, and the error names the setting and no secret',
    async (settings, message) => {
      const error: unknown = await launch(settings as Record<string, string>).catch((reason: unknown) => reason);
      expect(String(error)).toContain('ended with 1');
      expect(String(error)).toContain(message);
      expect(String(error)).not.toContain('hunter2');
    },
  );

  it.each([
    [{ HOST: '192.0.2.1' }, /^HOST: listen EADDRNOTAVAIL/m],
    [{ PORT: 'taken' }, /^PORT: listen EADDRINUSE/m],
    [{ DATA_DIR: 'occupied' }, /: DATA_DIR: EISDIR/],
    [
      {
        DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/kariz',
        FORM_SECRET: 'of-another-server-for-this-test-alone',
      },
      /: DATABASE_URL: connect ECONNREFUSED/,
    ],
  ])(
    'case 58: with %j, which cannot be used, the server does not start, and the error names the setting',
    async (settings, message) => {
      const [data, occupied] = [temporaryFolder(), temporaryFolder()];
      mkdirSync(join(occupied.path, 'kariz.db'));
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const actual: Readonly<Record<string, string>> = {
        taken: String((other.address() as AddressInfo).port),
        occupied: occupied.path,
      };
      const given = Object.entries(settings).map(([name, value]) => [name, actual[value] ?? value] as const);
      const error = await launch(Object.fromEntries([['DATA_DIR', data.path], ...given])).catch(String);
      other.close();
      data.remove();
      occupied.remove();
      expect(error).toContain('ended with 1');
      expect(error).toMatch(message);
      expect(error).not.toContain('hunter2');
    },
  );
});

it('continues to answer when standard output is closed, and does not log each failure to log', async () => {
  const data = temporaryFolder();
  // Prints on standard error how many lines could not be written.
  const count =
    `let count = 0; process.stdout.on('error', () => (count += 1)); ` +
    `process.on('SIGUSR2', () => process.stderr.write('failed ' + count + ';'))`;
  const running = await launch({ DATA_DIR: data.path }, [
    '--import',
    `data:text/javascript,${encodeURIComponent(count)}`,
  ]);
  running.child.stdout?.destroy();
  const ASKED = 50;
  for (let asked = 0; asked < ASKED; asked += 1) expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  running.child.kill('SIGUSR2');
  await expect.poll(running.log).toMatch(/failed \d+;/);
  // One line for each request, and some of the start. If each failure were logged, that would fail again, without end.
  expect(Number(/failed (\d+);/.exec(running.log())?.[1])).toBeLessThanOrEqual(ASKED + 5);
  expect(await running.stop()).toEqual([0, null]);
  data.remove();
});

it('case 27: after SIGHUP a new build is served; when it cannot be read, the old files are still served', async () => {
  const [data, build] = [temporaryFolder(), temporaryFolder()];
  writeBuild(build.path);
  const running = await launch({ DATA_DIR: data.path, DIST_DIR: build.path });
  const home = async (): Promise<string> => (await fetch(running.url)).text();
  const until = async (event: string, times: number): Promise<void> => {
    while (running.log().split(`"event":"${event}"`).length <= times) await wait(20);
  };
  writeFileSync(join(build.path, 'index.html'), '<!doctype html><title>Changed</title>');
  expect(await home()).toContain('<title>Home</title>');
  running.child.kill('SIGHUP');
  await until('files read', 2);
  expect(await home()).toContain('<title>Changed</title>');
  build.remove();
  running.child.kill('SIGHUP');
  await until('reload failed, the server keeps the previous files', 1);
  expect(await home()).toContain('<title>Changed</title>');
  expect(await running.stop()).toEqual([0, null]);
  data.remove();
});

describe('settings take effect', () => {
  const DAY = 86_400_000;
  const AGES = [5, 15, 25, 35, 45];
  const kinds: readonly [name: string, form: FormName, quarantine?: string][] = [
    ['contact', 'contact'],
    ['application', 'application'],
    ['newsletter', 'newsletter'],
    ['suspect', 'contact', 'x'],
  ];

  /** Stores one record of each kind for each of the ages, in days. */
  async function fill(path: string): Promise<void> {
    const secret = new Secret('0123456789abcdef0123456789abcdef');
    for (const age of AGES) {
      const database = await openSqlite(join(path, 'kariz.db'), { now: () => Date.now() - age * DAY });
      for (const [name, form, quarantine] of kinds) {
        const email = `${name}${age}@example.com`;
        const signUp = form === 'newsletter' ? ({ email, token: email, locale: 'en' } as const) : undefined;
        const lead = { name, email, fields: {} };
        await submit(database, secret, { form, key: '', content: email, quarantine, lead, signUp, deliveries: [] }, 99);
      }
      await database.close();
    }
  }

  it('RETAIN_*: each kind of record has its own retention', async () => {
    const { path, remove } = temporaryFolder();
    await fill(path);
    const running = await launch({
      DATA_DIR: path,
      RETAIN_CONTACT_DAYS: '10',
      RETAIN_APPLICATION_DAYS: '20',
      RETAIN_UNCONFIRMED_DAYS: '30',
      RETAIN_QUARANTINE_DAYS: '40',
    });
    while (!running.log().includes('removed data over its maximum age')) await wait(20);
    await running.stop();
    const database = await openSqlite(join(path, 'kariz.db'));
    const left = [...(await listLeads(database, { limit: 99 })), ...(await listSubscribers(database))];
    await database.close();
    const count = (name: string): number => left.filter(({ email }) => email.startsWith(name)).length;
    expect(kinds.map(([name]) => count(name))).toEqual([1, 2, 3, 4]);
    remove();
  });

  it('LEAD_MAIL, KEEP_ALIVE_MS, TRUSTED_PROXIES', async () => {
    const { path, remove } = temporaryFolder();
    const running = await launch({
      DATA_DIR: path,
      LEAD_MAIL: 'daily',
      KEEP_ALIVE_MS: '7000',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT: 'on',
    });
    const statuses: number[] = [];
    // Without a stamp a client may post three times. Four clients behind one proxy post, then one of them too often.
    for (const client of [1, 2, 3, 4, 4, 4, 4]) {
      const answer = await fetch(`${running.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${client}` },
        body: JSON.stringify({ ...contact, message: `message ${statuses.length}` }),
      });
      statuses.push(answer.status);
      expect(answer.headers.get('keep-alive')).toBe('timeout=7');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await running.stop();
    expect(running.log()).not.toContain('TRUSTED_PROXIES');
    const database = await openSqlite(join(path, 'kariz.db'));
    const queued = await database.transaction(({ query }) => query('SELECT kind FROM outbox'));
    await database.close();
    expect(queued).toEqual([{ kind: 'digest-mail' }]);
    remove();
  });
});

describe('promise 7: twenty uploads of 5 MiB at once', () => {
  const filler = Buffer.alloc(5_242_880 - 14, 32);
  const part = (name: string, value: string): string =>
    `\r\n--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const head = '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const tailOf = (message: string): string =>
    `%%EOF${Object.entries({ ...contact, message, role: 'x' })
      .map(([name, value]) => part(name, value))
      .join('')}\r\n--b--`;
  /** Sends an upload without its end. */
  const begin = (port: number, tail: string): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const length = head.length + filler.length + tail.length;
    socket.write(
      `POST /api/applications HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${head}`,
    );
    socket.write(filler);
    return socket;
  };
  it('are on disk until they are complete; the 21st gets 503 meanwhile; case 6: aborted uploads leave no files and no leads', async () => {
    const { path, remove } = temporaryFolder();
    const running = await launch({ DATA_DIR: path, LOG_LEVEL: 'debug' });
    const { child, port, url } = running;
    // Checked with `LONG=1` only: how much it is also depends on when the garbage collector gets processor time.
    let peakMemory = 0;
    const memoryInterval = setInterval(() => (peakMemory = Math.max(peakMemory, memoryOf(running))), 10);

    const abortedUploads = Array.from({ length: 20 }, () => begin(port, tailOf('never ends')));
    const requestStatus = async () => {
      const { status, headers } = await fetch(`${url}/api/applications`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b--',
      });
      return [status, headers.get('retry-after')];
    };
    await expect.poll(requestStatus).toEqual([503, '10']);
    const openFiles = `/proc/${child.pid ?? 0}/fd`;
    const sizesOnDisk = () =>
      readdirSync(openFiles)
        .map((name) => join(openFiles, name))
        .filter((file) => readlinkSync(file).includes('upload-'))
        .map((file) => statSync(file).size);
    await expect.poll(sizesOnDisk).toEqual(Array<number>(20).fill(head.length + filler.length));
    for (const socket of abortedUploads) socket.destroy();
    const requestStatuses = () => Promise.all(Array.from({ length: 20 }, async () => (await requestStatus())[0]));
    await expect.poll(requestStatuses).toEqual(Array<number>(20).fill(422));

    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const tail = tailOf(`upload ${index}`);
        const socket = begin(port, tail);
        socket.write(tail);
        const [answer] = (await once(socket, 'data')) as [Buffer];
        socket.destroy();
        return answer.toString().split('\r\n', 1)[0];
      }),
    );
    clearInterval(memoryInterval);
    process.stdout.write(`memory with twenty uploads: at most ${Math.round(peakMemory)} MB\n`);
    expect(answers).toEqual(Array<string>(20).fill('HTTP/1.1 200 OK'));
    expect(peakMemory).toBeLessThan(process.env['LONG'] === '1' ? 250 : Infinity);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(readdirSync(path).filter((name) => name.startsWith('upload-'))).toEqual([]);
    const database = await openSqlite(join(path, 'kariz.db'));
    expect(await listLeads(database, { limit: 50 })).toHaveLength(20);
    await database.close();
    remove();
  });
});
