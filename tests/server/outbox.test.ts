import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { createServer as createTcp, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from '../../shared/forms/guard.fields.ts';
import { createWebhook, signatureOf } from '../../server/connectors/webhook.ts';
import { parseEnv } from '../../server/env.ts';
import { runJobs } from '../../server/jobs.ts';
import { afterFailure } from '../../server/outbox/backoff.ts';
import { createDeliver, deliverable } from '../../server/outbox/deliver.ts';
import { createMailSender, LIMITS, WHOLE_ATTEMPT_MS } from '../../server/outbox/mail.ts';
import { digestMail, leadMail, weeklyMail } from '../../server/outbox/messages.ts';
import { createWorker, type Worker } from '../../server/outbox/worker.ts';
import type { DeliveryKind, Lead, Listeners } from '../../server/store/store.ts';
import { claimDue, dropDead, LEASE_MS, queueState, retryDead } from '../../server/store/outbox.ts';
import { contact, createHarness, pdf, type Harness } from './harness.ts';
import { receiveMail } from './mailServer.ts';
import { receive, type Received } from './receiver.ts';

const HOUR = 3_600_000;
const WEBHOOK_LISTENERS: Listeners = { leads: ['webhook'], applications: ['webhook'], subscribers: [], erasures: [] };
let time = 1_800_000_000_000;
/** The setting `LEAD_MAIL`. */
let leadMailSetting: 'each' | 'daily' | 'off';
let harness: Harness;
const closers: (() => unknown)[] = [];
beforeEach(async () => {
  leadMailSetting = 'each';
  harness = await createHarness({}, { now: () => time });
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await harness.close();
});

function worker(url: string, requireTls = false, attemptMs?: number): Worker {
  const { database, secret, log } = harness.options;
  const from = { name: 'Kariz', address: 'web@kariz.test' };
  const sendMail = createMailSender({ url, requireTls, from, ...(attemptMs === undefined ? {} : { attemptMs }) });
  const options = {
    database,
    secret,
    publicOrigin: 'https://kariz.test',
    leadsTo: 'sales@kariz.test',
    applicationsTo: 'hr@kariz.test',
    leadMail: leadMailSetting,
    sendMail,
    fileLinkMs: HOUR,
    connectors: [],
  };
  return createWorker({
    database,
    log,
    deliver: createDeliver(options),
    kinds: ['lead-mail', 'confirmation-mail', 'digest-mail'],
    now: () => time,
  });
}
const refusing = (code: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('no'), { responseCode: code }));
const row = async () => (await harness.options.database.transaction(({ query }) => query('SELECT * FROM outbox')))[0];
const header = (mail: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim();

describe('mail', () => {
  it('case 15: a lead mail goes to the company, with Reply-To the sender; a header in the message stays text, and HTML is escaped', async () => {
    const { url, mails } = await receiveMail();
    await harness.postJson('/api/contact', { ...contact, name: 'Sara <b>', message: 'x\nBcc: evil@example.com\n<b>' });
    await worker(url).runOnce();
    const [mail = ''] = mails;
    const head = mail.split('\r\n\r\n')[0] ?? '';
    expect([header(head, 'To'), header(head, 'Reply-To'), header(head, 'Bcc')]).toEqual([
      'sales@kariz.test',
      'sara@example.com',
      undefined,
    ]);
    expect(head).not.toContain('evil@');
    expect(mail).toContain('&lt;b&gt;');
    expect(await row()).toMatchObject({ state: 'sent', payload: '{}' });
  });

  it('case 15: a name with line breaks is refused with 422, and one in the store reaches no mail header', async () => {
    const name = 'Mallory\r\nBcc: evil@example.com\r\n\r\nx';
    expect((await harness.postJson('/api/contact', { ...contact, name })).status).toBe(422);
    await harness.postJson('/api/contact', contact);
    await harness.options.database.transaction(({ query }) => query('UPDATE leads SET name = $1', [name]));
    const { url, mails } = await receiveMail();
    await worker(url).runOnce();
    const [mail = ''] = mails;
    const [head = '', body = ''] = mail.split(/\r\n\r\n(.*)/s);
    expect(head).not.toMatch(/Mallory|evil|Bcc/);
    expect([mails.length, body.includes('Mallory')]).toEqual([1, true]);
  });

  it('case 33: a lead that is changed after its mail is mailed again, marked as changed', async () => {
    const { url, mails } = await receiveMail();
    const send = (message: string) => harness.postJson('/api/contact', { ...contact, message, key: 'key-key-key' });
    await send('first words');
    await worker(url).runOnce();
    await send('newest words');
    await worker(url).runOnce();
    await worker(url).runOnce();
    expect(mails.map((mail) => [mail.includes('first words'), mail.includes('newest words')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const unwrapped = mails.map((mail) => mail.replaceAll('=\r\n', ''));
    expect(unwrapped.map((mail) => mail.includes('changed this message'))).toEqual([false, true]);
    const [first, second] = mails.map((mail) => header(mail, 'Message-ID'));
    expect(first).not.toBe(second);
    expect(new Set(mails.map((mail) => header(mail, 'Subject'))).size).toBe(1);
  });

  it('promise 3, case 45: a mail that was sent but not recorded before a crash is sent again with the same Message-ID', async () => {
    const { url, mails } = await receiveMail();
    await harness.postJson('/api/contact', contact);
    const { database } = harness.options;
    const sender = createMailSender({ url, requireTls: false, from: { name: 'K', address: 'web@kariz.test' } });
    const [delivery] = await claimDue(database, 'crashed', ['lead-mail'], 1);
    if (!delivery) throw new Error('nothing due');
    await sender({ to: 'sales@kariz.test', subject: 's', text: 't', html: 'h' }, delivery, time);
    await worker(url).runOnce();
    expect(mails).toHaveLength(1);
    time += LEASE_MS + 1;
    await worker(url).runOnce();
    await worker(url).runOnce();
    expect(mails.map((mail) => header(mail, 'Message-ID'))).toEqual(
      Array<string>(2).fill(`<${delivery.id}@kariz.test>`),
    );
  });

  it('promise 3: no mail is lost while the server refuses connections for 24 hours', async () => {
    for (let count = 0; count < 20; count += 1)
      await harness.postJson('/api/contact', { ...contact, message: `m${count}` });
    const end = time + 24 * HOUR;
    while (time < end) {
      await worker('smtp://127.0.0.1:1').runOnce();
      time += 10 * 60_000;
    }
    expect((await queueState(harness.options.database)).pending).toBe(20);
    const { url, mails } = await receiveMail();
    // The longest delay is eight hours and 20 %.
    time += 10 * HOUR;
    await worker(url).runOnce();
    expect(mails).toHaveLength(20);
  });

  it.each([421, 450, 451])('case 44: a mail refused with %i is retried', async (code) => {
    const { url } = await receiveMail({ onRcptTo: refusing(code) });
    await harness.postJson('/api/contact', contact);
    await worker(url).runOnce();
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1 });
  });

  it.each([550, 553])('case 44: a mail refused with %i fails at once, and can be queued again', async (code) => {
    const { url } = await receiveMail({ onRcptTo: refusing(code) });
    await harness.postJson('/api/contact', contact);
    await worker(url).runOnce();
    expect(await row()).toMatchObject({ state: 'dead', attempts: 1 });
    expect(await retryDead(harness.options.database)).toBe(1);
    expect((await queueState(harness.options.database)).pending).toBe(1);
  });

  it('case 44: wrong credentials pause the queue, count no attempt and are logged as an error without the password', async () => {
    const { url } = await receiveMail({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('Invalid')),
      allowInsecureAuth: true,
    });
    await harness.postJson('/api/contact', contact);
    const round = await worker(url.replace('//', '//user:hunter2@')).runOnce();
    expect(round.isPaused).toBe(true);
    expect(await row()).toMatchObject({ state: 'pending', attempts: 0 });
    expect(harness.lines.join('')).toContain('"level":"error"');
    expect(harness.lines.join('')).not.toContain('hunter2');
  });

  it('case 44: a sender address that the server refuses pauses the queue and counts no attempt', async () => {
    const { url } = await receiveMail({ onMailFrom: refusing(550) });
    await harness.postJson('/api/contact', contact);
    expect((await worker(url).runOnce()).isPaused).toBe(true);
    expect(await row()).toMatchObject({ state: 'pending', attempts: 0, last_error: 'SMTP EENVELOPE MAIL FROM 550' });
  });

  it('case 44: a message that is too large for the server fails and does not pause the queue', async () => {
    const { url } = await receiveMail({ onMailFrom: refusing(552) });
    await harness.postJson('/api/contact', contact);
    expect((await worker(url).runOnce()).isPaused).toBe(false);
    expect(await row()).toMatchObject({ state: 'dead' });
  });

  it.each(['smtp:', 'SMTP:'])('case 43: with %s, no mail is sent without TLS when it is required', async (scheme) => {
    const { url, mails } = await receiveMail();
    await harness.postJson('/api/contact', contact);
    await worker(url.replace('smtp:', scheme), true).runOnce();
    expect([mails.length, (await row())?.['state']]).toEqual([0, 'pending']);
  });

  it('case 43: a mail is retried when the server closes the connection in DATA', async () => {
    const droppingServer = createTcp((socket) => {
      socket.write('220 x\r\n');
      socket.on('data', (data) => {
        if (data.toString().startsWith('DATA')) socket.destroy();
        else socket.write('250 ok\r\n');
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => droppingServer.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise<void>((resolve) => droppingServer.close(() => resolve())));
    await harness.postJson('/api/contact', contact);
    await worker(`smtp://127.0.0.1:${(droppingServer.address() as AddressInfo).port}`).runOnce();
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1 });
  });

  it('case 43: a mail is retried when the host has no address', async () => {
    await harness.postJson('/api/contact', contact);
    await worker('smtp://mail.does-not-exist.invalid:587').runOnce();
    const { state, attempts, last_error: reason } = (await row()) ?? {};
    expect([state, attempts, reason]).toEqual(['pending', 1, expect.stringContaining('SMTP')]);
  });

  it('case 43: an untrusted certificate is refused, and no mail is sent without TLS instead', async () => {
    const { url, mails } = await receiveMail({ disabledCommands: [] });
    await harness.postJson('/api/contact', contact);
    await worker(url, true).runOnce();
    expect([mails.length, (await row())?.['state'], (await row())?.['attempts']]).toEqual([0, 'pending', 1]);
  });

  it('case 43: an attempt with an endless slow response is ended by the limit of the whole attempt', async () => {
    expect(WHOLE_ATTEMPT_MS).toBeLessThanOrEqual(60_000);
    expect(WHOLE_ATTEMPT_MS).toBeLessThan(LEASE_MS);
    const slowServer = createTcp((socket) => {
      socket.write('220 x\r\n');
      // Each line of the endless response restarts every time limit of the socket.
      const interval = setInterval(() => socket.write('250-more\r\n'), 50);
      socket.on('close', () => clearInterval(interval)).on('error', () => undefined);
    });
    await new Promise<void>((resolve) => slowServer.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise<void>((resolve) => slowServer.close(() => resolve())));
    await harness.postJson('/api/contact', contact);
    await worker(`smtp://127.0.0.1:${(slowServer.address() as AddressInfo).port}`, false, 800).runOnce();
    // Only this limit has this error code.
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1, last_error: 'SMTP EABORT' });
  });

  it('case 43, promise 5: forms are answered while a greeting does not come; its limit is at most 10 s', async () => {
    for (const limit of Object.values(LIMITS)) expect(limit).toBeLessThanOrEqual(WHOLE_ATTEMPT_MS / 2);
    expect(LIMITS.greetingTimeout).toBeLessThanOrEqual(10_000);
    const silentServer = createTcp();
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const connected = once(silentServer, 'connection') as Promise<[Socket]>;
    await harness.postJson('/api/contact', contact);
    const sending = worker(`smtp://127.0.0.1:${(silentServer.address() as AddressInfo).port}`).runOnce();
    const [socket] = await connected;
    for (let count = 0; count < 20; count += 1) {
      expect((await harness.postJson('/api/contact', { ...contact, message: `m${count}` })).status).toBe(200);
    }
    // The attempt still waits, and ends with the server.
    silentServer.close();
    socket.destroy();
    await sending;
    expect(await queueState(harness.options.database)).toMatchObject({ pending: 21, dead: 0 });
  });
});

const lead = (change: Partial<Lead>): Lead => ({
  id: 'a1b2c3d4',
  kind: 'contact',
  state: 'accepted',
  reason: undefined,
  name: 'Sara',
  email: 'sara@example.com',
  fields: {},
  attribution: {},
  createdAt: time,
  sequence: 1,
  ...change,
});

it('a digest lists the newest 200 leads and counts the others', () => {
  const leads = Array.from({ length: 203 }, (_, index) => lead({ email: `${index}@x.co` }));
  const week = { leads, suspects: [], confirmed: 0 };
  for (const { subject, text } of [
    digestMail('2027-03-01', leads, [], 'l@x.co'),
    weeklyMail('2027-03-01', week, 'l@x.co'),
  ]) {
    expect(subject).toContain('203 leads');
    expect(text.match(/^\d+@x\.co$/gm)).toHaveLength(200);
    expect(text).not.toContain('\n2@x.co\n');
    expect(text).toContain('not listed: 3 earlier ones. To read them: npm run leads -- export --format csv');
  }
});

it('a telephone number is a link in a mail if it has its country code and nothing else', () => {
  const htmlOf = (phone: string) => leadMail(lead({ fields: { phone } }), 'l@x.co', []).html;
  expect(htmlOf('+971 4 555-0100')).toContain('<a href="tel:+97145550100">+971 4 555-0100</a>');
  for (const other of ['0750 123 4567', '+971 4 555 0100 ext. 7', '+971', '<b>+971 4 555 0100'])
    expect(htmlOf(other)).not.toContain('tel:');
});

describe('text of any direction', () => {
  const mailsOf = (one: Lead) => [leadMail(one, 'l@x.co', []), digestMail('2027-03-01', [one], [], 'l@x.co')];

  it.each([
    'نستخدم Kubernetes على AWS',
    'شركة Ledger (دبي) للحلول',
    'Backend مع 3 مطورين',
    'ژیار Karim',
    '2026 سلام 10:30',
    'עברית and English',
  ])('%s has its own direction in a mail and in the digest', (words) => {
    for (const { text, html } of mailsOf(lead({ name: words, fields: { message: words, company: words } }))) {
      expect(text).toContain(`\u2068${words}\u2069`);
      expect(text.replaceAll(`\u2068${words}\u2069`, '')).not.toContain(words);
      expect(html).toContain(`<div dir="auto">${words}</div>`);
    }
  });

  it('each line of a message has its own direction, and a term from left to right is isolated', () => {
    for (const { text, html } of mailsOf(lead({ fields: { message: 'سلام C++\n\nHello' } }))) {
      const arabic = 'سلام \u2066C++\u2069';
      expect(text).toContain(`\u2068${arabic}\u2069\n\nHello`);
      expect(html.replaceAll(/\s*\n\s*/g, '')).toContain(
        `<div dir="auto">${arabic}</div><div dir="auto"><br /></div><div dir="auto">Hello</div>`,
      );
    }
  });

  it('an address is alone on its line, without direction marks', () => {
    for (const { text, html } of mailsOf(lead({ name: 'سارة' }))) {
      expect(text).toMatch(/(^|\n|: )sara@example\.com(\n|$)/);
      expect(html).toContain('<div dir="auto">sara@example.com</div>');
    }
  });
});

describe('the daily digest', () => {
  beforeEach(() => {
    leadMailSetting = 'daily';
  });
  const jobs = () =>
    runJobs({
      database: harness.options.database,
      retention: { contact: 9e12, application: 9e12, unconfirmed: 9e12, quarantine: 9e12 },
      leadMail: leadMailSetting,
      log: harness.options.log,
    });

  it('has the inquiries of the day before, and is sent once, also when several instances run the jobs', async () => {
    const { url, mails } = await receiveMail();
    const daily = await createHarness({ leadMail: 'daily', database: harness.options.database });
    closers.push(daily.close);
    const start = Date.parse('2027-03-01T10:00:00Z');
    time = start;
    await daily.postJson('/api/contact', { ...contact, name: 'First', message: 'of March\n<b>' });
    await daily.postJson('/api/contact', { ...contact, name: 'Trap', [guard.fields.honeypot.name]: 'x' });
    await daily.postJson('/api/applications', { ...contact, role: 'x', cv: pdf().toString('base64') });
    time = start + 20 * HOUR;
    await daily.postJson('/api/contact', { ...contact, name: 'Second', message: 'of March' });
    await Promise.all([jobs(), jobs(), jobs()]);
    await worker(url).runOnce();
    await jobs();
    await worker(url).runOnce();
    const subjects = mails.map((mail) => header(mail, 'Subject'));
    // The application is mailed separately, with its file.
    expect(subjects.toSorted()).toEqual([
      '1 lead, 1 quarantined on 2027-03-01',
      expect.stringMatching(/^Application /),
    ]);
    const digest = mails.find((mail) => header(mail, 'Subject')?.includes('1 lead')) ?? '';
    expect([header(digest, 'To'), digest.includes('First'), digest.includes('&lt;b&gt;')]).toEqual([
      'sales@kariz.test',
      true,
      true,
    ]);
    expect(digest).not.toMatch(/Second|Trap/);
    time = start + 44 * HOUR;
    await jobs();
    await worker(url).runOnce();
    expect(mails.map((mail) => header(mail, 'Subject')).at(-1)).toBe('1 lead on 2027-03-02');
  });

  const queuedDays = async (): Promise<unknown[]> =>
    (
      await harness.options.database.transaction(({ query }) =>
        query(`SELECT dedupe_key FROM outbox WHERE kind = 'digest-mail' ORDER BY dedupe_key`),
      )
    ).map(({ dedupe_key: key }) => key);

  it('is queued once for every day since the last one, 30 at most', async () => {
    const { url } = await receiveMail();
    time = Date.parse('2027-03-02T10:00:00Z');
    await jobs();
    expect(await queuedDays()).toEqual(['digest-mail:2027-03-01']);
    time += 3 * 24 * HOUR;
    await jobs();
    expect(await queuedDays()).toEqual([1, 2, 3, 4].map((day) => `digest-mail:2027-03-0${day}`));
    await worker(url).runOnce();
    time += 90 * 24 * HOUR;
    await jobs();
    const days = await queuedDays();
    expect([days.length, days[0], days.at(-1)]).toEqual([30, 'digest-mail:2027-05-04', 'digest-mail:2027-06-02']);
    await worker(url).runOnce();
    // One a day, also after the sent ones are deleted.
    for (let count = 0; count < 35; count += 1) {
      time += 24 * HOUR;
      await jobs();
      const [row] = await harness.options.database.transaction(({ query }) =>
        query(`SELECT COUNT(*) AS count FROM outbox WHERE state = 'pending'`),
      );
      expect(row?.['count']).toBe(1);
      await worker(url).runOnce();
    }
  });

  it('is not queued again when it failed and was dropped', async () => {
    const { url } = await receiveMail({ onRcptTo: refusing(550) });
    const daily = await createHarness({ leadMail: 'daily', database: harness.options.database });
    closers.push(daily.close);
    time = Date.parse('2027-03-01T10:00:00Z');
    await daily.postJson('/api/contact', contact);
    time += 24 * HOUR;
    await jobs();
    await worker(url).runOnce();
    await jobs();
    expect(harness.lines.at(-1)).toContain('npm run leads -- queue');
    const { id, state } = (await row()) ?? {};
    expect([state, await dropDead(harness.options.database, String(id))]).toEqual(['dead', true]);
    const lineCount = harness.lines.length;
    await jobs();
    expect([await queuedDays(), (await queueState(harness.options.database)).pending]).toEqual([
      ['digest-mail:2027-03-01'],
      0,
    ]);
    expect(harness.lines).toHaveLength(lineCount);
  });

  it('is queued although other jobs fail, and the log names these', async () => {
    const { database } = harness.options;
    await database.transaction(async ({ query }) => {
      await query('DROP TABLE used_proofs');
      await query('ALTER TABLE leads RENAME TO lost');
    });
    time = Date.parse('2027-03-02T10:00:00Z');
    await jobs();
    expect(await queuedDays()).toEqual(['digest-mail:2027-03-01']);
    const failed = harness.lines
      .map((line) => JSON.parse(line) as { event: string; job?: string })
      .filter(({ event }) => event === 'job failed');
    expect(failed.map(({ job }) => job)).toEqual(['retention', 'forgetting']);
  });

  describe('quarantined leads', () => {
    const honeypot = { [guard.fields.honeypot.name]: 'x' };
    const posts: readonly [path: string, body: object][] = [
      ['/api/contact', { ...contact, message: 'one', ...honeypot }],
      ['/api/contact', { ...contact, message: 'two', stamp: 'forged' }],
      ['/api/newsletter', { email: 'a@example.com', ...honeypot }],
      ['/api/applications', { ...contact, role: 'x', cv: pdf().toString('base64'), ...honeypot }],
    ];

    it.each([
      ['each', '4 quarantined on 2027-03-01'],
      ['daily', '1 lead, 4 quarantined on 2027-03-01'],
      ['off', undefined],
    ] as const)('are counted in one digest; with LEAD_MAIL=%s its subject is %s', async (wanted, subject) => {
      leadMailSetting = wanted;
      const { url, mails } = await receiveMail();
      const own = await createHarness({ leadMail: wanted, database: harness.options.database });
      closers.push(own.close);
      time = Date.parse('2027-03-01T10:00:00Z');
      await own.postJson('/api/contact', { ...contact, message: 'a lead' });
      for (const [path, body] of posts) expect((await own.postJson(path, body)).status).toBe(200);
      for (let day = 0; day < 3; day += 1) {
        time += 24 * HOUR;
        await jobs();
        await worker(url).runOnce();
      }
      const digests = mails.filter((mail) => !header(mail, 'Subject')?.startsWith('Inquiry '));
      expect(digests.map((mail) => header(mail, 'Subject'))).toEqual(subject === undefined ? [] : [subject]);
      expect(mails).toHaveLength(digests.length + (wanted === 'each' ? 1 : 0));
      if (subject === undefined) return;
      const text = digests[0]?.replaceAll('=\r\n', '') ?? '';
      for (const words of ['honeypot filled: 3', 'sent too fast or stamp forged: 1', 'list --state quarantined'])
        expect(text).toContain(words);
      // The digest has no input of a quarantined lead.
      expect(text).not.toMatch(/\ba@example\.com/);
    });

    it('cause no digest when there are none and each lead has its own mail', async () => {
      leadMailSetting = 'each';
      time = Date.parse('2027-03-01T10:00:00Z');
      await harness.postJson('/api/contact', contact);
      time += 24 * HOUR;
      await jobs();
      expect(await queuedDays()).toEqual([]);
    });
  });

  it('after a change of LEAD_MAIL, each inquiry is in exactly one mail', async () => {
    const { url, mails } = await receiveMail();
    const { database } = harness.options;
    const daily = await createHarness({ leadMail: 'daily', database });
    closers.push(daily.close);
    const post = (app: Harness, name: string) => app.postJson('/api/contact', { ...contact, name, message: name });
    const nextDay = async (): Promise<string[]> => {
      const before = mails.length;
      time += 24 * HOUR;
      await jobs();
      await worker(url).runOnce();
      return mails.slice(before).map((mail) => header(mail, 'Subject') ?? '');
    };
    time = Date.parse('2027-03-01T10:00:00Z');
    await jobs();
    await post(daily, 'Morning');
    leadMailSetting = 'each';
    await post(harness, 'Afternoon');
    expect((await nextDay()).toSorted()).toEqual(['1 lead on 2027-03-01', expect.stringMatching(/^Inquiry /)]);
    expect(mails.filter((mail) => mail.includes('Morning'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.includes('Afternoon'))).toHaveLength(1);
    // Back: the days with single mails need no digest, and that of today lists only the later inquiry.
    await post(harness, 'Third');
    expect(await nextDay()).toEqual([expect.stringMatching(/^Inquiry /)]);
    await post(harness, 'Fourth');
    leadMailSetting = 'daily';
    await post(daily, 'Fifth');
    expect((await nextDay()).toSorted()).toEqual(['1 lead on 2027-03-03', expect.stringMatching(/^Inquiry /)]);
    expect(mails.filter((mail) => mail.includes('Fifth'))).toHaveLength(1);
  });

  it('is not sent for a day without inquiries', async () => {
    const { url, mails } = await receiveMail();
    time += 240 * HOUR;
    await jobs();
    await worker(url).runOnce();
    expect([mails, (await row())?.['state']]).toEqual([[], 'sent']);
  });
});

describe('promise 4: times of retries', () => {
  it('the delay is 1, 5, 15, 30 min, 1, 2, 4 h, then 8 h, within 20 %; after 96 h the message is given up', () => {
    const minutes = [1, 5, 15, 30, 60, 120, 240, 480, 480];
    minutes.forEach((expected, attempts) => {
      for (const random of [0, 0.5, 1]) {
        const outcome = afterFailure(attempts, HOUR, 'x', random);
        const delay = outcome.state === 'retry' ? outcome.delayMs / 60_000 : NaN;
        expect(delay).toBeCloseTo(expected * (0.8 + 0.4 * random), 3);
      }
    });
    expect(afterFailure(20, 96 * HOUR, 'x').state).toBe('dead');
  });

  it('a message that waited longer before its first attempt has eight attempts', async () => {
    await harness.postJson('/api/contact', contact);
    time += 120 * HOUR;
    for (let attempts = 1; attempts <= 7; attempts += 1) {
      await worker('smtp://127.0.0.1:1').runOnce();
      expect(await row()).toMatchObject({ state: 'pending', attempts });
      time += 5 * HOUR;
    }
    await worker('smtp://127.0.0.1:1').runOnce();
    expect(await row()).toMatchObject({ state: 'dead', attempts: 8 });
  });

  it('a message that fails for four days is given up, logged and counted by /readyz', async () => {
    await harness.postJson('/api/contact', contact);
    for (const end = time + 110 * HOUR; time < end; time += HOUR) await worker('smtp://127.0.0.1:1').runOnce();
    expect(await queueState(harness.options.database)).toMatchObject({ pending: 0, dead: 1 });
    expect(harness.lines.at(-1)).toContain('gave up');
    const ready = (await (await harness.request('/readyz')).json()) as { queue: unknown };
    expect(ready.queue).toMatchObject({ dead: 1 });
  });
});

it('webhooks are sent while mail is paused', async () => {
  const own = await createHarness({ listeners: WEBHOOK_LISTENERS }, { now: () => time });
  const { url, got } = await receive((_request, response) => void response.end());
  for (let count = 0; count < 12; count += 1) await own.postJson('/api/contact', { ...contact, message: `m${count}` });
  const { database, secret, log } = own.options;
  const options = {
    database,
    secret,
    publicOrigin: '',
    leadsTo: 'sales@kariz.test',
    applicationsTo: '',
    leadMail: leadMailSetting,
    sendMail: () => Promise.resolve({ state: 'paused', delayMs: HOUR, reason: 'x' } as const),
    fileLinkMs: HOUR,
    connectors: [createWebhook({ url, key: Buffer.alloc(32), topics: ['leads'] })],
  };
  const deliver = createDeliver(options);
  for (const kinds of deliverable(options)) await createWorker({ database, log, deliver, kinds }).runOnce();
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  expect((await queueState(database)).pending).toBe(12);
  await own.close();
});

describe('case 54: clocks', () => {
  it('a lease that ends later than any lease can is ignored', async () => {
    await harness.postJson('/api/contact', contact);
    const { database } = harness.options;
    time += 24 * HOUR;
    await claimDue(database, 'ahead', ['lead-mail'], 5);
    time -= 24 * HOUR;
    expect(await claimDue(database, 'right', ['lead-mail'], 5)).toHaveLength(1);
  });
});

describe('webhook (case 46)', () => {
  const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const receiver = async (
    answer: (request: Pick<Received, 'headers'>, body: string, response: ServerResponse) => void,
  ): Promise<string> => `${(await receive((request, response) => answer(request, request.body, response))).url}/hook`;
  /** Sends a lead. After a failed attempt, each further round is an hour later. Resolves with the message in the queue. */
  async function send(url: string, rounds = 1) {
    const own = await createHarness({ listeners: WEBHOOK_LISTENERS, leadMail: 'off' }, { now: () => time });
    await own.postJson('/api/contact', contact);
    const { database, secret: key, log } = own.options;
    const options = {
      database,
      secret: key,
      publicOrigin: '',
      leadsTo: '',
      applicationsTo: '',
      leadMail: leadMailSetting,
      fileLinkMs: HOUR,
      connectors: [createWebhook({ url, key: Buffer.from(secret, 'base64'), topics: ['leads'] })],
    };
    const kinds: DeliveryKind[] = ['webhook'];
    for (let round = 1; round <= rounds; round += 1) {
      if (round > 1) time += HOUR;
      await createWorker({ database, log, deliver: createDeliver(options), kinds, now: () => time }).runOnce();
    }
    const [sent] = await database.transaction(({ query }) => query('SELECT * FROM outbox'));
    await own.close();
    return sent;
  }

  it('signs the published example of Standard Webhooks with the published signature', () => {
    const signature = signatureOf(
      Buffer.from(secret, 'base64'),
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('sends a changed lead as lead.updated', async () => {
    const types: string[] = [];
    const url = await receiver((_request, body, response) => {
      types.push((JSON.parse(body) as { type: string }).type);
      response.end();
    });
    const own = await createHarness({ listeners: WEBHOOK_LISTENERS, leadMail: 'off' }, { now: () => time });
    const { database, secret: key, log } = own.options;
    const options = {
      database,
      secret: key,
      publicOrigin: '',
      leadsTo: '',
      applicationsTo: '',
      leadMail: leadMailSetting,
      fileLinkMs: HOUR,
      connectors: [createWebhook({ url, key: Buffer.from(secret, 'base64'), topics: ['leads'] })],
    };
    const deliver = createDeliver(options);
    for (const message of ['a', 'b']) {
      await own.postJson('/api/contact', { ...contact, message, key: 'key-key-key' });
      await createWorker({ database, log, deliver, kinds: ['webhook'], now: () => time }).runOnce();
    }
    expect(types).toEqual(['lead.created', 'lead.updated']);
    await own.close();
  });

  it('signs a request as Standard Webhooks specify', async () => {
    let isRight = false;
    const url = await receiver((request, body, response) => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
        .update(`${String(id)}.${String(at)}.${body}`)
        .digest('base64');
      isRight = signature === `v1,${expected}` && body.includes('sara@example.com');
      response.end('ok');
    });
    expect(await send(url)).toMatchObject({ state: 'sent' });
    expect(isRight).toBe(true);
  });

  it('a retry has the webhook-id of the first attempt, and its own time and signature', async () => {
    const attempts: { id: unknown; at: number; isSigned: boolean }[] = [];
    const url = await receiver((request, body, response) => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const expected = signatureOf(Buffer.from(secret, 'base64'), String(id), Number(at), body);
      attempts.push({ id, at: Number(at), isSigned: signature === expected });
      response.writeHead(attempts.length === 1 ? 500 : 200).end();
    });
    const { id, state } = (await send(url, 2)) ?? {};
    const at = Math.floor(time / 1000);
    expect([state, attempts]).toEqual([
      'sent',
      [
        { id, at: at - 3600, isSigned: true },
        { id, at, isSigned: true },
      ],
    ]);
  });

  it.each([
    ['500', 500, {}, 'pending'],
    ['410', 410, {}, 'dead'],
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }, 'pending'],
    ['429 with Retry-After', 429, { 'retry-after': '7200' }, 'pending'],
    ['429 with a fraction of a second', 429, { 'retry-after': '7199.9995' }, 'pending'],
  ])('%s (status %i, headers %j): the message is %s after one attempt', async (_name, status, headers, state) => {
    let calls = 0;
    const url = await receiver((_request, _body, response) => {
      calls += 1;
      response.writeHead(status, headers as Record<string, string>).end();
    });
    const sent = await send(url);
    expect([sent?.['state'], sent?.['attempts'], calls]).toEqual([state, 1, 1]);
    if (status === 429) expect(Number(sent?.['next_at']) - time).toBe(7_200_000);
  });

  it.each([
    ['a date two hours ahead is respected', () => new Date(time + 7_200_000).toUTCString(), 7_199_000, 7_200_000],
    [
      'a date two days ahead is shortened to eight hours',
      () => new Date(time + 172_800_000).toUTCString(),
      28_800_000,
      28_800_000,
    ],
    ['a second is shorter than the delay', () => '1', 5000, 7_000_000],
    ['neither seconds nor a date is ignored', () => 'soon', 5000, 7_000_000],
  ])('503 with Retry-After: %s', async (_name, header, least, most) => {
    const url = await receiver((_request, _body, response) => {
      response.writeHead(503, { 'retry-after': header() }).end();
    });
    const wait = Number((await send(url))?.['next_at']) - time;
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(most);
  });

  it('an endless response is cut, and the message is sent', async () => {
    const url = await receiver((_request, _body, response) => {
      const interval = setInterval(() => response.write(Buffer.alloc(65_536)), 1);
      response.on('close', () => clearInterval(interval));
    });
    expect(await send(url)).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['does not end', (response: ServerResponse) => response.writeHead(200).write('o')],
    [
      'breaks off',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '9' }).write('o', () => response.destroy()),
    ],
  ])('the message is sent although the body of the 200 response %s', async (_name, answer) => {
    const url = await receiver((_request, _body, response) => void answer(response));
    expect(await send(url)).toMatchObject({ state: 'sent' });
  });

  it('the reason has the error code when the receiver refuses connections or has no TLS', async () => {
    const url = await receiver((_request, _body, response) => void response.end());
    for (const [address, code] of [
      // The system assigns this port to no program, and `fetch` does not block it.
      ['http://127.0.0.1:2/', 'ECONNREFUSED'],
      [url.replace('http:', 'https:'), 'ERR_SSL_'],
    ] as const)
      expect(await send(address)).toMatchObject({
        state: 'pending',
        last_error: expect.stringMatching(new RegExp(`^webhook \\w*Error ${code}`)) as string,
      });
  });

  it('a request without a response is ended after ten seconds', async () => {
    const url = await receiver(() => undefined);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    expect(await send(url)).toMatchObject({ state: 'pending', attempts: 1, last_error: 'webhook TimeoutError' });
    expect(limit.mock.calls).toEqual([[10_000]]);
    limit.mockRestore();
  });
});

describe('URLs with user and password (case 58)', () => {
  const others = {
    PUBLIC_ORIGIN: 'https://a.example',
    FORM_SECRET: 'x'.repeat(32),
    WEBHOOK_URL: 'https://hook.example/',
    WEBHOOK_SECRET: Buffer.alloc(32).toString('base64'),
  };
  const unescaped = 'cannot be read: in user and password / is written %2F';

  it.each([
    ['SMTP_URL', 'smtp://user:hunter2/w@mail.example:587', unescaped],
    // A parser would take half of the password as the port, and the user as the host.
    ['SMTP_URL', 'smtp://user:12/hunter2@mail.example', unescaped],
    ['SMTP_URL', 'smtp://user:12?hunter2@mail.example', unescaped],
    ['SMTP_URL', 'smtp://user:12#hunter2@mail.example', unescaped],
    ['SMTP_URL', 'smtp:mail.example', 'must start with smtp:// or smtps://'],
    ['SMTP_URL', 'smtp://', 'must name a host'],
    ['SMTP_URL', 'smtp://mail.example/hunter2', 'must name a host and nothing behind it'],
    ['SMTP_URL', 'smtp://mail.example#hunter2', 'must name a host and nothing behind it'],
    ['DATABASE_URL', 'postgres://u:hunter2/x@host/db', unescaped],
    ['DATABASE_URL', 'postgres://u:12/hunter2@host/db', unescaped],
    ['DATABASE_URL', 'postgres://u:12#hunter2@host/db', unescaped],
    ['WEBHOOK_URL', 'https://user:hunter2@hook.example/', 'must hold no user and password'],
    ['WEBHOOK_URL', 'https://hunter2@hook.example/', 'must hold no user and password'],
  ])('%s=%s is refused: %s', (name, value, reason) => {
    const refused = new RegExp(`^${name}: ${reason}(?!.*hunter2)[^\n]*$`);
    expect(() => parseEnv({ ...others, [name]: value })).toThrow(refused);
  });

  it.each([
    ['SMTP_URL', 'smtp://user:p%2Fw%40x@mail.example:587'],
    ['SMTP_URL', 'SMTPS://me@mail.example:p@mail.example:465/?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://[::1]:25'],
    ['DATABASE_URL', 'postgres://u:p%40x@host/db?sslmode=require'],
    ['DATABASE_URL', 'postgres:///db?host=/var/run/postgresql'],
    ['WEBHOOK_URL', 'https://hook.example/@me?key=1'],
  ] as const)('%s=%s is accepted', (name, value) => {
    expect(parseEnv({ ...others, [name]: value })[name]).toBe(value);
  });
});
