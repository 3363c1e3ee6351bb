/** Tests each connector against a server that answers as its vendor documents, and what is common to all connectors. */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Connector, ConnectorEvent } from '../../server/connectors/connector.ts';
import { createHubspot } from '../../server/connectors/hubspot.ts';
import { createListmonk } from '../../server/connectors/listmonk.ts';
import { listenersOf } from '../../server/connectors/registry.ts';
import { sendTo } from '../../server/connectors/send.ts';
import { createSlack } from '../../server/connectors/slack.ts';
import { createTeams } from '../../server/connectors/teams.ts';
import { createWebhook, signatureOf } from '../../server/connectors/webhook.ts';
import { parseEnv } from '../../server/env.ts';
import { createDeliver, deliverable } from '../../server/outbox/deliver.ts';
import { createWorker } from '../../server/outbox/worker.ts';
import { LEASE_MS, queueState, retryDead } from '../../server/store/outbox.ts';
import { erase } from '../../server/store/erasure.ts';
import { listLeads } from '../../server/store/leads.ts';
import { confirm, suppress, unsubscribe } from '../../server/store/newsletter.ts';
import type { Delivery, Lead, Listeners } from '../../server/store/store.ts';
import { application, contact, createHarness, ORIGIN, pdf, type Harness } from './harness.ts';
import { receive, sendJson, type Received } from './receiver.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const KEY = Buffer.alloc(32, 7);

const lead: Lead = {
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  kind: 'contact',
  state: 'accepted',
  reason: undefined,
  name: 'Sara <b>',
  email: 'sara@example.com',
  fields: { message: 'Hello & <!channel>', company: 'Ledger', topic: 'devops/ci-cd', budget: 'weeks', locale: 'ku' },
  attribution: {},
  createdAt: NOW,
  sequence: 1,
};
const created: ConnectorEvent = { type: 'lead.created', lead };
const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: 'message-1',
  kind: 'webhook',
  leadId: lead.id,
  subscriberId: undefined,
  payload: {},
  attempts: 0,
  createdAt: NOW,
  ...change,
});
const send = (connector: Connector, event: ConnectorEvent, isTest = false) =>
  sendTo(connector, event, delivery(), NOW, isTest);
const parsed = ({ body }: Pick<Received, 'body'>): Record<string, unknown> =>
  JSON.parse(body) as Record<string, unknown>;

describe('all connectors', () => {
  const sendToStatus = async (status: number, headers: Record<string, string> = {}) => {
    const { url, got } = await receive((_request, response) => void response.writeHead(status, headers).end());
    return { outcome: await send(createSlack(url), created), got };
  };

  it.each([200, 202, 204])('status %i: the message is sent', async (status) => {
    expect((await sendToStatus(status)).outcome).toEqual({ state: 'sent' });
  });

  it.each([302, 408, 425, 429, 500, 503])(
    'status %i: one request with the id of the message, then a retry',
    async (status) => {
      const { outcome, got } = await sendToStatus(status, { location: 'http://127.0.0.1:1/' });
      expect([outcome.state, got.length, got[0]?.headers['idempotency-key']]).toEqual(['retry', 1, 'message-1']);
    },
  );

  it.each([400, 403, 404, 409, 410, 413, 422])('status %i: given up, with the status in the reason', async (status) => {
    expect((await sendToStatus(status)).outcome).toEqual({ state: 'dead', reason: `slack ${status}` });
  });

  it('status 401: the connector is paused', async () => {
    expect((await sendToStatus(401)).outcome).toMatchObject({ state: 'paused', reason: 'slack 401' });
  });

  it.each([429, 503])('status %i with Retry-After: the retry is after that time', async (status) => {
    expect((await sendToStatus(status, { 'retry-after': '7200' })).outcome).toMatchObject({ delayMs: 7_200_000 });
  });

  it('a reason contains neither the URL nor text of the response', async () => {
    const { url } = await receive((_request, response) =>
      sendJson(response, 400, { message: 'sara@example.com is bad' }),
    );
    expect(JSON.stringify(await send(createSlack(`${url}/T0/secret`), created))).not.toMatch(/sara|secret/);
  });
});

describe('webhook', () => {
  const hook = (url: string): Connector =>
    createWebhook({ url, key: KEY, topics: ['leads', 'applications', 'subscribers', 'erasures'] });
  const receivedFor = async (event: ConnectorEvent, isTest = false) => {
    const { url, got } = await receive((_request, response) => void response.end());
    await send(hook(url), event, isTest);
    return got[0] ?? { body: '{}', headers: {}, method: '', path: '' };
  };

  it('sends a new lead as signed JSON', async () => {
    const request = await receivedFor(created);
    const { id, kind, name, email, fields } = lead;
    expect(parsed(request)).toEqual({
      type: 'lead.created',
      timestamp: new Date(NOW).toISOString(),
      data: { id, kind, name, email, fields, createdAt: new Date(NOW).toISOString() },
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'message-1',
      'webhook-timestamp': String(NOW / 1000),
      'webhook-signature': signatureOf(KEY, 'message-1', NOW / 1000, request.body),
    });
  });

  it.each([
    [
      { type: 'subscriber.confirmed', email: 'a@b.co', locale: 'ar' },
      { email: 'a@b.co', locale: 'ar' },
    ],
    [{ type: 'subscriber.gone', email: 'a@b.co' }, { email: 'a@b.co' }],
    [
      { type: 'person.erased', email: 'a@b.co', leads: ['x'] },
      { email: 'a@b.co', leads: ['x'] },
    ],
  ] as const)('sends %j with the data %j', async (event, data) => {
    expect(parsed(await receivedFor(event))).toMatchObject({ type: event.type, data });
  });

  it('sends the attribution of a lead that has one', async () => {
    const attribution = { utm_source: 'linkedin' };
    expect(parsed(await receivedFor({ ...created, lead: { ...lead, attribution } }))).toMatchObject({
      data: { attribution },
    });
  });

  it('marks only a test as a test', async () => {
    expect(parsed(await receivedFor(created, true))).toMatchObject({ test: true });
    expect(parsed(await receivedFor(created))).not.toHaveProperty('test');
  });

  it('listens only to the topics of WEBHOOK_EVENTS, by default leads and applications', () => {
    const hookEnv = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: KEY.toString('base64') };
    expect(parseEnv(hookEnv).WEBHOOK_EVENTS).toEqual(['leads', 'applications']);
    expect(parseEnv({ ...hookEnv, WEBHOOK_EVENTS: 'erasures, leads,leads' }).WEBHOOK_EVENTS).toEqual([
      'erasures',
      'leads',
    ]);
    expect(listenersOf([createWebhook({ url: '', key: KEY, topics: ['erasures'] })])).toEqual({
      leads: [],
      applications: [],
      subscribers: [],
      erasures: ['webhook'],
    });
  });
});

/** A server that answers as the documentation and the queries of listmonk describe, with these subscribers. */
async function listmonk(subscribers: { id: number; email: string; lists: Record<number, string> }[] = []) {
  const { url, got } = await receive((request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://x');
    if (request.headers.authorization !== `Basic ${Buffer.from('site:t0ken').toString('base64')}`) {
      sendJson(response, 403, { message: 'invalid session' });
      return;
    }
    const body = (request.body === '' ? {} : parsed(request)) as {
      email?: string;
      lists?: number[];
      ids?: number[];
      action?: string;
      status?: string;
      target_list_ids?: number[];
    };
    if (request.method === 'POST' && pathname === '/api/subscribers') {
      const email = (body.email ?? '').toLowerCase();
      if (subscribers.some((one) => one.email === email)) {
        sendJson(response, 409, { message: 'E-mail already exists.' });
        return;
      }
      const lists = Object.fromEntries((body.lists ?? []).map((list) => [list, 'confirmed']));
      subscribers.push({ id: subscribers.length + 10, email, lists });
      sendJson(response, 200, { data: { id: 1, email } });
      return;
    }
    if (request.method === 'GET' && pathname === '/api/subscribers') {
      // As `~*` in PostgreSQL.
      const wanted = new RegExp(searchParams.get('search') ?? '', 'i');
      const results = subscribers.filter(({ email }) => wanted.test(email));
      sendJson(response, 200, { data: { results, query: '', total: results.length, per_page: 100, page: 1 } });
      return;
    }
    if (request.method === 'PUT' && pathname === '/api/subscribers/lists') {
      for (const one of subscribers.filter(({ id }) => body.ids?.includes(id)))
        for (const list of body.target_list_ids ?? [])
          one.lists[list] = body.action === 'unsubscribe' ? 'unsubscribed' : (body.status ?? 'unconfirmed');
      sendJson(response, 200, { data: true });
      return;
    }
    const [, id] = /^\/api\/subscribers\/(\d+)$/.exec(pathname) ?? [];
    if (request.method === 'DELETE' && id !== undefined) {
      const at = subscribers.findIndex((one) => one.id === Number(id));
      if (at >= 0) subscribers.splice(at, 1);
      sendJson(response, 200, { data: true });
      return;
    }
    sendJson(response, 404, { message: 'not found' });
  });
  const connector = createListmonk({ url: `${url}/`, user: 'site', token: 't0ken', lists: [3, 4] });
  return { connector, subscribers, got, url };
}

describe('listmonk', () => {
  const confirmed = (email: string): ConnectorEvent => ({ type: 'subscriber.confirmed', email, locale: 'ku' });
  const sent = { state: 'sent' };

  it('adds a confirmed subscriber with the language; a repeat changes nothing', async () => {
    const { connector, subscribers, got } = await listmonk();
    expect(await send(connector, confirmed('A@b.co'))).toEqual(sent);
    expect(await send(connector, confirmed('A@b.co'))).toEqual(sent);
    expect(subscribers).toEqual([{ id: 10, email: 'a@b.co', lists: { 3: 'confirmed', 4: 'confirmed' } }]);
    expect(parsed(got[0] ?? { body: '' })).toMatchObject({ attribs: { locale: 'ku' }, preconfirm_subscriptions: true });
  });

  it('unsubscribes a person who left, and confirms one who returns', async () => {
    const { connector, subscribers } = await listmonk();
    await send(connector, confirmed('a@b.co'));
    expect(await send(connector, { type: 'subscriber.gone', email: 'a@b.co' })).toEqual(sent);
    expect(subscribers[0]?.lists).toEqual({ 3: 'unsubscribed', 4: 'unsubscribed' });
    expect(await send(connector, confirmed('a@b.co'))).toEqual(sent);
    expect(subscribers[0]?.lists).toEqual({ 3: 'confirmed', 4: 'confirmed' });
  });

  it.each(['sara+news@example.com', "o'neil@example.com", 'a.b*c@example.com'])(
    'erases %s and no similar address',
    async (email) => {
      const others = ['xara+news@example.com', 'news@example.com', 'oxneil@example.com', 'a.b@example.com'];
      const known = [...others, email].map((one, index) => ({ id: index + 1, email: one, lists: {} }));
      const { connector, subscribers } = await listmonk(known);
      expect(await send(connector, { type: 'person.erased', email, leads: [] })).toEqual(sent);
      expect(subscribers.map((one) => one.email)).toEqual(others);
    },
  );

  it('removing a missing subscriber succeeds', async () => {
    const { connector } = await listmonk();
    expect(await send(connector, { type: 'subscriber.gone', email: 'a@b.co' })).toEqual(sent);
    expect(await send(connector, { type: 'person.erased', email: 'a@b.co', leads: [] })).toEqual(sent);
  });

  it('does not report an erasure when the response may be incomplete', async () => {
    const { url } = await receive((_request, response) =>
      sendJson(response, 200, { data: { results: [{ id: 1, email: 'x@b.co' }], total: 500 } }),
    );
    const connector = createListmonk({ url, user: 'u', token: 't', lists: [1] });
    expect(await send(connector, { type: 'person.erased', email: 'a@b.co', leads: [] })).toMatchObject({
      state: 'dead',
    });
  });

  it('does not report a subscription when listmonk does not show the existing subscriber', async () => {
    const { url } = await receive(({ method }, response) =>
      method === 'POST' ? sendJson(response, 409, {}) : sendJson(response, 200, { data: { results: [], total: 0 } }),
    );
    const connector = createListmonk({ url, user: 'u', token: 't', lists: [1] });
    expect(await send(connector, confirmed('a@b.co'))).toMatchObject({ state: 'dead' });
  });

  it.each([
    ['JSON of another structure', '{"data":[]}'],
    ['no JSON', '<html>'],
    ['more than a megabyte', `"${'x'.repeat(1024 * 1024)}"`],
  ])('a message is given up when the response to a search is %s', async (_name, body) => {
    const { url } = await receive((_request, response) => void response.end(body));
    const connector = createListmonk({ url, user: 'u', token: 't', lists: [1] });
    expect(await send(connector, { type: 'subscriber.gone', email: 'a@b.co' })).toEqual({
      state: 'dead',
      reason: 'listmonk answers a search in another form',
    });
  });

  it('a message is given up when listmonk refuses the token', async () => {
    const { url } = await listmonk();
    const connector = createListmonk({ url, user: 'site', token: 'wrong', lists: [1] });
    expect(await send(connector, confirmed('a@b.co'))).toEqual({ state: 'dead', reason: 'listmonk 403' });
  });

  it.each([429, 500])('a message is retried when a search is answered with %i', async (status) => {
    const { url } = await receive((_request, response) => void response.writeHead(status).end());
    const connector = createListmonk({ url, user: 'u', token: 't', lists: [1] });
    expect((await send(connector, { type: 'subscriber.gone', email: 'a@b.co' })).state).toBe('retry');
  });
});

describe('hubspot', () => {
  const FORM = '319478e5-e5fd-4d39-9d13-fc1f90bf46da';
  const fields = new Map([
    ['name', 'firstname'],
    ['company', 'company'],
    ['phone', 'phone'],
  ]);
  /** Answers as HubSpot documents: 200 with a message, 400 for fields that the form does not have. */
  const portal = () =>
    receive((request, response) => {
      const { fields: sent } = parsed(request) as { fields: { objectTypeId: string; name: string; value: string }[] };
      const known = ['email', 'firstname', 'company', 'phone'];
      const isKnown = sent.every((field) => known.includes(field.name) && field.objectTypeId === '0-1');
      if (isKnown) sendJson(response, 200, { inlineMessage: 'Thanks for submitting the form.' });
      else sendJson(response, 400, { status: 'error', errors: [{ errorType: 'FIELD_NOT_IN_FORM_DEFINITION' }] });
    });

  it.each([
    [undefined, `/submissions/v3/integration/submit/123/${FORM}`, undefined],
    ['pat-1', `/submissions/v3/integration/secure/submit/123/${FORM}`, 'Bearer pat-1'],
  ])('submits the form, with the token %s', async (token, path, authorization) => {
    const { url, got } = await portal();
    expect(await send(createHubspot({ url, portal: '123', form: FORM, token, fields }), created)).toEqual({
      state: 'sent',
    });
    expect(got[0]).toMatchObject({ method: 'POST', path, headers: { 'content-type': 'application/json' } });
    expect(got[0]?.headers.authorization).toBe(authorization);
    expect(parsed(got[0] ?? { body: '' })).toEqual({
      submittedAt: String(NOW),
      fields: [
        { objectTypeId: '0-1', name: 'email', value: 'sara@example.com' },
        { objectTypeId: '0-1', name: 'firstname', value: 'Sara <b>' },
        { objectTypeId: '0-1', name: 'company', value: 'Ledger' },
      ],
      context: { pageName: 'Contact form' },
    });
  });

  it('names the form from which a request for a file came', async () => {
    const { url, got } = await portal();
    const request: ConnectorEvent = { type: 'lead.created', lead: { ...lead, kind: 'download' } };
    await send(createHubspot({ url, portal: '123', form: FORM, fields }), request);
    expect(parsed(got[0] ?? { body: '' })).toMatchObject({ context: { pageName: 'Download form' } });
  });

  it('a message is given up when the form in HubSpot does not have a field', async () => {
    const { url } = await portal();
    const wrong = createHubspot({ url, portal: '1', form: FORM, fields: new Map([['message', 'words']]) });
    expect(await send(wrong, created)).toEqual({ state: 'dead', reason: 'hubspot 400' });
  });
});

describe('chats', () => {
  it('slack: sends id, topic and budget of a lead, without name, address, company and message', async () => {
    const { url, got } = await receive((_request, response) => void response.end('ok'));
    expect(await send(createSlack(`${url}/services/T/B/x`), created)).toEqual({ state: 'sent' });
    const { text } = parsed(got[0] ?? { body: '' }) as { text: string };
    expect(text.split('\n')).toEqual([
      '*New inquiry a1b2c3d4*',
      'topic: devops/ci-cd',
      expect.stringMatching(/^budget: /),
      '`npm run leads -- show a1b2c3d4`',
    ]);
    expect(got[0]?.body).not.toMatch(/Sara|sara|Hello|Ledger/);
  });

  it('slack: &, < and > are escaped', async () => {
    const { url, got } = await receive((_request, response) => void response.end('ok'));
    const unescaped: ConnectorEvent = { type: 'lead.updated', lead: { ...lead, fields: { topic: '<!here> & >' } } };
    await send(createSlack(url), unescaped, true);
    expect(parsed(got[0] ?? { body: '' })['text']).toBe(
      '*Test: Changed inquiry a1b2c3d4*\ntopic: &lt;!here&gt; &amp; &gt;\n`npm run leads -- show a1b2c3d4`',
    );
  });

  it('teams: sends an adaptive card without personal data; 202 counts as sent', async () => {
    const { url, got } = await receive((_request, response) => void response.writeHead(202).end());
    expect(await send(createTeams(url), created)).toEqual({ state: 'sent' });
    expect(parsed(got[0] ?? { body: '' })).toMatchObject({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: { type: 'AdaptiveCard', body: [{ text: 'New inquiry a1b2c3d4' }, { type: 'FactSet' }, {}] },
        },
      ],
    });
    expect(got[0]?.body).not.toMatch(/Sara|sara|Hello|Ledger/);
    expect(got[0]?.body.length).toBeLessThan(28_000);
  });
});

describe('through the queue', () => {
  let time = NOW;
  const LISTENERS = {
    leads: ['webhook'],
    applications: ['webhook'],
    subscribers: ['webhook', 'listmonk'],
    erasures: [],
  } as const;
  async function start(
    connectors: (url: string) => Connector[],
    answer?: (request: Received, response: ServerResponse) => void,
  ) {
    time = NOW;
    const { url, got } = await receive(answer ?? ((_request, response) => void response.end()));
    const all = connectors(url);
    const listeners = { ...LISTENERS, leads: all.map(({ name }) => name) };
    const harness = await createHarness({ listeners, leadMail: 'off' }, { now: () => time });
    const { database, secret, log } = harness.options;
    const options = {
      database,
      secret,
      publicOrigin: ORIGIN,
      leadsTo: '',
      applicationsTo: '',
      leadMail: 'off' as const,
      sendMail: undefined,
      fileLinkMs: 72 * HOUR,
      connectors: all,
    };
    const deliver = createDeliver(options);
    const run = () =>
      Promise.all(
        deliverable(options).map((kinds) => createWorker({ database, log, deliver, kinds, now: () => time }).runOnce()),
      );
    return { harness, got, run };
  }
  const hook = (url: string): Connector =>
    createWebhook({ url, key: KEY, topics: ['leads', 'applications', 'subscribers'] });
  const withStatus = (status: () => number) => (_request: Received, response: ServerResponse) =>
    void response.writeHead(status()).end();
  const eventsOf = (got: Received[]) =>
    got.map((request) => parsed(request) as { type: string; data: { file?: Record<string, unknown>; email: string } });

  describe('files', () => {
    async function applied(file: Buffer, name?: string) {
      const started = await start((url) => [hook(url)]);
      started.harness.clock.now = time;
      const post = {
        method: 'POST',
        headers: { origin: ORIGIN, accept: 'application/json' },
        body: application(file, name),
      };
      expect((await started.harness.request('/api/applications', post)).status).toBe(200);
      await started.run();
      return { ...started, file: eventsOf(started.got)[0]?.data.file ?? {} };
    }
    const open = (harness: Harness, url: unknown, init = {}) => harness.request(String(url).replace(ORIGIN, ''), init);

    it('an application has a link to its file, which is served as a sandboxed download', async () => {
      const { harness, file } = await applied(pdf(), 'Sara’s CV (1).pdf');
      expect(file).toMatchObject({
        size: pdf().length,
        risks: [],
        expiresAt: new Date(time + 72 * HOUR).toISOString(),
      });
      const response = await open(harness, file['url']);
      expect(Buffer.from(await response.arrayBuffer()).equals(pdf())).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="cv\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
        ) as string,
        'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/) as string,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect((await open(harness, file['url'], { method: 'HEAD' })).status).toBe(200);
      expect((await open(harness, file['url'], { method: 'POST' })).status).toBe(405);
      await harness.close();
    });

    it('a link that is expired, changed or of another file is 404', async () => {
      const { harness, file } = await applied(pdf());
      const url = new URL(String(file['url']));
      const later = url.searchParams.get('expires')?.replace(/.$/, '9') ?? '';
      const changed = [
        url.href.replace(/expires=\d+/, `expires=${later}`),
        url.href.replace(/expires=\d+/, 'expires=9e99'),
        url.href.replace(/signature=./, 'signature='),
        url.href.split('?')[0],
        url.href.replace(/files\/./, 'files/z'),
      ];
      for (const one of changed) expect((await open(harness, one)).status).toBe(404);
      harness.clock.now = time + 72 * HOUR;
      expect((await open(harness, url.href)).status).toBe(404);
      await harness.close();
    });

    it('a file with risks has no link, and the file of a quarantined lead is 404', async () => {
      const { harness, file } = await applied(pdf('/JavaScript (app.alert(1))'));
      expect(file['url']).toBeUndefined();
      expect(file['risks']).not.toEqual([]);
      await harness.close();
      const other = await applied(pdf());
      await other.harness.options.database.transaction(({ query }) => query(`UPDATE leads SET state = 'quarantined'`));
      expect((await open(other.harness, other.file['url'])).status).toBe(404);
      await other.harness.close();
    });
  });

  describe('subscribers', () => {
    async function startWithSubscriber() {
      let token = '';
      const started = await start((url) => [hook(url)]);
      const { database } = started.harness.options;
      const signUp = async () => {
        time += HOUR;
        await started.harness.postJson('/api/newsletter', { email: 'A@example.com', locale: 'ku' });
        const rows = await database.transaction(({ query }) =>
          query(`SELECT payload FROM outbox WHERE kind = 'confirmation-mail' ORDER BY created_at DESC LIMIT 1`),
        );
        token = (JSON.parse(String(rows[0]?.['payload'])) as { token: string }).token;
        await started.harness.request('/newsletter/confirm', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ token }).toString(),
        });
      };
      const unsubscribe = async () => {
        const [row] = await database.transaction(({ query }) => query('SELECT id FROM subscribers'));
        const id = String(row?.['id']);
        const { secret } = started.harness.options;
        await started.harness.request(`/newsletter/unsubscribe?token=${id}.${secret.sign('unsubscribe', id)}`, {
          method: 'POST',
        });
      };
      return { ...started, signUp, unsubscribe };
    }

    it('a subscriber who confirms and later leaves causes two events, one who never confirmed none', async () => {
      const { harness, got, run, signUp, unsubscribe } = await startWithSubscriber();
      await signUp();
      await run();
      await unsubscribe();
      time += LEASE_MS;
      await run();
      expect(eventsOf(got)).toMatchObject([
        { type: 'subscriber.confirmed', data: { email: 'A@example.com', locale: 'ku' } },
        { type: 'subscriber.gone', data: { email: 'A@example.com' } },
      ]);
      await harness.postJson('/api/newsletter', { email: 'never@example.com' });
      await unsubscribe();
      time += LEASE_MS;
      await run();
      expect(got).toHaveLength(2);
      await harness.close();
    });

    it('an outdated event is not sent: only the latest state of a subscriber is', async () => {
      const { harness, got, run, signUp, unsubscribe } = await startWithSubscriber();
      await signUp();
      await unsubscribe();
      time += LEASE_MS;
      await run();
      expect(eventsOf(got).map(({ type }) => type)).toEqual(['subscriber.gone']);
      await signUp();
      await unsubscribe();
      await signUp();
      time += LEASE_MS;
      await run();
      expect(eventsOf(got).map(({ type }) => type)).toEqual(['subscriber.gone', 'subscriber.confirmed']);
      // This worker does not send the message for listmonk, so it stays in the queue.
      expect(await queueState(harness.options.database)).toMatchObject({ dead: 0 });
      await harness.close();
    });
  });

  describe('erasure', () => {
    const erasingHook = (url: string): Connector =>
      createWebhook({ url, key: KEY, topics: ['leads', 'subscribers', 'erasures'] });
    const LISTENERS_WITH_ERASURES = { ...LISTENERS, subscribers: ['webhook'], erasures: ['webhook'] } as const;
    const forget = ({ options, folder }: Harness, listeners: Listeners, email = contact.email) =>
      erase(options.database, options.secret, email, join(folder, 'erasures.log'), listeners);
    const rows = ({ options }: Harness, sql: string) => options.database.transaction(({ query }) => query(sql));

    it('sends an erasure to a connector that got the data, with the ids of the leads', async () => {
      const { harness, got, run } = await start((url) => [erasingHook(url)]);
      await harness.postJson('/api/contact', contact);
      await harness.postJson('/api/contact', { ...contact, message: 'again' });
      await run();
      const ids = (await listLeads(harness.options.database, { limit: 9 })).map(({ id }) => id);
      expect(await forget(harness, LISTENERS_WITH_ERASURES)).toMatchObject({
        leads: 2,
        asked: ['webhook'],
        byHand: [],
      });
      // A second erasure before the first was sent keeps its ids.
      expect(await forget(harness, LISTENERS_WITH_ERASURES)).toMatchObject({ leads: 0, asked: ['webhook'] });
      time += LEASE_MS;
      await run();
      expect(got).toHaveLength(3);
      const { type, data } = eventsOf(got)[2] ?? {};
      expect([type, data]).toEqual([
        'person.erased',
        { email: contact.email, leads: expect.arrayContaining(ids) as string[] },
      ]);
      // Neither the address nor the connectors that got it are stored any more.
      expect(JSON.stringify(await rows(harness, 'SELECT * FROM outbox'))).not.toContain(contact.email);
      expect(await rows(harness, 'SELECT * FROM handed_over')).toEqual([]);
      expect(await forget(harness, LISTENERS_WITH_ERASURES)).toMatchObject({ asked: [], byHand: [] });
      await harness.close();
    });

    it('a connector without erasure is reported for erasure by hand, each time, also after the lead is deleted', async () => {
      const { harness, run } = await start((url) => [hook(url)]);
      await harness.postJson('/api/contact', contact);
      await run();
      await rows(harness, 'DELETE FROM leads');
      for (const listeners of [LISTENERS, LISTENERS_WITH_ERASURES, LISTENERS])
        expect(await forget(harness, { ...listeners, erasures: [] })).toMatchObject({ asked: [], byHand: ['webhook'] });
      await harness.close();
    });

    it('a connector may have data after a failed attempt, and has none before the first attempt', async () => {
      const { harness, run } = await start(
        (url) => [hook(url)],
        (_request, response) => void response.destroy(),
      );
      await harness.postJson('/api/contact', contact);
      expect(await forget(harness, LISTENERS)).toMatchObject({ leads: 1, byHand: [] });
      await harness.postJson('/api/contact', { ...contact, message: 'tried' });
      await run();
      expect(await forget(harness, LISTENERS)).toMatchObject({ leads: 1, byHand: ['webhook'] });
      expect(await queueState(harness.options.database)).toMatchObject({ pending: 0, dead: 0 });
      await harness.close();
    });

    it('a chat is neither asked to erase nor reported for erasure by hand', async () => {
      const { harness, got, run } = await start((url) => [{ ...createSlack(url), name: 'webhook' }]);
      await harness.postJson('/api/contact', contact);
      await run();
      expect([got.length, await forget(harness, LISTENERS)]).toMatchObject([1, { leads: 1, asked: [], byHand: [] }]);
      await harness.close();
    });

    it('listmonk deletes the subscriber', async () => {
      const { connector, subscribers } = await listmonk();
      const { harness, run } = await start(() => [connector]);
      const { database } = harness.options;
      const listeners = { ...listenersOf([connector]) };
      await harness.postJson('/api/newsletter', { email: 'a@b.co' });
      const [mail] = await rows(harness, `SELECT payload FROM outbox WHERE kind = 'confirmation-mail'`);
      await confirm(
        database,
        (JSON.parse(String(mail?.['payload'])) as { token: string }).token,
        listeners.subscribers,
      );
      await run();
      expect(subscribers).toHaveLength(1);
      expect(await forget(harness, listeners, 'A@b.co')).toMatchObject({ subscribers: 1, asked: ['listmonk'] });
      time += LEASE_MS;
      await run();
      expect(subscribers).toEqual([]);
      await harness.close();
    });

    it('a connector for subscribers without erasure gets subscriber.gone', async () => {
      const { harness, got, run } = await start((url) => [hook(url)]);
      const { database } = harness.options;
      await harness.postJson('/api/newsletter', { email: 'a@b.co' });
      const [mail] = await rows(harness, `SELECT payload FROM outbox WHERE kind = 'confirmation-mail'`);
      await confirm(database, (JSON.parse(String(mail?.['payload'])) as { token: string }).token, ['webhook']);
      await run();
      expect(await forget(harness, { ...LISTENERS, subscribers: ['webhook'] }, 'a@b.co')).toMatchObject({
        byHand: ['webhook'],
      });
      time += LEASE_MS;
      await run();
      expect(eventsOf(got).map(({ type }) => type)).toEqual(['subscriber.confirmed', 'subscriber.gone']);
      await harness.close();
    });

    it('after an erasure a failed message has no address, and its connector is reported for erasure by hand', async () => {
      let status = 200;
      const { harness, run } = await start(
        (url) => [hook(url)],
        withStatus(() => status),
      );
      const { database, secret } = harness.options;
      await harness.postJson('/api/newsletter', { email: 'a@b.co' });
      const [mail] = await rows(harness, `SELECT payload FROM outbox WHERE kind = 'confirmation-mail'`);
      await confirm(database, (JSON.parse(String(mail?.['payload'])) as { token: string }).token, ['webhook']);
      await run();
      await suppress(database, secret, 'a@b.co', { notify: ['webhook'] });
      status = 404;
      time += LEASE_MS;
      await run();
      expect(await queueState(database)).toMatchObject({ dead: 1 });
      expect(await forget(harness, LISTENERS, 'a@b.co')).toMatchObject({ byHand: ['webhook'] });
      expect(JSON.stringify(await rows(harness, 'SELECT * FROM outbox'))).not.toContain('a@b.co');
      await harness.close();
    });

    it('an erasure deletes the message of a connector that was switched on after the confirmation', async () => {
      const { harness, run } = await start(
        (url) => [hook(url)],
        withStatus(() => 404),
      );
      const { database, secret } = harness.options;
      const off = { leads: [], applications: [], subscribers: [], erasures: [] };
      for (const listeners of [LISTENERS, off]) {
        await harness.postJson('/api/newsletter', { email: 'a@b.co' });
        const [mail] = await rows(harness, `SELECT payload FROM outbox WHERE kind = 'confirmation-mail'`);
        await confirm(database, (JSON.parse(String(mail?.['payload'])) as { token: string }).token);
        const [subscriber] = await rows(harness, 'SELECT id FROM subscribers');
        await unsubscribe(database, secret, String(subscriber?.['id']), ['webhook']);
        if (listeners === LISTENERS) {
          time += LEASE_MS;
          await run();
        }
        expect(await queueState(database)).toMatchObject(listeners === LISTENERS ? { dead: 1 } : { pending: 1 });
        expect(await forget(harness, listeners, 'a@b.co')).toMatchObject({ asked: [], byHand: [] });
        expect(JSON.stringify(await rows(harness, 'SELECT * FROM outbox'))).not.toContain('a@b.co');
      }
      await harness.close();
    });

    it('new data of a person is sent after the erasure, which would delete it too', async () => {
      const { harness, got, run } = await start((url) => [erasingHook(url)]);
      await harness.postJson('/api/contact', contact);
      await run();
      await forget(harness, LISTENERS_WITH_ERASURES);
      await harness.postJson('/api/contact', contact);
      for (let round = 0; round < 3; round += 1) {
        await run();
        time += LEASE_MS;
      }
      expect(eventsOf(got).map(({ type }) => type)).toEqual(['lead.created', 'person.erased', 'lead.created']);
      // While it waited, no attempt was counted.
      expect(await rows(harness, 'SELECT state, attempts FROM outbox')).toEqual([
        { state: 'sent', attempts: 0 },
        { state: 'sent', attempts: 0 },
      ]);
      await harness.close();
    });

    it('new data of a person also waits for an erasure that has failed, which a retry sends', async () => {
      let status = 200;
      const { harness, got, run } = await start(
        (url) => [erasingHook(url)],
        withStatus(() => status),
      );
      const { database } = harness.options;
      await harness.postJson('/api/contact', contact);
      await run();
      await forget(harness, LISTENERS_WITH_ERASURES);
      status = 404;
      time += LEASE_MS;
      await run();
      status = 200;
      await harness.postJson('/api/contact', contact);
      await run();
      expect(await queueState(database)).toMatchObject({ pending: 1, dead: 1 });
      // It is tried every two minutes, which must not fill the log.
      expect(harness.lines.at(-1)).toContain('"level":"debug","event":"not sent yet"');
      await retryDead(database);
      for (let round = 0; round < 2; round += 1) {
        time += LEASE_MS;
        await run();
      }
      const types = eventsOf(got).map(({ type }) => type);
      expect(types).toEqual(['lead.created', 'person.erased', 'person.erased', 'lead.created']);
      await harness.close();
    });

    it('an erasure deletes an earlier one that has failed, when its connector gets none any more', async () => {
      let status = 200;
      const { harness, run } = await start(
        (url) => [erasingHook(url)],
        withStatus(() => status),
      );
      await harness.postJson('/api/contact', contact);
      await run();
      await forget(harness, LISTENERS_WITH_ERASURES);
      status = 404;
      time += LEASE_MS;
      await run();
      expect(await queueState(harness.options.database)).toMatchObject({ dead: 1 });
      expect(await forget(harness, LISTENERS)).toMatchObject({ asked: [], byHand: ['webhook'] });
      expect(JSON.stringify(await rows(harness, 'SELECT * FROM outbox'))).not.toContain(contact.email);
      await harness.close();
    });

    it('an erasure also deletes the messages of a connector that is switched off, which would stay in the queue', async () => {
      const { harness, run } = await start((url) => [hook(url)]);
      const { database, secret } = harness.options;
      const off = { leads: [], applications: [], subscribers: [], erasures: [] };
      await harness.postJson('/api/newsletter', { email: 'a@b.co' });
      const [mail] = await rows(harness, `SELECT payload FROM outbox WHERE kind = 'confirmation-mail'`);
      await confirm(database, (JSON.parse(String(mail?.['payload'])) as { token: string }).token, ['webhook']);
      await run();
      const leave = () => suppress(database, secret, 'a@b.co', { notify: ['webhook'] });
      for (const queue of [leave, () => forget(harness, LISTENERS_WITH_ERASURES, 'a@b.co')]) {
        await queue();
        expect(await queueState(database)).toMatchObject({ pending: 1 });
        expect(await forget(harness, off, 'a@b.co')).toMatchObject({ byHand: ['webhook'] });
        expect(await queueState(database)).toMatchObject({ pending: 0 });
      }
      await harness.close();
    });
  });

  it('a message for a connector that is down is sent again with the same id when it is back', async () => {
    let isDown = true;
    const { harness, got, run } = await start(
      (url) => [hook(url)],
      (_request, response) => void response.writeHead(isDown ? 503 : 200).end(),
    );
    await harness.postJson('/api/contact', contact);
    await run();
    isDown = false;
    time += HOUR;
    await run();
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect([got.length, (await queueState(harness.options.database)).pending]).toEqual([2, 0]);
    await harness.close();
  });

  it('a connector that does not answer does not delay another connector', async () => {
    // More than a worker claims at once.
    const count = 12;
    const held: ServerResponse[] = [];
    let isHeld = true;
    const silent = await receive((_request, response) => {
      if (isHeld) held.push(response);
      else response.end();
    });
    const chat = Promise.withResolvers<undefined>();
    const { harness, got, run } = await start(
      (url) => [hook(silent.url), createSlack(url)],
      (_request, response) => {
        response.end();
        if (got.length === count) chat.resolve(undefined);
      },
    );
    for (let index = 0; index < count; index += 1)
      await harness.postJson('/api/contact', { ...contact, message: `m${index}` });
    const running = run();
    await Promise.race([chat.promise, running]);
    // The requests to the first connector are still open, without a response.
    expect([got.length, held.length > 0, held.some(({ destroyed }) => destroyed)]).toEqual([count, true, false]);
    isHeld = false;
    for (const response of held) response.end();
    await running;
    expect([silent.got.length, (await queueState(harness.options.database)).pending]).toEqual([count, 0]);
    await harness.close();
  });
});

describe('settings (case 58)', () => {
  const hubspotForm = '319478e5-e5fd-4d39-9d13-fc1f90bf46da';
  it.each([
    [{ LISTMONK_URL: 'https://lists.example' }, 'LISTMONK_USER'],
    [{ LISTMONK_URL: 'https://lists.example', LISTMONK_USER: 'a', LISTMONK_LISTS: '1' }, 'LISTMONK_TOKEN'],
    [{ LISTMONK_URL: 'http://lists.example' }, 'LISTMONK_URL'],
    [{ LISTMONK_URL: 'https://hunter2@lists.example' }, 'LISTMONK_URL'],
    [{ LISTMONK_LISTS: '1,hunter2' }, 'LISTMONK_LISTS'],
    [{ LISTMONK_LISTS: '0' }, 'LISTMONK_LISTS'],
    [{ LISTMONK_USER: 'a:hunter2' }, 'LISTMONK_USER'],
    [{ LISTMONK_TOKEN: 'hunter2\n' }, 'LISTMONK_TOKEN'],
    [{ WEBHOOK_EVENTS: 'leads,hunter2' }, 'WEBHOOK_EVENTS'],
    [{ FILE_LINK_HOURS: '0' }, 'FILE_LINK_HOURS'],
    [{ HUBSPOT_FORM: hubspotForm }, 'HUBSPOT_PORTAL'],
    [{ HUBSPOT_PORTAL: '12' }, 'HUBSPOT_FORM'],
    [{ HUBSPOT_PORTAL: 'hunter2' }, 'HUBSPOT_PORTAL'],
    [{ HUBSPOT_FIELDS: 'name' }, 'HUBSPOT_FIELDS'],
    [{ HUBSPOT_FIELDS: 'name:firstname,compny:company' }, 'HUBSPOT_FIELDS'],
    [{ HUBSPOT_FIELDS: 'email:work_email' }, 'HUBSPOT_FIELDS'],
    [{ HUBSPOT_FIELDS: 'message:message,message:notes' }, 'HUBSPOT_FIELDS'],
    [{ HUBSPOT_FIELDS: 'topic:message,message:message' }, 'HUBSPOT_FIELDS'],
    [{ SLACK_WEBHOOK_URL: 'http://hooks.example/hunter2' }, 'SLACK_WEBHOOK_URL'],
    [{ TEAMS_WEBHOOK_URL: 'hunter2' }, 'TEAMS_WEBHOOK_URL'],
  ])('%j is refused with an error that names %s and no secret', (settings, name) => {
    expect(() => parseEnv(settings)).toThrow(new RegExp(`^${name}: (?!.*hunter2)`));
  });

  it('HUBSPOT_FIELDS may name each value of an inquiry or a download', () => {
    expect(parseEnv({ HUBSPOT_FIELDS: 'budget:size, title:file_title,utm_source:source' }).HUBSPOT_FIELDS).toEqual(
      new Map([
        ['budget', 'size'],
        ['title', 'file_title'],
        ['utm_source', 'source'],
      ]),
    );
  });

  it.each([
    [{ WEBHOOK_EVENTS: 'lead' }, 'WEBHOOK_EVENTS: must name some of'],
    [{ LISTMONK_URL: 'http://lists.example' }, 'LISTMONK_URL: must be an https URL'],
    [{ HUBSPOT_PORTAL: '1' }, 'HUBSPOT_FORM: must be set with HUBSPOT_PORTAL'],
    // The name of the URL may be misspelled: without an error, no lead would arrive.
    [{ WEBHOOK_SECRET: KEY.toString('base64') }, 'WEBHOOK_URL: must be set with WEBHOOK_SECRET'],
  ])('the error of %j says what is expected: %s', (settings, message) => {
    expect(() => parseEnv(settings)).toThrow(message);
  });

  it.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000', 'https://lists.example/sub'])(
    '%s is accepted as SLACK_WEBHOOK_URL',
    (url) => {
      expect(parseEnv({ SLACK_WEBHOOK_URL: url }).SLACK_WEBHOOK_URL).toBe(url);
    },
  );
});
