import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { createAudit } from '../audit.ts';
import { Access } from './access.ts';
import { Accounts } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { oauth } from './oauth.ts';
import { ROLES } from './roles.ts';
import { Sessions } from './sessions.ts';
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
  sessions = new Sessions(
    () => now,
    (name) => accounts.changedAt(name),
  );
  const audit = createAudit(folder);
  const access = new Access({ origin, accounts, sessions, audit });
  const proxies = new BlockList();
  proxies.addAddress('10.0.0.1');
  const attempts = new Attempts(new RateLimiter(() => now), proxies);
  app = new Hono();
  app.route('/', signIn({ origin, accounts, sessions, access, attempts, audit, hasPasswords: true }));
  app.route('/login/oauth', oauth({ origin, access, sessions }));
  app.get('/leads', access.only('sales'), (context) => context.text(context.var.account.name));
  app.post('/leads', access.only('sales'), (context) => context.text('changed'));
});

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const post = (password: string, { name = 'Mona', from = 'same-origin', next = '/' } = {}) =>
  app.request(
    `/sign-in?${new URLSearchParams({ next }).toString()}`,
    { method: 'POST', headers: { 'sec-fetch-site': from }, body: new URLSearchParams({ name, password }) },
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
  app.request('/login/oauth/access_token', { method: 'POST', body: JSON.stringify({ code, code_verifier }) });
const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
const tokenOf = async (code: string) =>
  ((await (await exchange(code)).json()) as { access_token: string }).access_token;

describe('signing in', () => {
  it('begins a session in a cookie that no script reads and no other site sends', async () => {
    const response = await post(PASSWORD, { next: '/leads?page=2' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/leads?page=2');
    expect(response.headers.getSetCookie().at(-1)).toMatch(/^editor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(response);
    expect(await (await app.request('/leads', { headers: { cookie } })).text()).toBe('Mona');
  });

  it('leads to no other site', async () => {
    for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      expect((await post(PASSWORD, { next })).headers.get('location'), next).toBe('/');
    }
  });

  it('refuses a wrong password, and any after eight attempts until a quarter of an hour is over', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await post('wrong')).status).toBe(403);
    const refused = await post(PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    now = 900_000;
    expect((await post(PASSWORD)).status).toBe(303);
  });

  it('takes no form of another site, and is shown in no frame', async () => {
    expect((await post(PASSWORD, { from: 'cross-site' })).status).toBe(403);
    expect((await app.request('/sign-in')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('writes each sign-in, refusal and sign-out into the audit log', async () => {
    await post('wrong');
    const headers = { ...(await signedIn()), 'sec-fetch-site': 'same-origin' };
    await app.request('/sign-out', { method: 'POST', headers });
    const lines = readFileSync(path.join(folder, 'audit.log'), 'utf8').trim().split('\n').slice(-3);
    expect(lines.map((line) => (JSON.parse(line) as { did: string }).did)).toEqual([
      'sign-in refused',
      'signed in',
      'signed out',
    ]);
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

  it('ends with sign-out, and its tokens with it', async () => {
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

  it('opens what the roles of the account open, and takes no post of another site', async () => {
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
  it('comes for a code, once, to the browser that began', async () => {
    const headers = await signedIn();
    const response = await authorize(headers);
    expect(response.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4100\/admin\/\?code=[\w-]+&state=state$/);
    const code = codeOf(response);
    expect(sessions.nameOfToken(await tokenOf(code))).toBe('Mona');
    expect((await exchange(code)).status).toBe(400);
  });

  it('comes to no other browser, nor after a minute', async () => {
    const headers = await signedIn();
    expect((await exchange(codeOf(await authorize(headers)), 'another secret')).status).toBe(400);
    const code = codeOf(await authorize(headers));
    now = 60_000;
    expect((await exchange(code)).status).toBe(400);
  });

  it('sends whoever is not signed in to sign in, and a code to no other page', async () => {
    expect((await authorize({})).headers.get('location')).toMatch(/^\/sign-in\?next=%2Flogin%2Foauth%2Fauthorize/);
    const headers = await signedIn();
    for (const uri of ['https://evil.example/admin/', `${origin}/admin/?x`, `${origin}.evil.example/admin/`]) {
      expect((await authorize(headers, { redirect_uri: uri })).status, uri).toBe(400);
    }
    expect((await authorize(headers, { code_challenge_method: 'plain' })).status).toBe(400);
  });
});

describe('accounts', () => {
  it('keep passwords hashed, in a file of the owner', async () => {
    expect(statSync(path.join(folder, 'accounts.json')).mode & 0o777).toBe(0o600);
    const given = { name: 'Mona', email: 'mona@example.com' };
    await expect(accounts.set(given, 'short')).rejects.toThrow('at least 12 characters');
    await expect(accounts.set({ ...given, name: 'a <b>' }, PASSWORD)).rejects.toThrow('name');
  });

  it('give the first all roles, and others that of a writer', () => {
    expect(accounts.list().map(({ name, roles }) => [name, roles])).toEqual([
      ['Mona', ROLES],
      ['Omar', ['writer']],
    ]);
  });
});
