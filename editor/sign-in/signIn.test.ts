import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { addAccount } from './accounts.ts';
import { Sessions } from './sessions.ts';
import { signIn } from './signIn.ts';

const origin = 'http://127.0.0.1:4100';
const account = { name: 'Mona', email: 'mona@example.com' };
const verifier = 'a secret that only the browser knows';
const challenge = createHash('sha256').update(verifier).digest('base64url');

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  await addAccount(folder, account, 'a long password');
});
afterAll(() => rmSync(folder, { recursive: true }));

let now: number;
let sessions: Sessions;
let app: ReturnType<typeof signIn>;
beforeEach(() => {
  now = 0;
  sessions = new Sessions(() => now);
  app = signIn({ origin, folder, sessions, limiter: new RateLimiter(() => now) });
});

const asked = {
  redirect_uri: `${origin}/admin/`,
  response_type: 'code',
  state: 'state',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const address = (changes: Record<string, string> = {}) =>
  `/authorize?${new URLSearchParams({ ...asked, ...changes }).toString()}`;
const post = (password: string, from = 'same-origin', to = address()) =>
  app.request(
    to,
    { method: 'POST', headers: { 'sec-fetch-site': from }, body: new URLSearchParams({ name: 'Mona', password }) },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
const exchange = (code: string, code_verifier = verifier) =>
  app.request('/access_token', { method: 'POST', body: JSON.stringify({ code, code_verifier }) });
const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';

describe('signing in', () => {
  it('gives a token for a code, once, to the browser that began', async () => {
    const response = await post('a long password');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4100\/admin\/\?code=[\w-]+&state=state$/);
    const code = codeOf(response);
    const { access_token: token } = (await (await exchange(code)).json()) as { access_token: string };
    expect(sessions.accountOf(token)).toEqual(account);
    expect((await exchange(code)).status).toBe(400);
  });

  it('gives none to another browser, or after a minute', async () => {
    expect((await exchange(codeOf(await post('a long password')), 'another secret')).status).toBe(400);
    const code = codeOf(await post('a long password'));
    now = 60_000;
    expect((await exchange(code)).status).toBe(400);
  });

  it('ends after twelve hours', () => {
    const token = sessions.redeem(sessions.begin(account, challenge), verifier) ?? '';
    now = 12 * 3_600_000 - 1;
    expect(sessions.accountOf(token)).toEqual(account);
    now += 1;
    expect(sessions.accountOf(token)).toBeUndefined();
  });

  it('refuses a wrong password, and any after eight attempts until a quarter of an hour is over', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await post('wrong')).status).toBe(403);
    const refused = await post('a long password');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    now = 900_000;
    expect((await post('a long password')).status).toBe(302);
  });

  it('sends a code to no other page, and takes no form of another site', async () => {
    for (const uri of ['https://evil.example/admin/', `${origin}/admin/?x`, `${origin}.evil.example/admin/`]) {
      expect((await post('a long password', 'same-origin', address({ redirect_uri: uri }))).status, uri).toBe(403);
    }
    expect((await post('a long password', 'cross-site')).status).toBe(403);
    expect((await app.request(address({ code_challenge_method: 'plain' }))).status).toBe(400);
    expect((await app.request(address())).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('keeps passwords hashed, in a file of the owner', async () => {
  expect(statSync(path.join(folder, 'accounts.json')).mode & 0o777).toBe(0o600);
  await expect(addAccount(folder, account, 'short')).rejects.toThrow('at least 12 characters');
  await expect(addAccount(folder, { ...account, name: 'a <b>' }, 'a long password')).rejects.toThrow('name');
});
