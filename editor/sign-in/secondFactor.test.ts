import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '../auditLines.ts';
import { Accounts } from './accounts.ts';
import { newSecret, stepOf } from './codes.ts';
import { signingParts } from './fixture.ts';
import { signIn } from './signIn.ts';

const PASSWORD = 'a long password';
const STEP = 30_000;
const QUARTER = 900_000;

let folder: string;
let accounts: Accounts;
let app: Hono;
let now: number;

function build({ needsFactor = false, origin = 'http://127.0.0.1:4100' } = {}): void {
  const parts = signingParts(accounts, folder, origin);
  app = new Hono();
  app.route('/', signIn({ ...parts, hasPasswords: true, needsFactor }));
  app.get('/drafts', parts.access.only('writer'), (context) => context.text(context.var.account.name));
}

beforeEach(async () => {
  now = 1_000_000_000_000;
  folder = mkdtempSync(path.join(tmpdir(), 'factor-'));
  accounts = new Accounts(folder, { cost: 2 ** 10, now: () => now });
  await accounts.set({ name: 'Mona', email: 'mona@example.com' }, PASSWORD);
  build();
  return () => rmSync(folder, { recursive: true });
});

/** The cookies of a browser, by name. */
const jar = () => new Map<string, string>();
type Jar = ReturnType<typeof jar>;

async function send(cookies: Jar, address: string, fields?: Record<string, string>, site = 'same-origin') {
  const response = await app.request(
    address,
    {
      method: fields ? 'POST' : 'GET',
      headers: {
        'sec-fetch-site': site,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(fields && { body: new URLSearchParams(fields) }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return response;
}
const password = (cookies: Jar, query = '') =>
  send(cookies, `/sign-in?next=/drafts${query}`, { name: 'Mona', password: PASSWORD });
const enter = (cookies: Jar, code: string) => send(cookies, '/sign-in/code?next=/drafts', { code });
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now });
/** Six digits that are not the current code. */
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
/** The key that a set-up page shows. */
const secretIn = (text: string) => (/<code>([^<]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '');
const isSignedIn = async (cookies: Jar) => (await send(cookies, '/drafts')).status === 200;
const lastLines = (count: number) =>
  auditLines(folder)
    .slice(-count)
    .map((line) => JSON.parse(line) as object);

/** Gives the account an app, and resolves with its key. The code of this step is used then. */
function withApp(): string {
  const secret = newSecret();
  expect(accounts.setFactor('Mona', secret, codeOf(secret))).toBe(true);
  now += STEP;
  return secret;
}

describe('a code', () => {
  it('is that of RFC 6238, valid for its 30 seconds only', () => {
    // Appendix B of the RFC, with six digits in place of eight.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(stepOf(secret, '287082', 59_000)).toBe(1);
    expect(stepOf(secret, '050471', 1_111_111_111_000)).toBe(37_037_037);
    expect(stepOf(secret, '287082', 60_000)).toBeUndefined();
    expect(stepOf(secret, '287082', 29_999)).toBeUndefined();
  });

  it('has a key of 160 bits, another one each time', () => {
    const keys = new Set(Array.from({ length: 50 }, newSecret));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('an account with sign-in codes', () => {
  it('is signed in after the password and the code, not before', async () => {
    const secret = withApp();
    const cookies = jar();
    const asked = await password(cookies);
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('autocomplete="one-time-code"');
    expect(asked.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([...cookies.keys()]).toEqual(['editor-pending']);
    expect(await isSignedIn(cookies)).toBe(false);
    const code = codeOf(secret);
    const response = await enter(cookies, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/drafts']);
    expect([...cookies.keys()]).toEqual(['editor']);
    expect(await isSignedIn(cookies)).toBe(true);
    expect(lastLines(1)).toMatchObject([
      { who: 'Mona', did: 'signed in', what: 'password and code', from: '127.0.0.1' },
    ]);
  });

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])('may enter the code with the digits %s', async (digits) => {
    const secret = withApp();
    const cookies = jar();
    now += STEP;
    await password(cookies);
    const code = codeOf(secret).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');
    expect((await enter(cookies, code)).status).toBe(303);
  });

  it('accepts each code once', async () => {
    const secret = withApp();
    const [first, second] = [jar(), jar()];
    await password(first);
    await password(second);
    expect((await enter(first, codeOf(secret))).status).toBe(303);
    expect((await enter(second, codeOf(secret))).status).toBe(403);
    now += STEP;
    expect((await enter(second, codeOf(secret))).status).toBe(303);
  });

  it('refuses a wrong code with an explanation, keeps the step open, and logs it', async () => {
    const secret = withApp();
    const cookies = jar();
    await password(cookies);
    const refused = await enter(cookies, wrongCodeOf(secret));
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('role="alert"');
    expect(lastLines(1)).toMatchObject([{ who: 'Mona', did: 'sign-in refused', what: 'wrong code' }]);
    expect((await enter(cookies, 'abcdef')).status).toBe(422);
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
  });

  it('limits guesses together with those of the password', async () => {
    const secret = withApp();
    const cookies = jar();
    await password(cookies);
    for (let guess = 0; guess < 7; guess += 1) await enter(cookies, wrongCodeOf(secret));
    const refused = await enter(cookies, codeOf(secret));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    now += QUARTER;
    await password(cookies);
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
  });

  it('allows ten minutes for the code', async () => {
    const secret = withApp();
    const cookies = jar();
    await password(cookies);
    now += 600_000;
    const late = await enter(cookies, codeOf(secret));
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('This sign-in has expired');
  });

  it('ends a sign-in that waits for its code when the account changes', async () => {
    const secret = withApp();
    const cookies = jar();
    await password(cookies);
    now += STEP;
    await accounts.changePassword('Mona', 'words of my own');
    expect((await enter(cookies, codeOf(secret))).status).toBe(403);
  });

  it('refuses a code without a password before, and a form of another site', async () => {
    const secret = withApp();
    const cookies = jar();
    expect((await enter(cookies, codeOf(secret))).status).toBe(403);
    await password(cookies);
    const foreign = await send(cookies, '/sign-in/code', { code: codeOf(secret) }, 'cross-site');
    expect(foreign.status).toBe(403);
    expect(await isSignedIn(cookies)).toBe(false);
  });

  it('keeps them when its password is changed or reset', async () => {
    withApp();
    await accounts.changePassword('Mona', 'words of my own');
    expect(accounts.find('Mona')?.hasFactor).toBe(true);
    await accounts.reset('Mona');
    expect(accounts.find('Mona')?.hasFactor).toBe(true);
    await accounts.set({ name: 'Mona', email: 'mona@example.com' }, PASSWORD);
    expect(accounts.find('Mona')?.hasFactor).toBe(true);
  });

  it('is asked for the code after it has replaced a first password', async () => {
    const secret = withApp();
    const first = await accounts.reset('Mona');
    const cookies = jar();
    await send(cookies, '/sign-in', { name: 'Mona', password: first });
    const own = { name: 'Mona', password: first, own: 'words of my own' };
    const asked = await send(cookies, '/sign-in/password?next=/drafts', own);
    expect(await asked.text()).toContain('autocomplete="one-time-code"');
    expect(await isSignedIn(cookies)).toBe(false);
    now += STEP;
    await send(cookies, '/sign-in', { name: 'Mona', password: 'words of my own' });
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
  });
});

describe('setting up sign-in codes', () => {
  it('is required before any page opens, when the setting requires it', async () => {
    build({ needsFactor: true });
    const cookies = jar();
    const page = await (await password(cookies)).text();
    expect(page).toContain('<svg');
    expect(await isSignedIn(cookies)).toBe(false);
    const secret = secretIn(page);
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
    expect(await isSignedIn(cookies)).toBe(true);
    expect(accounts.find('Mona')?.hasFactor).toBe(true);
    expect(lastLines(2)).toMatchObject([{ did: 'set up sign-in codes' }, { did: 'signed in' }]);
    expect(auditLines(folder).join()).not.toContain(secret);
  });

  it('keeps the same key after a wrong code, and saves nothing', async () => {
    build({ needsFactor: true });
    const cookies = jar();
    const secret = secretIn(await (await password(cookies)).text());
    const refused = await enter(cookies, wrongCodeOf(secret));
    expect(refused.status).toBe(403);
    expect(secretIn(await refused.text())).toBe(secret);
    expect(accounts.find('Mona')?.hasFactor).toBe(false);
  });

  it('asks a signed-in user for the password again, and ends the earlier sessions', async () => {
    const [here, there] = [jar(), jar()];
    expect((await password(there)).status).toBe(303);
    expect((await password(here)).status).toBe(303);
    now += 1;
    expect(await (await send(here, '/sign-in?next=/drafts&renew=yes')).text()).toContain('renew=yes');
    const secret = secretIn(await (await password(here, '&renew=yes')).text());
    expect((await enter(here, codeOf(secret))).status).toBe(303);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
  });

  it('with another app asks for a code of the current app first', async () => {
    const old = withApp();
    const cookies = jar();
    await password(cookies, '&renew=yes');
    const page = await enter(cookies, codeOf(old));
    const secret = secretIn(await page.text());
    expect(secret).not.toBe(old);
    expect(await isSignedIn(cookies)).toBe(false);
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
    now += STEP;
    await password(cookies);
    expect((await enter(cookies, codeOf(old))).status).toBe(403);
    expect((await enter(cookies, codeOf(secret))).status).toBe(303);
  });
});

it('stores a pending sign-in in a cookie that scripts cannot read and that is sent by https only', async () => {
  build({ needsFactor: true, origin: 'https://editor.example.com' });
  const response = await password(jar());
  expect(response.headers.getSetCookie().join()).toMatch(
    /^__Host-editor-pending=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});
