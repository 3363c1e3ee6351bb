import { createHash } from 'node:crypto';
import fs, { mkdtempSync, rmSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { auditLines } from '../auditLines.ts';
import { Accounts } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { signingParts } from './fixture.ts';
import { oauth } from './oauth.ts';
import { ROLES } from './roles.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './signIn.ts';

const HOUR = 3_600_000;
const origin = 'http://127.0.0.1:4100';
const PASSWORD = 'a long password';
const verifier = 'a secret that only the browser knows';
const challenge = createHash('sha256').update(verifier).digest('base64url');

let folder: string;
let accounts: Accounts;
let now = 0;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  accounts = new Accounts(folder, { cost: 2 ** 10, now: () => now });
  await accounts.set({ name: 'Mona', email: 'mona@example.com' }, PASSWORD);
  await accounts.set({ name: 'Omar', email: 'omar@example.com' }, PASSWORD);
});
afterAll(() => rmSync(folder, { recursive: true }));

let sessions: Sessions;
let app: Hono;
beforeEach(() => {
  now = 0;
  const proxies = new BlockList();
  proxies.addAddress('10.0.0.1');
  const parts = signingParts(accounts, folder, origin, proxies);
  const { access } = parts;
  sessions = parts.sessions;
  app = new Hono();
  app.route('/', signIn({ ...parts, hasPasswords: true, needsFactor: false }));
  app.route('/login/oauth', oauth({ origin, access, sessions }));
  app.get('/leads', access.only('sales'), (context) => context.text(context.var.account.name));
  app.post('/leads', access.only('sales'), (context) => context.text('changed'));
});

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const post = (password: string, { name = 'Mona', from = 'same-origin', next = '/', via = '' } = {}) =>
  app.request(
    `/sign-in?${new URLSearchParams({ next }).toString()}`,
    {
      method: 'POST',
      headers: { 'sec-fetch-site': from, ...(via && { 'x-forwarded-for': via }) },
      body: new URLSearchParams({ name, password }),
    },
    { incoming: { socket: { remoteAddress: via ? '10.0.0.1' : '127.0.0.1' } } },
  );
/** What the page for an own password sends. */
const choose = (password: string, own: string, name = 'Huda') =>
  app.request(
    '/sign-in/password',
    {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ name, password, own }),
    },
    connection,
  );
/** The cookie that a browser sends back. */
const cookieOf = (response: Response) => response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
const signedIn = async (name = 'Mona') => ({ cookie: cookieOf(await post(PASSWORD, { name })) });

const asked = {
  redirect_uri: `${origin}/admin/`,
  response_type: 'code',
  state: 'state',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const authorize = (headers: Record<string, string>, changes: Record<string, string> = {}) =>
  app.request(`/login/oauth/authorize?${new URLSearchParams({ ...asked, ...changes }).toString()}`, { headers });
const exchange = (code: string, code_verifier = verifier) =>
  app.request('/login/oauth/access_token', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ code, code_verifier }),
  });
const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
const tokenOf = async (code: string) =>
  ((await (await exchange(code)).json()) as { access_token: string }).access_token;

describe('signing in', () => {
  it('starts a session in a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await post(PASSWORD, { next: '/leads?page=2' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/leads?page=2');
    expect(response.headers.getSetCookie().at(-1)).toMatch(/^editor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(response);
    expect(await (await app.request('/leads', { headers: { cookie } })).text()).toBe('Mona');
  });

  it('does not redirect to another site', async () => {
    for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      expect((await post(PASSWORD, { next })).headers.get('location'), next).toBe('/');
    }
    for (const next of ['/.//evil.example', '/a/..//evil.example', `${origin}//evil.example`])
      expect((await post(PASSWORD, { next })).headers.get('location'), next).toBe('/evil.example');
  });

  it('refuses a wrong password, and after eight attempts any password for 15 minutes', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await post('wrong')).status).toBe(403);
    const refused = await post(PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    now = 900_000;
    expect((await post(PASSWORD)).status).toBe(303);
  });

  it('counts attempts by the address that our own proxy sends, and ignores other sources', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await post('wrong', { via: '192.0.2.1' });
    expect((await post(PASSWORD, { via: '192.0.2.1' })).status).toBe(429);
    expect((await post(PASSWORD, { via: '198.51.100.7, 192.0.2.1' })).status).toBe(429);
    expect((await post(PASSWORD, { via: '192.0.2.2' })).status).toBe(303);
  });

  it('allows one address forty attempts in 15 minutes, for all names together', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1)
      expect((await post('wrong', { name: `Nobody ${attempt}` })).status).toBe(403);
    expect((await post(PASSWORD)).status).toBe(429);
  });

  it('does not lock a user out at an address of an earlier sign-in after a hundred attempts of strangers', async () => {
    const address = '203.0.113.9';
    expect((await post(PASSWORD, { via: address })).status).toBe(303);
    for (let index = 0; index < 99; index += 1) await post('wrong', { via: `192.0.2.${index}` });
    expect((await post('wrong', { via: '192.0.2.200' })).status).toBe(429);
    expect((await post(PASSWORD, { via: address })).status).toBe(303);
    now += 24 * HOUR;
    expect((await post(PASSWORD, { via: '192.0.2.200' })).status).toBe(303);
  });

  it('finds the account by its name in upper or lower case, and counts all attempts for it together', async () => {
    const { cookie } = await signedIn('mONA');
    expect(await (await app.request('/leads', { headers: { cookie } })).text()).toBe('Mona');
    for (const name of ['Mona', 'mona', 'MONA', 'mOna', 'moNa', 'monA', 'MOna'])
      expect((await post('wrong', { name })).status, name).toBe(403);
    expect((await post(PASSWORD, { name: 'mona' })).status).toBe(429);
  });

  it('begins again when the address of a page after a post is opened, as by a browser that has discarded the page', async () => {
    for (const address of ['/sign-in/password', '/sign-in/code']) {
      const response = await app.request(`${address}?next=/leads`);
      expect([response.status, response.headers.get('location')], address).toEqual([302, '/sign-in?next=%2Fleads']);
    }
  });

  it('refuses a form of another site, and cannot be framed', async () => {
    const foreign = await post(PASSWORD, { from: 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain(`Sign in at ${origin}.`);
    expect((await app.request('/sign-in')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is still possible at another address after many refused attempts at one address', async () => {
    for (let attempt = 0; attempt < 120; attempt += 1) await post('wrong', { via: '192.0.2.1' });
    expect((await post(PASSWORD, { via: '192.0.2.2' })).status).toBe(303);
  });

  it('remembers no further names from an address that has reached its limit', async () => {
    const limiter = new RateLimiter();
    const attempts = new Attempts(limiter, new BlockList());
    const counting = new Hono();
    counting.get('/:name', (context) => context.json(attempts.take(context, context.req.param('name'))));
    for (let count = 0; count < 200; count += 1) await counting.request(`/${count}`, {}, connection);
    // The address, and forty names: each at this address and at all addresses.
    expect(limiter.size).toBe(81);
  });

  it('writes at most a hundred refusals of one address in 15 minutes into the audit log', async () => {
    const countLines = () => auditLines(folder).length;
    await post('wrong');
    const before = countLines() - 1;
    for (let attempt = 0; attempt < 150; attempt += 1) await post('wrong');
    expect(countLines() - before).toBe(100);
    expect((await post('wrong', { via: '192.0.2.1' })).status).toBe(403);
    expect(countLines() - before).toBe(101);
  });

  it('writes each sign-in, refusal and sign-out into the audit log', async () => {
    await post('wrong');
    const headers = { ...(await signedIn()), 'sec-fetch-site': 'same-origin' };
    await app.request('/sign-out', { method: 'POST', headers });
    const lines = auditLines(folder).slice(-3);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { who: 'Mona', did: 'sign-in refused', what: 'wrong name or password', from: '127.0.0.1' },
      { who: 'Mona', did: 'signed in', what: 'password', from: '127.0.0.1' },
      { who: 'Mona', did: 'signed out' },
    ]);
  });

  it('logs no unknown name, because it may be a password', async () => {
    await post('Mona', { name: 'my secret words' });
    expect(auditLines(folder).join()).not.toContain('my secret words');
  });

  it('gives an unknown name the same response as a wrong password', async () => {
    const [known, unknown] = [await post('wrong'), await post('wrong', { name: 'Nobody' })];
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  });

  it('makes the reason of a refusal the description of the field that has the focus', async () => {
    const text = await (await post('wrong')).text();
    expect(text).toMatch(/<p role="alert" id="fault">The name or the password is wrong\.<\/p>/);
    expect(text).toMatch(/<input name="name"[^>]* autofocus aria-describedby="fault"/);
    expect(await (await app.request('/sign-in')).text()).not.toContain('aria-describedby');
  });

  it('is a page with labels and fields for a password manager, without scripts', async () => {
    const text = await (await app.request('/sign-in')).text();
    expect(text).toMatch(/type="password" autocomplete="current-password"/);
    expect(text).not.toMatch(/<script|onpaste|javascript:/);
  });
});

describe('a session', () => {
  it('ends after twelve hours, or two without a request', async () => {
    const headers = await signedIn();
    const status = async () => (await app.request('/leads', { headers })).status;
    for (let hour = 1; hour < 12; hour += 1) {
      now = hour * HOUR;
      expect(await status(), `${hour} h`).toBe(200);
    }
    now = 12 * HOUR;
    expect(await status()).toBe(401);
    const idle = await signedIn();
    now += 2 * HOUR;
    expect((await app.request('/leads', { headers: idle })).status).toBe(401);
  });

  it('ends at sign-out, together with its tokens', async () => {
    const headers = await signedIn();
    const token = await tokenOf(codeOf(await authorize(headers)));
    expect(sessions.nameOfToken(token)).toBe('Mona');
    const response = await app.request('/sign-out', {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.headers.get('location')).toBe('/sign-in');
    expect((await app.request('/leads', { headers })).status).toBe(401);
    expect(sessions.nameOfToken(token)).toBeUndefined();
  });

  it('has a new key after each sign-in, and the earlier session ends', async () => {
    const first = await signedIn();
    const again = await app.request(
      '/sign-in',
      {
        method: 'POST',
        headers: { ...first, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ name: 'Mona', password: PASSWORD }),
      },
      connection,
    );
    expect(cookieOf(again)).not.toBe(first.cookie);
    expect((await app.request('/leads', { headers: first })).status).toBe(401);
  });

  it('is refused pages that its roles may not open, and the refusal is logged', async () => {
    await app.request('/leads', { headers: await signedIn('Omar') });
    expect(auditLines(folder).at(-1)).toContain('"who":"Omar","did":"refused","what":"GET /leads: role"');
  });

  it('ends when its account changes, also by another process', async () => {
    const headers = await signedIn('Omar');
    const token = await tokenOf(codeOf(await authorize(headers)));
    now += 1;
    const other = new Accounts(folder, { cost: 2 ** 10, now: () => now });
    other.setRoles('Omar', ['sales'], ['writer']);
    expect((await app.request('/leads', { headers })).status).toBe(401);
    expect(sessions.nameOfToken(token)).toBeUndefined();
    expect((await app.request('/leads', { headers: await signedIn('Omar') })).status).toBe(200);
    now = 0;
    other.setRoles('Omar', ['writer'], ['sales']);
  });

  it('starts and ends also when the clock was set back since its account was changed', async () => {
    now = 5 * HOUR;
    await accounts.set({ name: 'Omar' }, PASSWORD);
    now = 0;
    const headers = await signedIn('Omar');
    expect((await app.request('/leads', { headers })).status).toBe(403);
    await accounts.set({ name: 'Omar' }, PASSWORD);
    expect((await app.request('/leads', { headers })).status).toBe(401);
  });

  it('opens the pages of its roles, and refuses a post of another site', async () => {
    const omar = await signedIn('Omar');
    expect((await app.request('/leads', { headers: omar })).status).toBe(403);
    const mona = await signedIn();
    const change = (from: string) =>
      app.request('/leads', { method: 'POST', headers: { ...mona, 'sec-fetch-site': from } });
    expect((await change('same-origin')).status).toBe(200);
    expect((await change('cross-site')).status).toBe(403);
    expect((await change('same-site')).status).toBe(403);
  });
});

describe('the token of the editor', () => {
  it('is given for a code, once, to the browser that started the sign-in', async () => {
    const headers = await signedIn();
    const response = await authorize(headers);
    expect(response.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4100\/admin\/\?code=[\w-]+&state=state$/);
    const code = codeOf(response);
    expect(sessions.nameOfToken(await tokenOf(code))).toBe('Mona');
    expect((await exchange(code)).status).toBe(400);
  });

  it('is not given to another browser, nor after a minute', async () => {
    const headers = await signedIn();
    expect((await exchange(codeOf(await authorize(headers)), 'another secret')).status).toBe(400);
    const code = codeOf(await authorize(headers));
    now = 60_000;
    expect((await exchange(code)).status).toBe(400);
  });

  it('redirects a user without a session to the sign-in, and sends a code to no other page', async () => {
    expect((await authorize({})).headers.get('location')).toMatch(/^\/sign-in\?next=%2Flogin%2Foauth%2Fauthorize/);
    const headers = await signedIn();
    for (const uri of ['https://evil.example/admin/', `${origin}/admin/?x`, `${origin}.evil.example/admin/`]) {
      expect((await authorize(headers, { redirect_uri: uri })).status, uri).toBe(400);
    }
    expect((await authorize(headers, { code_challenge_method: 'plain' })).status).toBe(400);
  });
});

describe('a first password', () => {
  let first: string;
  beforeEach(async () => {
    first = await accounts.add({ name: 'Huda', email: 'huda@example.com', roles: ['sales'] });
  });
  afterEach(() => accounts.remove('Huda'));

  it('opens only the page where its owner chooses another one', async () => {
    expect(first).toMatch(/^[\w-]{22}$/);
    const response = await post(first, { name: 'Huda' });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('Choose your password');
    const chosen = await choose(first, 'words of my own');
    expect(chosen.status).toBe(303);
    expect((await app.request('/leads', { headers: { cookie: cookieOf(chosen) } })).status).toBe(200);
    expect((await post(first, { name: 'Huda' })).status).toBe(403);
    expect((await post('words of my own', { name: 'Huda' })).status).toBe(303);
  });

  it('must be changed, and only to a strong one', async () => {
    for (const own of [first, 'short', 'qwertyqwerty', 'Huda-Huda-2026']) {
      const response = await choose(first, own);
      expect(response.status, own).toBe(422);
      expect(await response.text()).toContain('role="alert"');
    }
  });

  it('is valid for one day', async () => {
    now += 24 * HOUR + 1;
    const response = await post(first, { name: 'Huda' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('first password has expired');
  });

  it('is the only kind of password that this page changes', async () => {
    expect((await choose(PASSWORD, 'words of my own', 'Mona')).status).toBe(403);
    expect((await choose('wrong', 'words of my own')).status).toBe(403);
  });
});

describe('accounts', () => {
  it('are stored in a file that only its owner can read', () => {
    expect(statSync(path.join(folder, 'accounts.json')).mode & 0o777).toBe(0o600);
  });

  it('are flushed to the disk with each change', async () => {
    const flush = vi.spyOn(fs, 'fsyncSync');
    await accounts.add({ name: 'Sara', email: 'sara@example.com', roles: ['writer'] });
    expect(flush).toHaveBeenCalledTimes(1);
    accounts.remove('Sara');
    expect(flush).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  it('have names and addresses that git accepts', async () => {
    const given = { name: 'Mona', email: 'mona@example.com' };
    await expect(accounts.set({ ...given, name: 'a <b>' }, PASSWORD)).rejects.toThrow('name');
    await expect(accounts.set({ ...given, email: 'none' }, PASSWORD)).rejects.toThrow('mail address');
  });

  it('keep their address and their roles when only a password is set, under exactly the same name', async () => {
    await accounts.set({ name: 'Omar' }, PASSWORD);
    expect(accounts.find('Omar')).toMatchObject({ email: 'omar@example.com', roles: ['writer'] });
    await expect(accounts.set({ name: 'omar' }, PASSWORD)).rejects.toThrow('with this name already exists');
  });

  it('include an administrator also after the command has changed roles', async () => {
    await expect(accounts.set({ name: 'Mona', roles: ['writer'] }, PASSWORD)).rejects.toThrow('last administrator');
  });

  it('have all roles if they are the first, else the role of a writer', () => {
    expect(accounts.list().map(({ name, roles }) => [name, roles])).toEqual([
      ['Mona', ROLES],
      ['Omar', ['writer']],
    ]);
  });

  it('keep all of many simultaneous changes', async () => {
    const names = Array.from({ length: 6 }, (_, number) => `Person ${number}`);
    await Promise.all(names.map((name) => accounts.add({ name, email: 'person@example.com', roles: ['writer'] })));
    const slow = [
      accounts.reset('Person 0'),
      accounts.changePassword('Person 1', 'words of their own'),
      accounts.set({ name: 'Person 3' }, 'words of their own'),
    ];
    for (const name of ['Person 2', 'Person 3']) accounts.setRoles(name, ['sales'], ['writer']);
    await Promise.all(slow);
    const kept = new Map(accounts.list().map((account) => [account.name, account]));
    expect(names.every((name) => kept.has(name))).toBe(true);
    expect(kept.get('Person 1')?.firstUntil).toBeUndefined();
    expect(['Person 2', 'Person 3'].map((name) => kept.get(name)?.roles)).toEqual([['sales'], ['sales']]);
    for (const name of names) accounts.remove(name);
  });

  it('do not undo the reset of a password with a change of it that ends later', async () => {
    const name = 'Person 7';
    await accounts.add({ name, email: 'person@example.com', roles: ['writer'] });
    const reset = accounts.reset(name);
    await expect(accounts.changePassword(name, 'words of their own')).rejects.toThrow('in the meantime');
    expect(await accounts.verify(name, await reset)).toBeDefined();
    accounts.remove(name);
  });

  it('do not accept a password that is reset while it is compared', async () => {
    const name = 'Person 8';
    const first = await accounts.add({ name, email: 'person@example.com', roles: ['writer'] });
    const reset = accounts.reset(name);
    expect(await accounts.verify(name, first)).toBeUndefined();
    expect(await accounts.verify(name, await reset)).toBeDefined();
    accounts.remove(name);
  });
});
