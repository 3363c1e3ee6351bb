/** Kills the real process while its receivers fail. `KILLS=200` runs the long form of the first test. */
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

/** Makes all waiting messages due and removes the leases of the killed process, as if hours had passed. */
async function makeAllDue(folder: string): Promise<void> {
  const database = await openSqlite(join(folder, 'kariz.db'));
  await database.transaction(({ query }) =>
    query(`UPDATE outbox SET next_at = 0, lease_owner = NULL, lease_until = NULL WHERE state = 'pending'`),
  );
  await database.close();
}

/** Messages left in the queue, each as kind, state and reason. */
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
  // Slow: the receiver already has the request, and recognizes the repeat by its id.
  (response) => void setTimeout(() => response.end(), 300),
];

/** The Message-ID of a mail, and the message of the lead in it. */
const parseMail = (mail: string): { id: string; message: string } => ({
  id: /^Message-ID: (.+)$/m.exec(mail)?.[1] ?? '',
  message: /\b\d+-\d\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0] ?? '',
});

it(
  `${KILLS} kills while receivers fail: every lead arrives at each receiver, and a repeat has the same id`,
  async () => {
    const { path, remove } = temporaryFolder();
    let requests = 0;
    let isWorking = false;
    const answer = (_request: Received, response: ServerResponse): void => {
      requests += 1;
      const fault = FAULTS[requests % (FAULTS.length * 2)];
      if (isWorking || !fault) response.end();
      else fault(response);
    };
    const webhook = await receive(answer);
    const chat = await receive(answer);
    const hubspot = await receive(answer);
    const busy = Object.assign(new Error('busy'), { responseCode: 451 });
    const mail = await receiveMail({}, () => (!isWorking && (requests += 1) % 3 === 0 ? busy : undefined));
    const settings = {
      DATA_DIR: path,
      SMTP_URL: mail.url,
      SMTP_REQUIRE_TLS: 'off',
      PUBLIC_ORIGIN: 'https://kariz.example',
      HUBSPOT_URL: hubspot.url,
      HUBSPOT_PORTAL: '1',
      HUBSPOT_FORM: '7f1bb5f0-3d2c-4f6e-9a3b-000000000001',
      WEBHOOK_URL: `${webhook.url}/hook`,
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
      await makeAllDue(path);
    }
    isWorking = true;
    const last = await launch(settings);
    await expect.poll(() => leftIn(path), { interval: 200 }).toEqual([]);
    expect(await last.stop()).toEqual([0, null]);

    const leadOf = ({ body }: Received) =>
      (JSON.parse(body) as { data: { id: string; fields: { message: string } } }).data;
    const arrived = new Set(webhook.got.map((request) => leadOf(request).fields.message));
    expect(acknowledged.filter((message) => !arrived.has(message))).toEqual([]);
    // Each lead has one id and each id one lead, however often it was sent.
    const pairs = new Set(
      webhook.got.map((request) => `${String(request.headers['webhook-id'])} ${leadOf(request).id}`),
    );
    const leads = new Set(webhook.got.map((request) => leadOf(request).id));
    expect([pairs.size, leads.size]).toEqual([acknowledged.length, acknowledged.length]);
    const chatIds = new Set(chat.got.map(({ headers }) => headers['idempotency-key']));
    expect(chatIds.size).toBe(acknowledged.length);
    // HubSpot takes no ids: a repeat has the message and the time of the first request.
    const submitted = hubspot.got.map(({ body }) => {
      const { submittedAt, fields } = JSON.parse(body) as {
        submittedAt: string;
        fields: { name: string; value: string }[];
      };
      return { submittedAt, message: fields.find(({ name }) => name === 'message')?.value ?? '' };
    });
    expect(new Set(submitted.map(({ message }) => message))).toEqual(new Set(acknowledged));
    expect(new Set(submitted.map((one) => `${one.message} ${one.submittedAt}`)).size).toBe(acknowledged.length);
    const sentMails = mail.mails.map(parseMail);
    expect(new Set(sentMails.map(({ message }) => message))).toEqual(new Set(acknowledged));
    expect(new Set(sentMails.map(({ id }) => id)).size).toBe(acknowledged.length);
    process.stdout.write(
      `kills ${KILLS}, acknowledged ${acknowledged.length}, requests to webhook ${webhook.got.length}, chat ${chat.got.length}, HubSpot ${hubspot.got.length}, mails ${mail.mails.length}, lost 0\n`,
    );
    remove();
  },
  600_000 + KILLS * 15_000,
);

it('a message that is answered with 404 is given up at once, and the queue and /readyz show it', async () => {
  const { path, remove } = temporaryFolder();
  const { url } = await receive((_request, response) => void response.writeHead(404).end());
  const running = await launch({ DATA_DIR: path, LEAD_MAIL: 'off', SLACK_WEBHOOK_URL: `${url}/services/x` });
  await post(running.url, 'noted');
  await expect.poll(running.log).toContain('"event":"not sent, gave up"');
  await expect
    .poll(async () => ((await (await fetch(`${running.url}/readyz`)).json()) as { queue: { dead: number } }).queue.dead)
    .toBe(1);
  expect(await running.stop()).toEqual([0, null]);
  expect(await leftIn(path)).toEqual(['slack dead slack 404']);
  remove();
});
