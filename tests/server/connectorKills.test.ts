/** The real process and receivers that fail, killed in between. `KILLS=200` for the long form of the first test. */
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listQueue } from '../../server/store/outbox.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { contact, temporaryFolder } from './harness.ts';
import { launch } from './launch.ts';
import { receiveMail } from './mailServer.ts';
import { receive, type Received } from './receiver.ts';

const KILLS = Number(process.env['KILLS'] ?? 5);
const KEY = Buffer.alloc(32, 7).toString('base64');

const post = (url: string, message: string): Promise<Response> =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, message, key: `lead-key-${message}` }),
  });

/** Makes every message due at once and frees what a killed process held, as hours would. */
async function hurry(folder: string): Promise<void> {
  const database = await openSqlite(join(folder, 'kariz.db'));
  await database.transaction(({ query }) =>
    query(`UPDATE outbox SET next_at = 0, lease_owner = NULL, lease_until = NULL WHERE state = 'pending'`),
  );
  await database.close();
}

/** What is left in the queue. */
async function leftIn(folder: string): Promise<string[]> {
  const database = await openSqlite(join(folder, 'kariz.db'));
  const left = await listQueue(database, 10_000);
  await database.close();
  return left.map(({ kind, state, reason }) => `${kind} ${state} ${reason ?? ''}`);
}

const FAULTS: ((response: ServerResponse) => void)[] = [
  (response) => response.writeHead(500).end(),
  (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  (response) => response.destroy(),
  // Slow, and the receiver has it by then: the repeat is known by its id.
  (response) => void setTimeout(() => response.end(), 300),
];

/** Each mail's own id, and the message of the lead that it tells of. */
const mailed = (mail: string): { id: string; message: string } => ({
  id: /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? '',
  message: /\b\d+-\d\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0] ?? '',
});

it(
  `${KILLS} kills while receivers fail: every lead arrives at each, a repeat has the same id`,
  async () => {
    const { path, remove } = temporaryFolder();
    let requests = 0;
    let isWell = false;
    const answer = (_request: Received, response: ServerResponse): void => {
      requests += 1;
      const fault = FAULTS[requests % (FAULTS.length * 2)];
      if (isWell || !fault) response.end();
      else fault(response);
    };
    const hook = await receive(answer);
    const chat = await receive(answer);
    const hubspot = await receive(answer);
    const busy = Object.assign(new Error('busy'), { responseCode: 451 });
    const mail = await receiveMail({}, () => (!isWell && (requests += 1) % 3 === 0 ? busy : undefined));
    const settings = {
      DATA_DIR: path,
      SMTP_URL: mail.url,
      SMTP_REQUIRE_TLS: 'off',
      PUBLIC_ORIGIN: 'https://kariz.example',
      HUBSPOT_URL: hubspot.url,
      HUBSPOT_PORTAL: '1',
      HUBSPOT_FORM: '7f1bb5f0-3d2c-4f6e-9a3b-000000000001',
      WEBHOOK_URL: `${hook.url}/hook`,
      WEBHOOK_SECRET: KEY,
      SLACK_WEBHOOK_URL: `${chat.url}/services/x`,
    };
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, url } = await launch(settings);
      const ended = once(child, 'exit');
      for (let count = 0; count < 4; count += 1) {
        const message = `${kill}-${count}`;
        expect((await post(url, message)).status).toBe(200);
        acknowledged.push(message);
      }
      const before = requests;
      for (let waited = 0; requests === before && waited < 5000; waited += 20) await wait(20);
      await wait(Math.random() * 200);
      child.kill('SIGKILL');
      await ended;
      await hurry(path);
    }
    isWell = true;
    const last = await launch(settings);
    await expect.poll(() => leftIn(path), { timeout: 60_000, interval: 200 }).toEqual([]);
    expect(await last.stop()).toEqual([0, null]);

    const leadOf = ({ body }: Received) =>
      (JSON.parse(body) as { data: { id: string; fields: { message: string } } }).data;
    const arrived = new Set(hook.got.map((request) => leadOf(request).fields.message));
    expect(acknowledged.filter((message) => !arrived.has(message))).toEqual([]);
    // One id a lead, and one lead an id, however often each came.
    const pairs = new Set(hook.got.map((request) => `${String(request.headers['webhook-id'])} ${leadOf(request).id}`));
    const leads = new Set(hook.got.map((request) => leadOf(request).id));
    expect([pairs.size, leads.size]).toEqual([acknowledged.length, acknowledged.length]);
    const noted = new Set(chat.got.map(({ headers }) => headers['idempotency-key']));
    expect(noted.size).toBe(acknowledged.length);
    // HubSpot knows no ids: a repeat has the address and the moment of the first.
    const submitted = hubspot.got.map(({ body }) => {
      const { submittedAt, fields } = JSON.parse(body) as {
        submittedAt: string;
        fields: { name: string; value: string }[];
      };
      return { submittedAt, message: fields.find(({ name }) => name === 'message')?.value ?? '' };
    });
    expect(new Set(submitted.map(({ message }) => message))).toEqual(new Set(acknowledged));
    expect(new Set(submitted.map((one) => `${one.message} ${one.submittedAt}`)).size).toBe(acknowledged.length);
    const letters = mail.mails.map(mailed);
    expect(new Set(letters.map(({ message }) => message))).toEqual(new Set(acknowledged));
    expect(new Set(letters.map(({ id }) => id)).size).toBe(acknowledged.length);
    process.stdout.write(
      `kills ${KILLS}, acknowledged ${acknowledged.length}, requests to webhook ${hook.got.length}, chat ${chat.got.length}, HubSpot ${hubspot.got.length}, mails ${mail.mails.length}, lost 0\n`,
    );
    remove();
  },
  120_000 + KILLS * 15_000,
);

it('a receiver that refuses is given up at once, and the queue and /readyz say so', async () => {
  const { path, remove } = temporaryFolder();
  const { url } = await receive((_request, response) => void response.writeHead(404).end());
  const running = await launch({ DATA_DIR: path, LEAD_MAIL: 'off', SLACK_WEBHOOK_URL: `${url}/services/x` });
  await post(running.url, 'noted');
  await expect.poll(running.log, { timeout: 20_000 }).toContain('"event":"not sent, gave up"');
  await expect
    .poll(async () => ((await (await fetch(`${running.url}/readyz`)).json()) as { queue: { dead: number } }).queue.dead)
    .toBe(1);
  expect(await running.stop()).toEqual([0, null]);
  expect(await leftIn(path)).toEqual(['slack dead slack 404']);
  remove();
});

it.each([
  [{ WEBHOOK_EVENTS: 'lead' }, 'WEBHOOK_EVENTS: must name some of'],
  [{ LISTMONK_URL: 'http://lists.example' }, 'LISTMONK_URL: must be an https URL'],
  [{ HUBSPOT_PORTAL: '1' }, 'HUBSPOT_FORM: must be set with HUBSPOT_PORTAL'],
])('case 58: %j refuses to start and names the setting', async (settings, message) => {
  const error: unknown = await launch(settings as Record<string, string>).catch((reason: unknown) => reason);
  expect(String(error)).toContain(message);
});
