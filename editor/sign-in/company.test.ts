import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLines } from '../auditLines.ts';
import { Accounts } from './accounts.ts';
import { company } from './company.ts';
import { startProvider, type FakeProvider } from './fakeProvider.ts';
import { signingParts } from './fixture.ts';
import { Provider } from './provider.ts';
import { signIn } from './signIn.ts';

const origin = 'https://editor.example.com';
const HUDA = { name: 'Huda Karim', email: 'huda@example.com', roles: ['web-sales', 'staff'] };

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startProvider();
});
afterAll(() => fake.stop());

let folder: string;
let accounts: Accounts;
let app: Hono;
let now: number;

function build(issuer: string, hasPasswords = true): void {
  const settings = {
    issuer,
    clientId: 'website',
    clientSecret: 's:e/c r&t',
    name: 'Company login',
    scope: 'openid profile email',
    rolesClaim: 'roles',
    roles: [
      ['web-sales', 'sales'],
      ['web-writers', 'writer'],
    ] as const,
  };
  const provider = new Provider(settings, origin);
  const signing = { ...signingParts(accounts, folder, origin), hasPasswords };
  app = new Hono();
  app.route('/', signIn({ ...signing, needsFactor: false, provider }));
  app.route('/sign-in/company', company({ ...signing, provider }));
  app.get('/leads', signing.access.only('sales'), (context) => context.text(context.var.account.name));
}

beforeEach(() => {
  now = 1000;
  folder = mkdtempSync(path.join(tmpdir(), 'company-'));
  accounts = new Accounts(folder, { cost: 2 ** 10, now: () => now });
  Object.assign(fake, { claims: { ...HUDA }, userInfo: {}, usesOtherKey: false });
  build(fake.issuer);
  return () => rmSync(folder, { recursive: true });
});

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const get = (address: string, headers: Record<string, string> = {}) => app.request(address, { headers }, connection);
const cookieOf = (response: Response) => response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';

interface SignInOptions {
  next?: string;
  /** Changed parameters of the response of the provider. */
  changes?: Record<string, string>;
  /** Default: the cookie that the service has set. */
  cookie?: string;
}

/** Signs in with the provider. Resolves with the response after its redirect back. */
async function signInWithProvider({ next = '/', changes, cookie = '' }: SignInOptions = {}) {
  const redirect = await get(`/sign-in/company?${new URLSearchParams({ next }).toString()}`, {
    'sec-fetch-site': 'same-origin',
  });
  const asked = new URL(redirect.headers.get('location') ?? '');
  return get(`/sign-in/company/callback${fake.answer(asked, changes)}`, { cookie: cookie || cookieOf(redirect) });
}

const lastLine = () => JSON.parse(auditLines(folder).at(-1) ?? '') as object;

describe('the redirect to the provider', () => {
  it('requests a code with PKCE, state and nonce, and stores them in a cookie for ten minutes', async () => {
    const response = await get('/sign-in/company', { 'sec-fetch-site': 'same-origin' });
    expect(response.status).toBe(302);
    const to = new URL(response.headers.get('location') ?? '');
    expect(to.origin + to.pathname).toBe(`${fake.issuer}/authorize`);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'website',
      redirect_uri: 'https://editor.example.com/sign-in/company/callback',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(to.searchParams.get(name), name).toMatch(/^[\w-]{43}$/);
    expect(response.headers.getSetCookie().at(-1)).toMatch(
      /^__Host-editor-flow=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('starts only from our own page', async () => {
    const refused = await get('/sign-in/company', { 'sec-fetch-site': 'cross-site' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await (await get('/sign-in')).text()).toContain('Sign in with Company login');
  });

  it('shows an explanation while the provider is down, and works when it is back', async () => {
    // Not stopped: another program could take its port before it starts again.
    const other = await startProvider();
    other.isDown = true;
    build(other.issuer);
    const response = await get('/sign-in/company', { 'sec-fetch-site': 'same-origin' });
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Company login is not responding. Try again in a few minutes.');
    expect((await get('/sign-in')).status).toBe(200);
    expect(lastLine()).toMatchObject({ did: 'sign-on failed' });
    other.isDown = false;
    expect((await get('/sign-in/company', { 'sec-fetch-site': 'same-origin' })).status).toBe(302);
    await other.stop();
  });
});

describe('the return from the provider', () => {
  it('starts a session with the roles from the provider, and redirects to the page', async () => {
    const response = await signInWithProvider({ next: '/leads?page=2' });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().at(-1)).toMatch(
      /^__Host-editor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const text = await response.text();
    expect(text).toContain('<meta http-equiv="refresh" content="0; url=/leads?page=2" />');
    expect(text).toContain('href="/leads?page=2"');
    expect(text).not.toContain('<script');
    expect(await (await get('/leads', { cookie: cookieOf(response) })).text()).toBe('Huda Karim');
    expect(accounts.list()).toMatchObject([
      { name: 'Huda Karim', email: 'huda@example.com', roles: ['sales'], isOfCompany: true },
    ]);
    expect(lastLine()).toMatchObject({ who: 'Huda Karim', did: 'signed in', what: 'sign-on', from: '127.0.0.1' });
    expect(Buffer.from(fake.secret.replace('Basic ', ''), 'base64').toString()).toBe('website:s%3Ae%2Fc+r%26t');
  });

  it('reads roles that the provider sends separately from the token', async () => {
    fake.claims = { name: 'Huda Karim' };
    fake.userInfo = { roles: 'web-writers' };
    expect((await signInWithProvider()).status).toBe(200);
    expect(accounts.find('Huda Karim')?.roles).toEqual(['writer']);
  });

  it.each(['', null])('takes a name and a mail address of %j for missing ones', async (value) => {
    fake.claims = { ...HUDA, name: value, preferred_username: 'huda', email: value };
    expect((await signInWithProvider()).status).toBe(200);
    expect(accounts.list()).toMatchObject([{ name: 'huda', email: 'huda@localhost' }]);
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['a token that is out of date', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['a token for somebody else', { aud: 'another-client' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
  ])('refuses %s', async (_, claims) => {
    fake.claims = { ...HUDA, ...claims };
    const response = await signInWithProvider();
    expect(response.status).toBe(403);
    expect(cookieOf(response)).not.toContain('__Host-editor=');
    expect(accounts.list()).toEqual([]);
    expect(lastLine()).toMatchObject({ did: 'sign-in refused' });
  });

  it('refuses a token that the provider has not signed', async () => {
    fake.usesOtherKey = true;
    expect((await signInWithProvider()).status).toBe(403);
    expect(accounts.list()).toEqual([]);
  });

  it.each([
    ['another state', { state: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a refusal of the provider', { error: 'access_denied', code: '' }],
  ])('refuses an answer with %s', async (_, changes) => {
    expect((await signInWithProvider({ changes })).status).toBe(403);
    expect(accounts.list()).toEqual([]);
  });

  it('refuses a browser that did not start the sign-in', async () => {
    const redirect = await get('/sign-in/company', { 'sec-fetch-site': 'same-origin' });
    const answer = fake.answer(new URL(redirect.headers.get('location') ?? ''));
    expect((await get(`/sign-in/company/callback${answer}`)).status).toBe(403);
    expect((await signInWithProvider({ cookie: '__Host-editor-flow=%7B%7D' })).status).toBe(403);
    // The flow of another browser: its state and its secret are not those of the answer.
    expect((await signInWithProvider({ cookie: cookieOf(redirect) })).status).toBe(403);
    expect(accounts.list()).toEqual([]);
  });

  it('starts no session when the audit log cannot be written', async () => {
    mkdirSync(path.join(folder, 'audit.log'));
    const errorLog = vi.spyOn(console, 'error').mockReturnValue();
    const response = await signInWithProvider();
    errorLog.mockRestore();
    expect(response.status).toBe(500);
    expect(response.headers.getSetCookie().join()).not.toContain('__Host-editor=');
  });

  it('writes at most a hundred refusals of one address in 15 minutes into the audit log', async () => {
    for (let count = 0; count < 150; count += 1) await get('/sign-in/company/callback');
    expect(auditLines(folder)).toHaveLength(100);
  });

  it('does not redirect to another site', async () => {
    const text = await (await signInWithProvider({ next: 'https://evil.example/' })).text();
    expect(text).toContain('content="0; url=/"');
  });
});

describe('a user', () => {
  it('without a role gets no account', async () => {
    fake.claims = { ...HUDA, roles: ['staff'] };
    const response = await signInWithProvider();
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Your account at Company login has no role');
    expect(accounts.list()).toEqual([]);
  });

  it('who has lost the role is refused at the next sign-in, and the earlier session ends', async () => {
    const before = { cookie: cookieOf(await signInWithProvider()) };
    expect((await get('/leads', before)).status).toBe(200);
    now += 1;
    fake.claims = { ...HUDA, roles: [] };
    expect((await signInWithProvider()).status).toBe(403);
    expect((await get('/leads', before)).status).toBe(401);
    expect(accounts.find('Huda Karim')?.roles).toEqual([]);
  });

  it('whose role has changed has only the new role', async () => {
    await signInWithProvider();
    fake.claims = { ...HUDA, roles: ['web-writers'] };
    const after = { cookie: cookieOf(await signInWithProvider()) };
    expect((await get('/leads', after)).status).toBe(403);
    expect(accounts.find('Huda Karim')?.roles).toEqual(['writer']);
  });

  it('keeps the account under a new name, and cannot take the account of another user', async () => {
    await accounts.set({ name: 'Mona', email: 'mona@example.com' }, 'a long password');
    await signInWithProvider();
    fake.claims = { ...HUDA, name: 'Mona' };
    expect(await (await get('/leads', { cookie: cookieOf(await signInWithProvider()) })).text()).toBe('Huda Karim');
    for (const name of ['mona', 'Mona.', "Mona'."]) {
      fake.claims = { ...HUDA, name, sub: 'person-2' };
      const response = await signInWithProvider();
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('Another account has the name');
    }
    expect(accounts.find('Mona')?.isOfCompany).toBe(false);
  });

  it('has no password in the service', async () => {
    await signInWithProvider();
    await expect(accounts.reset('Huda Karim')).rejects.toThrow('company');
    await expect(accounts.set({ name: 'Huda Karim', email: 'h@example.com' }, 'a long password')).rejects.toThrow();
    expect(() => accounts.setRoles('Huda Karim', ['administrator'], ['sales'])).toThrow('company');
    expect(await accounts.verify('Huda Karim', '')).toBeUndefined();
  });

  it('can be removed also when nobody is an administrator', async () => {
    await signInWithProvider();
    accounts.remove('Huda Karim');
    expect(accounts.list()).toEqual([]);
  });

  it('is signed out at the provider too', async () => {
    const cookie = cookieOf(await signInWithProvider());
    const response = await app.request(
      '/sign-out',
      { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } },
      connection,
    );
    expect(response.status).toBe(200);
    const text = await response.text();
    const [, address = ''] = /content="0; url=([^"]+)"/.exec(text) ?? [];
    const to = new URL(address.replaceAll('&amp;', '&'));
    expect(to.origin + to.pathname).toBe(`${fake.issuer}/end`);
    expect(to.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(to.searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/sign-in`);
    expect((await get('/leads', { cookie })).status).toBe(401);
  });
});

it('shows no password form when passwords are off', async () => {
  build(fake.issuer, false);
  await accounts.set({ name: 'Mona', email: 'mona@example.com' }, 'a long password');
  expect(await (await get('/sign-in')).text()).not.toContain('name="password"');
  const post = (address: string) =>
    app.request(
      address,
      {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ name: 'Mona', password: 'a long password', own: 'another long one' }),
      },
      connection,
    );
  expect((await post('/sign-in')).status).toBe(403);
  expect((await post('/sign-in/password')).status).toBe(403);
});
