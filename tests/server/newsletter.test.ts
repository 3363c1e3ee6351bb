import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guard } from '../../shared/forms/guard.fields.ts';
import type { Mail } from '../../server/outbox/mail.ts';
import { listSubscribers, suppress } from '../../server/store/newsletter.ts';
import { listLeads } from '../../server/store/leads.ts';
import type { Database } from '../../server/store/database.ts';
import { createHarness, ORIGIN, type Harness } from './harness.ts';
import { takeMails } from './takeMails.ts';

const HOUR = 3_600_000;
let harness: Harness;
let time = 1_800_000_000_000;
let mails: Mail[] = [];
beforeEach(async () => {
  mails = [];
  harness = await createHarness({}, { now: () => time });
});
afterEach(() => harness.close());

const signUp = (email: string): Promise<Response> => harness.postJson('/api/newsletter', { email });
const states = async (): Promise<string[]> =>
  (await listSubscribers(harness.options.database)).map(({ state }) => state);

/** Sends the queued mails into `mails`. */
async function deliver(): Promise<void> {
  mails.push(...(await takeMails(harness, ['confirmation-mail'], () => time)));
}
/** Path of the link to confirm or to unsubscribe in the newest mail. */
const linkOf = (kind: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`${ORIGIN}(/newsletter/${kind}\\?token=\\S+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
const tokenOf = (path: string): string => new URL(path, ORIGIN).searchParams.get('token') ?? '';
const confirmSignUp = async (token: string): Promise<string> =>
  (
    await harness.request('/newsletter/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token }).toString(),
    })
  ).text();

describe('double opt-in', () => {
  it('promise 12, case 36: opening the link changes nothing, the button confirms, a second press says so (case 34)', async () => {
    await signUp('a@example.com');
    await deliver();
    const link = linkOf('confirm');
    expect(tokenOf(link)).toMatch(/^[\w-]{43}$/);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await harness.request(link, { method });
      expect([page.status, page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
        200,
        'no-referrer',
        'noindex',
      ]);
    }
    expect(await states()).toEqual(['pending']);
    expect(await confirmSignUp(tokenOf(link))).toContain('is confirmed');
    expect(await states()).toEqual(['confirmed']);
    expect(await confirmSignUp(tokenOf(link))).toContain('Already confirmed');
    await deliver();
    expect(mails).toHaveLength(1);
  });

  it('promise 12: once the mail is sent, the tables do not have the token', async () => {
    await signUp('a@example.com');
    await deliver();
    const token = tokenOf(linkOf('confirm'));
    const tables = await harness.options.database.transaction(async ({ query }) => [
      await query('SELECT * FROM confirmations'),
      await query('SELECT * FROM outbox'),
    ]);
    expect(JSON.stringify(tables)).not.toContain(token);
  });

  it('case 35: expired, truncated, altered, missing and very long tokens get the same page and confirm nothing', async () => {
    await signUp('a@example.com');
    await deliver();
    const token = tokenOf(linkOf('confirm'));
    const answers = await Promise.all(
      [token.slice(1), `${token}x`, '', 'x'.repeat(43), 'x'.repeat(20_000)].map(confirmSignUp),
    );
    time += 49 * HOUR;
    answers.push(await confirmSignUp(token));
    expect(new Set(answers).size).toBe(1);
    expect(await states()).toEqual(['pending']);
  });

  it('a mail that expired in the queue is not sent', async () => {
    await signUp('a@example.com');
    time += 49 * HOUR;
    await deliver();
    expect(mails).toEqual([]);
  });
});

describe('unsubscribe (case 37)', () => {
  it('one request of the mail provider is enough; opening the link, repeats and invalid links change nothing', async () => {
    await signUp('a@example.com');
    await deliver();
    await confirmSignUp(tokenOf(linkOf('confirm')));
    const { headers = {} } = mails[0] ?? {};
    const url = /<https:\/\/kariz\.test([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await harness.request(url)).status).toBe(200);
    expect(await states()).toEqual(['confirmed']);
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    for (let count = 0; count < 3; count += 1) expect((await harness.request(url, oneClick)).status).toBe(200);
    expect(await states()).toEqual([]);
    expect(await (await harness.request(url, oneClick)).text()).toContain('You get no more newsletters');
    for (const path of [url.slice(0, -1), '/newsletter/unsubscribe?token=forged', '/newsletter/unsubscribe']) {
      const page = await harness.request(path, oneClick);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('This link does not work')]);
    }
  });

  it('a queued mail is not sent after unsubscribing', async () => {
    await signUp('a@example.com');
    await deliver();
    time += 11 * 60_000;
    await signUp('a@example.com');
    await harness.request(linkOf('unsubscribe'), { method: 'POST' });
    await deliver();
    expect(mails).toHaveLength(1);
  });

  it('unsubscribing and signing up again does not reset the limits of the mailbox', async () => {
    for (let count = 0; count < 5; count += 1) {
      await signUp('a@example.com');
      await deliver();
      await harness.request(linkOf('unsubscribe'), { method: 'POST' });
      time += 10 * 60_000 + 1;
    }
    expect(mails).toHaveLength(3);
  });

  it('case 59: a sign-up after unsubscribing must be confirmed anew, and the unsubscribe link of the first mail ends it too', async () => {
    await signUp('a@example.com');
    await deliver();
    const unsubscribe = linkOf('unsubscribe');
    await harness.request(unsubscribe, { method: 'POST' });
    expect(await confirmSignUp(tokenOf(linkOf('confirm')))).toContain('does not work');
    time += 11 * 60_000;
    await signUp('a@example.com');
    expect(await states()).toEqual(['pending']);
    await deliver();
    expect(mails).toHaveLength(2);
    await confirmSignUp(tokenOf(linkOf('confirm')));
    expect(await states()).toEqual(['confirmed']);
    await harness.request(unsubscribe, { method: 'POST' });
    expect(await states()).toEqual([]);
  });
});

describe('limits and privacy', () => {
  it('promise 10, case 38: one mailbox gets at most three mails a day, in any spelling', async () => {
    for (let count = 0; count < 60; count += 1) {
      await signUp(
        ['a.b@example.com', 'ab+x@example.com', 'A.B+y@Example.com', `ab+${count}@example.com`][count % 4] ?? '',
      );
      await deliver();
      time += 10 * 60_000 + 1;
    }
    expect(mails).toHaveLength(3);
  });

  it('promise 10, case 38: a second sign-up of a mailbox causes a second mail after ten minutes, and none within', async () => {
    const tries: [at: number, mails: number][] = [
      [0, 1],
      [1, 1],
      [10 * 60_000 - 1, 1],
      [10 * 60_000, 2],
    ];
    const start = time;
    for (const [at, expected] of tries) {
      time = start + at;
      // Another spelling, because the same content is a repeat.
      await signUp(`a+${at}@example.com`);
      await deliver();
      expect(mails).toHaveLength(expected);
    }
  });

  it('promise 10, case 38: the whole server queues at most CONFIRMATIONS_PER_HOUR mails, and logs each one above', async () => {
    const limited = await createHarness({ confirmationsPerHour: 20 }, { now: () => time });
    for (let count = 0; count < 100; count += 1)
      await limited.postJson('/api/newsletter', { email: `p${count}@example.com` });
    const [row] = await limited.options.database.transaction(({ query }) =>
      query('SELECT COUNT(*) AS count FROM outbox'),
    );
    expect(row?.['count']).toBe(20);
    expect(limited.lines.filter((line) => line.includes('CONFIRMATIONS_PER_HOUR is reached'))).toHaveLength(80);
    await limited.close();
  });

  it('case 38: the text of the mail has nothing that the sender wrote', async () => {
    await signUp('buy-pills.example+x@example.com');
    await deliver();
    const { text = '', html = '', subject } = mails[0] ?? {};
    expect(`${text}${html}${subject ?? ''}`).not.toContain('pills');
  });

  it('promise 13, case 39: new, pending, confirmed and suppressed addresses get the same answer', async () => {
    await signUp('pending@example.com');
    await signUp('confirmed@example.com');
    await deliver();
    for (const { text } of mails) await confirmSignUp(tokenOf(/(\/newsletter\/confirm\S+)/.exec(text)?.[1] ?? ''));
    await suppress(harness.options.database, harness.options.secret, 'suppressed@example.com');
    time += 11 * 60_000;
    const answers = await Promise.all(
      ['new', 'pending', 'confirmed', 'suppressed'].map((name) => signUp(`${name}@example.com`)),
    );
    const seen = await Promise.all(
      answers.map(async (answer) => JSON.stringify([answer.status, [...answer.headers], await answer.text()])),
    );
    expect(new Set(seen).size).toBe(1);
  });

  it('promise 13: an unknown address costs at most eight statements more than a known one', async () => {
    await signUp('known@example.com');
    await deliver();
    await confirmSignUp(tokenOf(linkOf('confirm')));
    time += 11 * 60_000;
    const { database } = harness.options;
    const statements = async (email: string): Promise<number> => {
      let count = 0;
      const counting: Database = {
        ...database,
        transaction: (work) =>
          database.transaction((transaction) =>
            work({
              ...transaction,
              query: (...words) => {
                count += 1;
                return transaction.query(...words);
              },
            }),
          ),
        scrub: () => database.scrub(),
      };
      const counted = await createHarness({ database: counting });
      expect((await counted.postJson('/api/newsletter', { email })).status).toBe(200);
      await counted.close();
      return count;
    };
    const [known, unknown] = [await statements('known@example.com'), await statements('unknown@example.com')];
    // A statement takes some hundredths of a millisecond, and no mail server is contacted.
    expect(unknown - known).toBeLessThanOrEqual(8);
    expect(mails).toHaveLength(1);
  });

  it('case 40: a suspected sign-up is quarantined and creates no subscriber', async () => {
    await harness.postJson('/api/newsletter', { email: 'a@example.com', [guard.fields.honeypot.name]: 'x' });
    expect(await states()).toEqual([]);
    expect(await listLeads(harness.options.database, { limit: 5 })).toMatchObject([
      { kind: 'newsletter', state: 'quarantined' },
    ]);
  });
});
