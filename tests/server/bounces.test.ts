/** Reports of bounces and complaints, in the formats that providers document. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listmonkBounces } from '../../server/bounces/listmonk.ts';
import { readReport } from '../../server/bounces/read.ts';
import { suppressBounced } from '../../server/bounces/suppressBounced.ts';
import { parseEnv } from '../../server/env.ts';
import { runJobs } from '../../server/jobs.ts';
import { listSubscribers } from '../../server/store/newsletter.ts';
import { listQueue } from '../../server/store/outbox.ts';
import { isSuppressed, liftSuppression, listSuppressions } from '../../server/store/suppressions.ts';
import { createHarness, type Harness } from './harness.ts';
import { receive, sendJson } from './receiver.ts';

const SECRET = '0123456789abcdef01234567';
const DAY = 86_400_000;
let time = 1_800_000_000_000;
let harness: Harness;
beforeEach(async () => {
  time = 1_800_000_000_000;
  const listeners = { leads: [], applications: [], subscribers: ['listmonk'], erasures: [] } as const;
  harness = await createHarness({ bouncesSecret: SECRET, listeners }, { now: () => time });
});
afterEach(() => harness.close());

const report = (body: unknown, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
  harness.request('/api/bounces', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const isEnded = (email: string): Promise<boolean> =>
  harness.options.database.transaction((transaction) => isSuppressed(transaction, harness.options.secret, email));
const reasons = async () => (await listSuppressions(harness.options.database)).map(({ reason }) => reason);
const hard = { email: 'a@b.co', type: 'hard' };

describe('authorization', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  it.each([`Bearer ${SECRET}`, `bearer ${SECRET}`, basic(`postmark:${SECRET}`), basic(`:${SECRET}`)])(
    '%s is accepted, and the address is suppressed',
    async (authorization) => {
      expect((await report(hard, { authorization })).status).toBe(200);
      expect(await isEnded('a@b.co')).toBe(true);
    },
  );

  it.each(['', SECRET, `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`, basic(`a:b:${SECRET}`), 'Basic !'])(
    '%j is refused with 401 and a request for a password',
    async (authorization) => {
      const response = await report(hard, { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="bounces"']);
      expect(await isEnded('a@b.co')).toBe(false);
    },
  );

  it('without a secret in the settings, the address is 404', async () => {
    const other = await createHarness();
    const request = { method: 'POST', headers: { authorization: 'Bearer ' }, body: JSON.stringify(hard) };
    expect((await other.request('/api/bounces', request)).status).toBe(404);
    await other.close();
  });

  it('requests with a wrong secret are rate limited, those with the secret and those without any are not', async () => {
    const own = await createHarness({ bouncesSecret: SECRET, hasRateLimit: true });
    const statusOf = async (headers: Record<string, string>): Promise<number> =>
      (await own.request('/api/bounces', { method: 'POST', headers, body: JSON.stringify(hard) })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) statuses.push(await statusOf({ authorization: 'Bearer wrong' }));
    expect([statuses[19], statuses[20]]).toEqual([401, 429]);
    // The first request of Amazon SNS for each report, and the second one.
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${SECRET}` })).toBe(200);
    await own.close();
  });

  it('a body that is too large is 413, broken JSON 400, other content 422, and GET 405', async () => {
    expect((await report('x'.repeat(256 * 1024 + 1))).status).toBe(413);
    expect((await report('{')).status).toBe(400);
    for (const body of [[], null, {}, { email: 'a@b.co' }, { email: 1, type: 'hard' }, 'x'])
      expect((await report(JSON.stringify(body))).status).toBe(422);
    expect((await harness.request('/api/bounces')).status).toBe(405);
  });

  it.each(['short', 'hunter2 with a space in the middle'])(
    'BOUNCES_SECRET=%j is refused with an error that names the setting and no secret',
    (value) => {
      expect(() => parseEnv({ BOUNCES_SECRET: value })).toThrow(/^BOUNCES_SECRET: (?!.*hunter2)/);
    },
  );
});

describe('our own format', () => {
  it('a hard bounce or a complaint suppresses the address, a soft bounce does not; fields of listmonk are accepted; the log has no address', async () => {
    for (const type of ['hard', 'complaint', 'soft'])
      await report({ email: `${type}@b.co`, type, source: 'api', campaign_uuid: 'x', meta: '{}' });
    expect(await reasons()).toEqual(['bounce', 'complaint']);
    expect(await isEnded('soft@b.co')).toBe(false);
    expect(harness.lines.join('')).not.toContain('@b.co');
  });

  it('a hard bounce deletes the subscriber, queues an event for its connectors and blocks a new sign-up', async () => {
    const { database } = harness.options;
    await harness.postJson('/api/newsletter', { email: 'A@b.co' });
    await database.transaction(({ query }) => query(`UPDATE subscribers SET state = 'confirmed'`));
    await report(hard);
    expect(await listSubscribers(database)).toEqual([]);
    expect(
      (await listQueue(database, 9)).map(({ kind, payload }) => [kind, payload['event'], payload['email']]),
    ).toEqual([['listmonk', 'subscriber.gone', 'A@b.co']]);
    time += DAY;
    await harness.postJson('/api/newsletter', { email: 'a@b.co' });
    expect(await listSubscribers(database)).toEqual([]);
  });

  it('a lifted suppression ignores a repeated old report, but not a new one', async () => {
    const { database, secret } = harness.options;
    const at = new Date(time).toISOString();
    await report({ ...hard, at });
    time += DAY;
    expect(await liftSuppression(database, secret, 'A@b.co')).toBe(true);
    expect(await liftSuppression(database, secret, 'a@b.co')).toBe(false);
    await report({ ...hard, at });
    expect(await isEnded('a@b.co')).toBe(false);
    time += DAY;
    await report({ ...hard, at: new Date(time).toISOString() });
    expect(await isEnded('a@b.co')).toBe(true);
  });
});

describe('Postmark', () => {
  // From the documentation of Postmark.
  const bounce = {
    RecordType: 'Bounce',
    ID: 42,
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Email: 'john@example.com',
    From: 'sender@example.com',
    BouncedAt: '2019-11-05T16:33:54.9070259Z',
    DumpAvailable: true,
    Inactive: true,
    CanActivate: true,
  };
  it.each([
    [bounce, ['bounce']],
    [{ ...bounce, RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 }, ['complaint']],
    [{ ...bounce, Type: 'SoftBounce', TypeCode: 4096 }, []],
    [{ ...bounce, Type: 'Transient', TypeCode: 2 }, []],
    [{ RecordType: 'Delivery', Recipient: 'john@example.com' }, []],
    [{ RecordType: 'Open', Recipient: 'john@example.com' }, []],
  ])('%j causes the suppressions %j', async (body, expected) => {
    expect((await report(body)).status).toBe(200);
    expect(await reasons()).toEqual(expected);
    expect(await isEnded('john@example.com')).toBe(expected.length > 0);
  });

  it('reads the address, the kind and the time of a bounce', () => {
    expect(readReport(bounce)).toEqual({
      bounces: [{ email: 'john@example.com', kind: 'hard', at: Date.parse('2019-11-05T16:33:54.907Z') }],
    });
  });
});

describe('Amazon SES through SNS', () => {
  const notification = (message: unknown) => ({
    Type: 'Notification',
    MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
    TopicArn: 'arn:aws:sns:us-west-2:123456789012:MyTopic',
    Message: JSON.stringify(message),
    Timestamp: '2012-05-02T00:54:06.655Z',
    SignatureVersion: '1',
  });
  const recipients = [
    { emailAddress: 'jane@example.com', status: '5.1.1', action: 'failed' },
    { emailAddress: 'jo@example.com' },
  ];
  const bounce = (bounceType: string) => ({
    notificationType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: recipients,
      timestamp: '2016-01-27T14:59:38.237Z',
    },
    mail: { destination: ['jane@example.com', 'mary@example.com'] },
  });
  const complaint = (more = {}) => ({
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: 'jane@example.com' }],
      timestamp: '2016-01-27T14:59:38.237Z',
      ...more,
    },
    mail: {},
  });

  it.each([
    ['a permanent bounce of two addresses', bounce('Permanent'), ['bounce', 'bounce']],
    ['a transient bounce', bounce('Transient'), []],
    ['a complaint', complaint(), ['complaint']],
    ['a complaint that was withdrawn', complaint({ complaintFeedbackType: 'not-spam' }), []],
    ['a delivery', { notificationType: 'Delivery', delivery: {}, mail: {} }, []],
  ])('%s has the same effect wrapped by SNS in plain text and raw', async (_name, message, expected) => {
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'text/plain; charset=UTF-8' };
    expect((await report(notification(message), headers)).status).toBe(200);
    expect(await reasons()).toEqual(expected);
    expect((await report(message)).status).toBe(200);
    expect(await reasons()).toEqual(expected);
    expect(await isEnded('mary@example.com')).toBe(false);
  });

  it('the test message of SES is accepted and has no effect', async () => {
    const tried = { ...notification({}), Message: 'Successfully validated SNS topic for Amazon SES event publishing.' };
    expect((await report(tried)).status).toBe(200);
    expect(await reasons()).toEqual([]);
  });

  it('the URL that confirms a topic is logged if it is an https URL of Amazon SNS, refused with 422 if not, and never requested', async () => {
    const requests = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const confirmation = (url: string) => ({ Type: 'SubscriptionConfirmation', Token: 'x', SubscribeURL: url });
    const url = 'https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=x';
    expect((await report(confirmation(url))).status).toBe(200);
    expect(harness.lines.at(-1)).toContain(url);
    for (const other of [
      'http://sns.us-west-2.amazonaws.com/',
      'https://evil.example/',
      'https://sns.x.amazonaws.com.evil.example/',
    ])
      expect((await report(confirmation(other))).status).toBe(422);
    expect(harness.lines.join('')).not.toContain('evil');
    expect(requests).not.toHaveBeenCalled();
  });
});

describe('listmonk', () => {
  const ago = (days: number): string => new Date(time - days * DAY).toISOString();
  const row = (email: string, type: string, created_at: string) => ({
    id: 1,
    email,
    type,
    source: 'x',
    meta: {},
    created_at,
  });

  const jobs = (bounces: () => Promise<void>): Promise<void> =>
    runJobs({
      database: harness.options.database,
      retention: { contact: DAY, application: DAY, unconfirmed: DAY, quarantine: DAY },
      leadMail: 'off',
      bounces,
      log: harness.options.log,
    });

  it('the bounces of the last seven days are requested in pages, newest first', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => row(`r${index}@b.co`, 'hard', ago(index / 30)));
    const { url, got } = await receive((request, response) => {
      const page = Number(new URL(request.path, 'http://x').searchParams.get('page'));
      sendJson(response, 200, {
        data: { results: rows.slice((page - 1) * 100, page * 100), total: rows.length, page },
      });
    });
    const found = await listmonkBounces({ url, user: 'site', token: 't0ken' }, time);
    expect(found).toHaveLength(210);
    expect(found[0]).toEqual({ email: 'r0@b.co', kind: 'hard', at: time });
    expect(got.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((page) => `/api/bounces?page=${page}&per_page=100&order_by=created_at&order=desc`),
    );
    expect(got[0]?.headers.authorization).toBe(`Basic ${Buffer.from('site:t0ken').toString('base64')}`);
  });

  it.each([500, 403])('a response of %i is logged as a failed job, and the jobs end normally', async (status) => {
    const { url } = await receive((_request, response) => void response.writeHead(status).end());
    await jobs(async () => {
      await listmonkBounces({ url, user: 'u', token: 't' }, time);
    });
    expect(harness.lines.at(-1)).toContain(`"job":"bounces","reason":"Error: listmonk ${status}"`);
  });

  it('a bounce whose time cannot be read is an error, so that it is not ignored without a trace', async () => {
    const { url } = await receive((_request, response) =>
      sendJson(response, 200, { data: { results: [row('a@b.co', 'hard', 'yesterday')] } }),
    );
    await expect(listmonkBounces({ url, user: 'u', token: 't' }, time)).rejects.toThrow('listmonk 200');
  });

  it('the bounces are imported although an earlier job fails', async () => {
    const { database, secret } = harness.options;
    await database.transaction(({ query }) => query('DROP TABLE used_proofs'));
    await jobs(async () => {
      await suppressBounced(database, secret, [{ email: 'a@b.co', kind: 'hard', at: time }], []);
    });
    expect(harness.lines.map((line) => (JSON.parse(line) as { job?: string }).job)).toEqual(['forgetting']);
    expect(await isEnded('a@b.co')).toBe(true);
  });
});
