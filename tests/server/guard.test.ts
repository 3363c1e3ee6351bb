import { BlockList } from 'node:net';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { guard, NO_AUTOFILL } from '../../shared/forms/guard.fields.ts';
import { parseEnv } from '../../server/env.ts';
import { clientAddress, clientKey } from '../../server/middleware/clientAddress.ts';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { isSameOrigin } from '../../server/middleware/sameOrigin.ts';
import { listLeads } from '../../server/store/leads.ts';
import { contact, createHarness, ORIGIN, type Harness } from './harness.ts';

interface Ticket {
  stamp: string;
  key: string;
  challenge: Challenge | null;
}
const ticketOf = async (harness: Harness, form = 'contact'): Promise<Ticket> =>
  (await harness.request(`/api/ticket?form=${form}`)).json() as Promise<Ticket>;
const reasons = async (harness: Harness): Promise<(string | undefined)[]> =>
  (await listLeads(harness.options.database, { limit: 99 })).map(({ reason }) => reason);

describe('same origin (case 42)', () => {
  const origins = new Set([ORIGIN]);
  const json = 'application/json';
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: ORIGIN }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example', 'content-type': json }, false],
    [{ origin: 'https://sub.kariz.test' }, false],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, false],
    [{ 'content-type': `${json}; charset=utf-8` }, true],
    [{ 'content-type': 'application/jsonx' }, false],
    [{}, false],
  ])('%j is allowed: %s', (headers, allowed) => {
    expect(isSameOrigin((name) => (headers as Record<string, string>)[name], origins)).toBe(allowed);
  });
});

describe('client address (case 41)', () => {
  const trusted = new BlockList();
  trusted.addSubnet('10.0.0.0', 8, 'ipv4');
  it.each([
    ['192.0.2.1', '1.1.1.1', '192.0.2.1'],
    ['10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.9', '1.1.1.1'],
    ['::ffff:10.0.0.1', '2001:db8::1', '2001:db8::1'],
    // In the form of Azure's gateways and of IIS.
    ['10.0.0.1', '1.1.1.1:5678', '1.1.1.1'],
    ['10.0.0.1', '[2001:db8::1]:5678, 10.0.0.9:80', '2001:db8::1'],
    ['10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
    ['10.0.0.1', '[::ffff:1.1.1.1]:80', '1.1.1.1'],
    ['10.0.0.1', '1.1.1.1:', '10.0.0.1'],
    ['10.0.0.1', '[2001:db8::1', '10.0.0.1'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1, evil', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', `${'1.1.1.1,'.repeat(1300)}1.1.1.1`, '10.0.0.1'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['', '1.1.1.1', ''],
  ])('the client of peer %s with X-Forwarded-For %s is %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trusted).address).toBe(address);
  });

  it.each([
    ['192.0.2.1', false],
    ['::ffff:192.0.2.1', false],
    ['10.0.0.1', true],
    ['::ffff:10.0.0.1', true],
    ['', false],
  ])('peer %s is a trusted proxy: %s', (peer, expected) => {
    expect(clientAddress(peer, 'nonsense', trusted).isBehindProxy).toBe(expected);
  });

  it.each([
    ['192.0.2.1', '1.1.1.1', false],
    ['10.0.0.1', '1.1.1.1', true],
    ['10.0.0.1', '1.1.1.1:5678', true],
    ['10.0.0.1', 'nonsense', false],
    ['10.0.0.1', '10.0.0.9', false],
    ['10.0.0.1', undefined, false],
  ])('peer %s with X-Forwarded-For %s names the client: %s', (peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, trusted).isNamed).toBe(expected);
  });

  it('all IPv6 addresses of a /64 network are one client', () => {
    expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(clientKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(clientKey('2001:0db8:1:2::')).toBe('2001:db8:1:2::/64');
    expect(clientKey('::1')).toBe('0:0:0:0::/64');
    expect(clientKey('192.0.2.1')).toBe('192.0.2.1');
  });

  it.each([
    ['192.0.2.1', '1.1.1.1', ['X-Forwarded-For comes from a peer that is not in TRUSTED_PROXIES']],
    // The form of an IPv4 address on a socket for both families.
    ['::ffff:192.0.2.1', '1.1.1.1', ['X-Forwarded-For comes from a peer that is not in TRUSTED_PROXIES']],
    ['192.0.2.1', undefined, []],
    ['::ffff:10.0.0.1', '1.1.1.1', []],
    ['10.0.0.1', '1.1.1.1:5678', []],
    ['10.0.0.1', 'nonsense', ['a peer in TRUSTED_PROXIES names no client in X-Forwarded-For']],
    ['10.0.0.1', undefined, ['a peer in TRUSTED_PROXIES names no client in X-Forwarded-For']],
  ])('three posts from %s with X-Forwarded-For %s log the warnings %j', async (peer, forwarded, warnings) => {
    const harness = await createHarness({ hasRateLimit: true, trustedProxies: trusted });
    const headers = { 'content-type': 'application/json', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) };
    for (let count = 0; count < 3; count += 1)
      await harness.request('/api/contact', { method: 'POST', headers, body: JSON.stringify(contact) }, peer);
    const events = harness.lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events.filter((event) => event.includes('TRUSTED_PROXIES'))).toEqual(warnings);
    await harness.close();
  });
});

describe('rate limit (promise 11)', () => {
  it('never allows more events than a limit in any window, for any times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (pauses) => {
        let now = 0;
        const limiter = new RateLimiter(() => now);
        const limits = [
          { count: 3, windowMs: 1000 },
          { count: 8, windowMs: 10_000 },
        ];
        const passed: number[] = [];
        pauses.forEach((pause, index) => {
          now += pause;
          if (limiter.take('a', String(index), limits) === 0) passed.push(now);
        });
        for (const at of passed) {
          for (const { count, windowMs } of limits) {
            expect(passed.filter((other) => other <= at && at - other < windowMs).length).toBeLessThanOrEqual(count);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('returns the time to wait, counts a repeat once, and keeps at most 50,000 clients', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const limits = [{ count: 1, windowMs: 10_000 }];
    expect([limiter.take('a', '1', limits), limiter.take('a', '1', limits), limiter.take('a', '2', limits)]).toEqual([
      0, 0, 10,
    ]);
    now = 10_000;
    expect(limiter.take('a', '2', limits)).toBe(0);
    for (let count = 0; count < 60_000; count += 1) limiter.take(`c${count}`, '1', limits);
    expect(limiter.size).toBe(50_000);
  });

  it('with 50,000 clients, a new one replaces the one whose last request is the oldest', () => {
    const limiter = new RateLimiter(() => 0);
    const limits = [{ count: 1, windowMs: 10_000 }];
    for (let count = 0; count < 50_000; count += 1) limiter.take(`c${count}`, '1', limits);
    // The first client repeats its event, so the last request of the second one is the oldest.
    limiter.take('c0', '1', limits);
    limiter.take('new', '1', limits);
    expect(['c0', 'c2', 'c49999', 'new', 'c1'].map((client) => limiter.take(client, '2', limits))).toEqual([
      10, 10, 10, 10, 0,
    ]);
  });

  it('counts each event without an id, and forgets a client a day after its last event', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const limits = [{ count: 120, windowMs: 600_000 }];
    for (let count = 0; count < 120; count += 1) expect(limiter.take('a', undefined, limits)).toBe(0);
    expect(limiter.take('a', undefined, limits)).toBe(600);
    limiter.take('b', undefined, limits);
    now = 24 * 3_600_000;
    limiter.take('c', undefined, limits);
    expect(limiter.size).toBe(1);
  });

  it('counts a repeat again after the given time, or after the longest window when none is given', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const limits = [{ count: 2, windowMs: 10_000 }];
    const at = (time: number, sameForMs?: number): number => {
      now = time;
      return limiter.take('a', '1', limits, sameForMs);
    };
    expect([at(0, 1000), at(999, 1000), at(1000, 1000), at(1999), at(2000)]).toEqual([0, 0, 0, 0, 8]);
    expect([at(10_000), at(11_000), at(19_999), at(20_000)]).toEqual([0, 0, 0, 0]);
  });

  it('the same content without a key counts each time that the store stores it again', async () => {
    let now = Date.now();
    const clock = (): number => now;
    const harness = await createHarness(
      { hasRateLimit: true, limiter: new RateLimiter(clock), now: clock },
      { now: clock },
    );
    const { stamp } = await ticketOf(harness);
    const statuses: number[] = [];
    for (let minute = 5; minute < 24 * 60; minute += 5) {
      now += 5 * 60_000;
      statuses.push((await harness.postJson('/api/contact', { ...contact, stamp })).status);
    }
    // The posts in between are repeats for the store and for the limit.
    expect(statuses.slice(0, 40)).toEqual(Array<number>(40).fill(200));
    expect(await listLeads(harness.options.database, { limit: 999 })).toHaveLength(20);
    await harness.close();
  });

  it('each change of a form counts, also back to an earlier content; a repeat of the last one does not', async () => {
    const harness = await createHarness({ hasRateLimit: true });
    const { stamp, key } = await ticketOf(harness);
    harness.clock.now += 5000;
    const statuses: number[] = [];
    for (const message of ['a', 'a', 'b', 'a', 'a', 'b', 'a', 'b', 'a'])
      statuses.push((await harness.postJson('/api/contact', { ...contact, message, stamp, key })).status);
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429, 200]);
    await harness.close();
  });

  it('contact: 5 posts with a stamp, 3 without or with one of two days ago; then 429 with Retry-After', async () => {
    for (const [stamped, age, allowed] of [
      [true, 5000, 5],
      [false, 5000, 3],
      [true, 48 * 3_600_000, 3],
    ] as const) {
      const harness = await createHarness({ hasRateLimit: true });
      const { stamp } = await ticketOf(harness);
      harness.clock.now += age;
      const statuses: number[] = [];
      for (let count = 0; count < 7; count += 1) {
        const sent = { ...contact, message: `m${count}`, ...(stamped ? { stamp } : {}) };
        const response = await harness.postJson('/api/contact', sent);
        statuses.push(response.status);
        if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
      }
      expect(statuses).toEqual([...Array<number>(allowed).fill(200), ...Array<number>(7 - allowed).fill(429)]);
      await harness.close();
    }
  });
});

describe('tickets (promise 11)', () => {
  it('120 for one client, then 429 with Retry-After; other clients still get tickets', async () => {
    const harness = await createHarness({ hasRateLimit: true });
    const ask = (peer?: string): Promise<Response> => harness.request('/api/ticket?form=contact', {}, peer);
    for (let count = 0; count < 120; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { ok: false, errors: [{ field: '', code: 'tooMany' }] },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await ask('192.0.2.2')).status).toBe(200);
    await harness.close();
  });
});

it('case 42: requests from a page of another site are 403 and do not count for a limit of the visitor', async () => {
  const harness = await createHarness({ hasRateLimit: true });
  const statusOf = async (headers: Record<string, string>): Promise<number[]> => [
    (await harness.postForm('/api/contact', { ...contact, message: crypto.randomUUID() }, headers)).status,
    (await harness.request('/api/ticket?form=contact', { headers })).status,
  ];
  for (const site of ['cross-site', 'same-site'])
    for (let count = 0; count < 130; count += 1) expect(await statusOf({ 'sec-fetch-site': site })).toEqual([403, 403]);
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toEqual([303, 200]);
  expect(await statusOf({})).toEqual([303, 200]);
  // An address typed into the browser.
  expect((await harness.request('/api/ticket?form=contact', { headers: { 'sec-fetch-site': 'none' } })).status).toBe(
    200,
  );
  await harness.close();
});

describe('stamp, honeypot (case 40)', () => {
  it.each([
    [
      'a filled honeypot is suspected',
      5000,
      (ticket: Ticket) => ({ ...ticket, honeypot: 'http://x' }),
      'honeypot filled',
    ],
    ['a form sent within two seconds is suspected', 1999, (ticket: Ticket) => ticket, 'sent too fast or stamp forged'],
    [
      'a form sent after three seconds to an instance whose clock is a second behind is not suspected',
      guard.fastestMs - 1000,
      (ticket: Ticket) => ticket,
      undefined,
    ],
    [
      'a forged stamp is suspected',
      5000,
      (ticket: Ticket) => ({ ...ticket, stamp: `${ticket.stamp.slice(0, -1)}_` }),
      'sent too fast or stamp forged',
    ],
    ['a stamp of today is not suspected', 60_000, (ticket: Ticket) => ticket, undefined],
    ['a stamp of two days ago is not suspected', 48 * 3_600_000, (ticket: Ticket) => ticket, undefined],
    ['a stamp from a clock ahead is not suspected', -60_000, (ticket: Ticket) => ticket, undefined],
  ])('%s', async (_name, later, change, reason) => {
    const harness = await createHarness();
    const ticket = await ticketOf(harness);
    harness.clock.now += later;
    const { stamp, key, honeypot = '' } = change(ticket) as Ticket & { honeypot?: string };
    const response = await harness.postJson('/api/contact', {
      ...contact,
      stamp,
      key,
      [guard.fields.honeypot.name]: honeypot,
    });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await reasons(harness)).toEqual([reason]);
    await harness.close();
  });

  it('the honeypot has attributes and a name that browsers and password managers do not fill in', async () => {
    const harness = await createHarness();
    const page = parse(await (await harness.request('/brief')).text());
    const { name } = guard.fields.honeypot;
    expect(page.querySelector(`[name="${name}"]`)?.attributes).toMatchObject(NO_AUTOFILL);
    expect(NO_AUTOFILL.autocomplete).toBe('off');
    // Words in names for which browsers and managers fill in a field.
    expect(name).not.toMatch(
      /name|mail|tel|phone|url|web|site|home|org|comp|addr|street|city|zip|user|login|pass|card|title/i,
    );
    await harness.close();
  });

  it.each(['', 'https://filled.example', 'sara@example.com', 'Sara', '+964', 'سارة'])(
    'a form from an old page, with the former name of the honeypot and the value %j, is accepted',
    async (website) => {
      const harness = await createHarness();
      expect((await harness.postForm('/api/contact', { ...contact, website })).status).toBe(303);
      const [lead] = await listLeads(harness.options.database, { limit: 5 });
      expect([lead?.state, lead?.fields['website']]).toEqual(['accepted', undefined]);
      await harness.close();
    },
  );

  it('a stamp of another form counts as forged', async () => {
    const harness = await createHarness();
    const { stamp } = await ticketOf(harness, 'newsletter');
    harness.clock.now += 5000;
    await harness.postJson('/api/contact', { ...contact, stamp });
    expect(await reasons(harness)).toEqual(['sent too fast or stamp forged']);
    await harness.close();
  });
});

describe('proof of work (case 40)', () => {
  const proofOf = async (challenge: Challenge | null): Promise<string> => {
    if (!challenge) throw new Error('No challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  it('a solved challenge is accepted once; an old, replayed, foreign, missing or invalid proof is suspected', async () => {
    const harness = await createHarness({ hasProofOfWork: true });
    const ticket = await ticketOf(harness);
    harness.clock.now += 5000;
    const altcha = await proofOf(ticket.challenge);
    const send = (message: string, proof: string, stamp = ticket.stamp) =>
      harness.postJson('/api/contact', { ...contact, message, stamp, altcha: proof });
    await send('first', altcha);
    await send('replayed', altcha);
    await send('nonsense', 'x');
    await send('missing', '');
    await send('foreign', await proofOf((await ticketOf(harness, 'newsletter')).challenge));
    harness.clock.now += 11 * 60_000;
    await send('old', altcha);
    const leads = await listLeads(harness.options.database, { limit: 99 });
    expect(Object.fromEntries(leads.map(({ fields, reason }) => [fields['message'], reason]))).toStrictEqual({
      first: undefined,
      replayed: 'proof used before',
      nonsense: 'proof of work wrong or too old',
      missing: 'proof of work missing',
      foreign: 'proof of work wrong or too old',
      old: 'proof of work wrong or too old',
    });
    expect(leads).toHaveLength(6);
    await harness.close();
  });

  it('a retry with the same key and proof stores nothing more', async () => {
    const harness = await createHarness({ hasProofOfWork: true });
    const { stamp, key, challenge } = await ticketOf(harness);
    harness.clock.now += 5000;
    const altcha = await proofOf(challenge);
    for (let count = 0; count < 2; count += 1)
      await harness.postJson('/api/contact', { ...contact, stamp, key, altcha });
    expect(await reasons(harness)).toEqual([undefined]);
    await harness.close();
  });

  it('a form in the format of the script of the page is suspected without a proof; the beacon of a page that is left is not', async () => {
    const harness = await createHarness({ hasProofOfWork: true });
    for (const accept of ['application/json', '*/*']) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...contact, message: accept })) body.set(name, value);
      const headers = { accept, 'sec-fetch-site': 'same-origin' };
      expect((await harness.request('/api/contact', { method: 'POST', headers, body })).status).toBeLessThan(400);
    }
    expect(await reasons(harness)).toEqual(['proof of work missing', undefined]);
    await harness.close();
  });

  it('a form without script needs no proof', async () => {
    const harness = await createHarness({ hasProofOfWork: true });
    expect((await harness.postForm('/api/contact', contact)).status).toBe(303);
    expect(await reasons(harness)).toEqual([undefined]);
    await harness.close();
  });
});

describe('settings (case 58)', () => {
  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PUBLIC_ORIGIN: 'https://a.example/path' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'www.a.example' }, 'PUBLIC_ORIGIN'],
    [{ SMTP_URL: 'http://user:hunter2@x' }, 'SMTP_URL'],
    [{ FORM_SECRET: 'hunter2' }, 'FORM_SECRET'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_ORIGIN'],
    [{ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.example' }, 'FORM_SECRET'],
    [{ DATABASE_URL: 'postgres://u:hunter2@x/y' }, 'FORM_SECRET'],
    [{ DATABASE_URL: 'mysql://u:hunter2@x/y' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:hunter2/x@x/y' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'smtp://u:hunter2@x' }, 'PUBLIC_ORIGIN'],
    [{ WEBHOOK_URL: 'https://a.example' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'http://a.example' }, 'WEBHOOK_URL'],
    [{ WEBHOOK_SECRET: 'hunter2' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: 'whsec_' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: '0123456789abcdef'.repeat(4) }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: `whsec_${'hunter2!'.repeat(5)}` }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: Buffer.alloc(23).toString('base64') }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: Buffer.alloc(65).toString('base64') }, 'WEBHOOK_SECRET'],
    [{ ACKNOWLEDGEMENTS: 'on' }, 'PROOF_OF_WORK'],
    [{ PROOF_OF_WORK: 'on', PUBLIC_ORIGIN: 'http://a.example' }, 'PUBLIC_ORIGIN'],
    [{ PORT: ' ' }, 'PORT'],
    [{ KEEP_ALIVE_MS: '0' }, 'KEEP_ALIVE_MS'],
    [{ RETAIN_CONTACT_DAYS: '1e3' }, 'RETAIN_CONTACT_DAYS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.1/' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/0x8' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/9' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '2001:db8::/129' }, 'TRUSTED_PROXIES'],
    [{ MAIL_FROM: 'A <a@b.co>, c@d.co' }, 'MAIL_FROM'],
  ])('%j is refused with an error that names %s and no secret', (source, name) => {
    expect(() => parseEnv(source)).toThrow(new RegExp(`^${name}: (?!.*hunter2)`, 's'));
  });
  it('the error for a database URL says whether its start or its password is wrong', () => {
    expect(() => parseEnv({ DATABASE_URL: 'mysql://u:p@x/y' })).toThrow('must start with postgres://');
    expect(() => parseEnv({ DATABASE_URL: 'postgres://u:p/q@x/y' })).toThrow(/password \/ is written %2F/);
  });
  it.each(['', 'whsec_'])('decodes a webhook secret with the prefix %j', (prefix) => {
    const key = Buffer.from(Array.from({ length: 24 }, (_, index) => 200 + index));
    const settings = { WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: prefix + key.toString('base64') };
    expect(parseEnv(settings).WEBHOOK_SECRET).toEqual(key);
  });
  it('accepts spaces around a number, and proxy addresses with and without a prefix length', () => {
    const { PORT, TRUSTED_PROXIES: proxies } = parseEnv({ PORT: ' 80 ', TRUSTED_PROXIES: '10.0.0.1, 2001:db8::/32' });
    expect([PORT, proxies.check('10.0.0.1'), proxies.check('10.0.0.2')]).toEqual([80, true, false]);
    expect(proxies.check('2001:db8:1::1', 'ipv6')).toBe(true);
  });
  it('needs no setting on a local run', () => {
    expect(parseEnv({}).origins).toEqual(new Set(['http://127.0.0.1:3000', 'http://localhost:3000']));
  });
});
