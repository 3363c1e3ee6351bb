/** Receivers of mails: routes, the weekly digest, and acknowledgements to senders. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from 'altcha-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../../server/appOptions.ts';
import { parseEnv } from '../../server/env.ts';
import { makeChallenge } from '../../server/forms/proof.ts';
import { makeStamp } from '../../server/forms/stamp.ts';
import { runJobs } from '../../server/jobs.ts';
import { readMailRoutes, receiversOf, type MailRoute } from '../../server/mailRoutes.ts';
import { createDeliver, deliverable } from '../../server/outbox/deliver.ts';
import type { Mail } from '../../server/outbox/mail.ts';
import { createWorker } from '../../server/outbox/worker.ts';
import { erase } from '../../server/store/erasure.ts';
import { suppress } from '../../server/store/newsletter.ts';
import { listQueue } from '../../server/store/outbox.ts';
import { removeExpired } from '../../server/store/submissions.ts';
import { contact, createHarness, pdf, temporaryFolder, type Harness } from './harness.ts';
import { launch } from './launch.ts';

const HOUR = 3_600_000;
let time: number;
let harness: Harness;
const start = async (overrides: Partial<AppOptions>): Promise<void> => {
  time = Date.parse('2027-03-03T10:00:00Z');
  harness = await createHarness({ now: () => time, ...overrides }, { now: () => time });
};
afterEach(() => harness.close());

/** Sends the due mails and returns them. Those to `refused` fail permanently. */
async function sent(refused = ''): Promise<Mail[]> {
  const mails: Mail[] = [];
  const { database, secret, log } = harness.options;
  const options = {
    ...{ database, secret, publicOrigin: 'https://kariz.test', leadMail: 'each' as const },
    ...{ leadsTo: 'sales@kariz.test', applicationsTo: 'hr@kariz.test' },
    ...{ fileLinkMs: 0, connectors: [] },
    sendMail: (mail: Mail) => {
      if (mail.to === refused) return Promise.resolve({ state: 'dead' as const, reason: 'SMTP 550' });
      mails.push(mail);
      return Promise.resolve({ state: 'sent' as const });
    },
  };
  const [kinds = []] = deliverable(options);
  await createWorker({ database, deliver: createDeliver(options), kinds, log, now: () => time }).runOnce();
  return mails;
}
const receivers = (mails: readonly Mail[]): string[] => mails.map(({ to }) => to).sort();

describe('routes', () => {
  const ROUTES: readonly MailRoute[] = [
    { form: 'application', to: ['people@kariz.test'] },
    { topic: 'devops', language: 'ar', to: ['arabic@kariz.test', 'ops@kariz.test'] },
    { topic: 'devops', to: ['ops@kariz.test'] },
  ];
  beforeEach(() => start({ mailRoutes: ROUTES }));

  it.each([
    [{ kind: 'contact', fields: { topic: 'devops/ci-cd', locale: 'ar' } }, ['arabic@kariz.test', 'ops@kariz.test']],
    [
      { kind: 'contact', fields: { topic: 'devops', locale: 'en', language: 'ar' } },
      ['arabic@kariz.test', 'ops@kariz.test'],
    ],
    [{ kind: 'contact', fields: { topic: 'devops', locale: 'ar', language: 'en' } }, ['ops@kariz.test']],
    [{ kind: 'contact', fields: { topic: 'devopsy', locale: 'ar' } }, []],
    [{ kind: 'contact', fields: { locale: 'en' } }, []],
    [{ kind: 'application', fields: { role: 'engineer', locale: 'ar' } }, ['people@kariz.test']],
  ] as const)('%j goes to %j', (lead, to) => {
    expect(receiversOf(ROUTES, lead)).toEqual(to);
  });

  it('an inquiry goes to each of several receivers once; when one fails, the others get no second mail', async () => {
    await harness.postJson('/api/contact', { ...contact, topic: 'devops/ci-cd', locale: 'ar' });
    const mails = await sent('ops@kariz.test');
    expect([receivers(mails), mails[0]?.replyTo]).toEqual([
      ['arabic@kariz.test'],
      { name: '', address: 'sara@example.com' },
    ]);
    time += HOUR;
    expect(await sent()).toEqual([]);
    expect(await listQueue(harness.options.database, 9)).toMatchObject([
      { state: 'dead', payload: { to: 'ops@kariz.test' } },
    ]);
  });

  it('an inquiry without a matching rule goes to the address in the settings', async () => {
    await harness.postJson('/api/contact', contact);
    await harness.postJson('/api/applications', { ...contact, role: 'x', cv: pdf().toString('base64') });
    expect(receivers(await sent())).toEqual(['people@kariz.test', 'sales@kariz.test']);
  });

  it('a changed inquiry goes to the receivers of its new topic', async () => {
    const send = (topic: string) => harness.postJson('/api/contact', { ...contact, topic, key: 'key-key-key' });
    await send('');
    expect(receivers(await sent())).toEqual(['sales@kariz.test']);
    await send('devops');
    const [mail] = await sent();
    expect([mail?.to, mail?.text.includes('changed this message')]).toEqual(['ops@kariz.test', true]);
  });

  it.each([
    ['{', 'MAIL_ROUTES: is not valid JSON'],
    ['{}', 'MAIL_ROUTES: the file '],
    ['[{"to":["a@b.co, c@d.co"]}]', 'MAIL_ROUTES: [0].to[0] must be one plain mail address'],
    ['[{"to":[]}]', 'MAIL_ROUTES: [0].to must name at least one address'],
    ['[{"form":"fax","to":["a@b.co"]}]', 'MAIL_ROUTES: [0].form '],
    ['[{"topic":"/x","to":["a@b.co"]}]', 'MAIL_ROUTES: [0].topic must be a path'],
    ['[{"lang":"ar","to":["a@b.co"]}]', 'MAIL_ROUTES: [0] '],
    ['[{"to":["a@b.co"]},{"form":"contact","to":["c@d.co"]}]', 'MAIL_ROUTES: [0] takes every lead'],
  ])('a file with %s is refused: %s', (text, reason) => {
    const file = join(harness.folder, 'routes.json');
    writeFileSync(file, text);
    expect(() => readMailRoutes(file)).toThrow(reason);
  });

  it('reads a file, each address once, and refuses the path of a missing file', () => {
    const file = join(harness.folder, 'routes.json');
    writeFileSync(file, '[{"topic":"devops","to":["a@b.co","a@b.co"]},{"to":["c@d.co"]}]');
    expect(readMailRoutes(file)).toEqual([{ topic: 'devops', to: ['a@b.co'] }, { to: ['c@d.co'] }]);
    expect(readMailRoutes(undefined)).toEqual([]);
    expect(() => readMailRoutes(join(harness.folder, 'none.json'))).toThrow('MAIL_ROUTES: ENOENT');
  });

  it.each([
    ['a file with a fault', '[{"to":["a@b.co, c@d.co"]}]', 'MAIL_ROUTES: [0].to[0] must be one plain mail address'],
    ['a missing file', undefined, 'MAIL_ROUTES: ENOENT'],
  ])('with %s the server does not start, and the error names the setting', async (_name, text, reason) => {
    const file = join(harness.folder, 'routes.json');
    if (text !== undefined) writeFileSync(file, text);
    const data = temporaryFolder();
    const error: unknown = await launch({ DATA_DIR: data.path, MAIL_ROUTES: file }).catch(String);
    data.remove();
    expect(error).toContain(`ended with 1: ${reason}`);
  });
});

describe('the weekly digest', () => {
  beforeEach(() => start({ leadMail: 'off' }));
  const jobs = () =>
    runJobs({
      database: harness.options.database,
      retention: { contact: 9e12, application: 9e12, unconfirmed: 9e12, quarantine: 9e12 },
      ...{ leadMail: 'off', isWeekly: true, log: harness.options.log },
    });

  it('is sent once, also when requested repeatedly and by several instances, with counts and a list', async () => {
    await jobs();
    await sent();
    await harness.postJson('/api/contact', { ...contact, name: 'Before', message: 'secret words', topic: 'devops' });
    await harness.postJson('/api/contact', { ...contact, name: 'Trap', extra: 'x' });
    // A Sunday, and then the Monday after it.
    time = Date.parse('2027-03-07T23:59:59Z');
    await jobs();
    expect(await sent()).toEqual([]);
    time = Date.parse('2027-03-08T00:00:00Z');
    await harness.postJson('/api/contact', { ...contact, name: 'After', message: 'later' });
    await Promise.all([jobs(), jobs(), jobs()]);
    const mails = await sent();
    time += 100 * HOUR;
    await jobs();
    expect([(await sent()).length, mails.length]).toEqual([0, 1]);
    const [{ to, subject, text } = { to: '', subject: '', text: '' }] = mails;
    expect([to, subject]).toEqual(['sales@kariz.test', '1 lead in the week of 2027-03-01']);
    for (const words of ['inquiry: 1', 'application: 0', '1 quarantined', 'devops: 1', 'en: 1', 'Before'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/After|Trap|secret words/);
  });

  it('is off unless WEEKLY_DIGEST is on', () => {
    expect([parseEnv({}).WEEKLY_DIGEST, parseEnv({ WEEKLY_DIGEST: 'on' }).WEEKLY_DIGEST]).toEqual([false, true]);
  });
});

describe('acknowledgements to senders', () => {
  beforeEach(() => start({ hasProofOfWork: true, leadMail: 'off', acknowledgementsPerHour: 2 }));

  /** Sends a form as a page does that has solved its challenge and was open for ten seconds. */
  async function send(change: Record<string, unknown> = {}, form: 'contact' | 'newsletter' = 'contact'): Promise<void> {
    const { secret } = harness.options;
    const challenge = await makeChallenge(secret, form, time);
    const solution = await solveChallenge({ challenge, deriveKey });
    const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const stamp = makeStamp(secret, form, time - 10_000);
    const fields = form === 'contact' ? { ...contact, message: crypto.randomUUID() } : { email: contact.email };
    // The library compares the end of a challenge with the clock of the process.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(time);
    expect((await harness.postJson(`/api/${form}`, { ...fields, altcha, stamp, ...change })).status).toBe(200);
    clock.mockRestore();
  }

  it('a sender gets one in the language of the answer, without any input', async () => {
    await send({ name: 'Buy now', message: 'https://spam.example', language: 'ar' });
    const [mail, ...others] = await sent();
    expect([mail?.to, others, mail?.replyTo?.address]).toEqual(['sara@example.com', [], 'sales@kariz.test']);
    expect(mail?.html).toContain('<div lang="ar" dir="rtl">');
    expect(JSON.stringify(mail)).not.toMatch(/Buy now|spam/);
    expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
  });

  it('Reply-To is the first receiver of the lead', async () => {
    await harness.close();
    await start({
      ...{ hasProofOfWork: true, acknowledgementsPerHour: 2, mailRoutes: [{ to: ['a@kariz.test', 'b@kariz.test'] }] },
    });
    await send();
    const mail = (await sent()).find(({ to }) => to === 'sara@example.com');
    expect(mail?.replyTo?.address).toBe('a@kariz.test');
  });

  it('a newsletter sign-up causes its confirmation mail alone: no acknowledgement, and no mail by a route', async () => {
    await harness.close();
    await start({ hasProofOfWork: true, acknowledgementsPerHour: 2, mailRoutes: [{ to: ['a@kariz.test'] }] });
    await send({}, 'newsletter');
    expect((await listQueue(harness.options.database, 9)).map(({ kind }) => kind)).toEqual(['confirmation-mail']);
    expect(receivers(await sent())).toEqual(['sara@example.com']);
  });

  it('a mailbox gets one a day, also in other spellings', async () => {
    for (const email of ['sara@example.com', 'Sara@example.com', 's.ara+1@example.com']) await send({ email });
    expect(receivers(await sent())).toEqual(['sara@example.com']);
    time += 24 * HOUR;
    await removeExpired(harness.options.database);
    await send();
    expect(await sent()).toHaveLength(1);
  });

  it('all mailboxes together get at most acknowledgementsPerHour an hour', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await send({ email });
    expect(receivers(await sent())).toEqual(['a@example.com', 'b@example.com']);
    time += HOUR;
    await send({ email: 'd@example.com' });
    expect(receivers(await sent())).toEqual(['d@example.com']);
  });

  it.each([
    ['no proof of work', { altcha: '' }],
    ['no stamp, as without script', { stamp: '' }],
    ['a filled honeypot', { extra: 'x' }],
  ])('none is sent for a form with %s', async (_, change) => {
    await send(change);
    expect(await sent()).toEqual([]);
  });

  it('none is sent to an address that is suppressed before or after the form was sent', async () => {
    const { database, secret } = harness.options;
    await send();
    await suppress(database, secret, 'sara@example.com');
    await suppress(database, secret, 'b@example.com');
    await send({ email: 'b@example.com' });
    expect(await sent()).toEqual([]);
  });

  it('none is sent to an erased person, and the limit does not keep the mailbox', async () => {
    const { database, secret } = harness.options;
    await send();
    await erase(database, secret, 'sara@example.com', join(harness.folder, 'erasures.log'));
    expect(await sent()).toEqual([]);
    expect(await database.transaction(({ query }) => query('SELECT * FROM acknowledged_mailboxes'))).toEqual([]);
  });

  it('a changed message causes no further one, and a corrected address gets its own', async () => {
    const key = 'key-key-key';
    for (const email of ['sarah@example.com', 'sarah@example.com', 'sara@example.com']) await send({ key, email });
    expect(receivers(await sent())).toEqual(['sara@example.com', 'sarah@example.com']);
  });

  it('none is sent when the setting is off', async () => {
    await harness.close();
    await start({ hasProofOfWork: true, leadMail: 'off' });
    await send();
    expect(await sent()).toEqual([]);
  });
});
