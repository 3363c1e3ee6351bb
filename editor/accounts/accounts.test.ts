import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { momentAt } from '../../shared/localTime.ts';
import { site } from '../../site.config.ts';
import { createAudit, type AuditEntry } from '../audit.ts';
import { auditLines } from '../auditLines.ts';
import { Accounts } from '../sign-in/accounts.ts';
import { newSecret } from '../sign-in/codes.ts';
import { signingParts } from '../sign-in/fixture.ts';
import type { Role } from '../sign-in/roles.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { AccountsAnswer, AuditAnswer, FirstPasswordAnswer, OwnAccountAnswer } from './answers.ts';
import { log } from './log.ts';
import { manage } from './manage.ts';
import { own } from './own.ts';

const origin = 'http://127.0.0.1:4100';
const PASSWORD = 'a long password';

let folder: string;
let accounts: Accounts;
let sessions: Sessions;
let app: Hono;
let now: number;

beforeEach(async () => {
  now = 1000;
  folder = mkdtempSync(path.join(tmpdir(), 'manage-'));
  accounts = new Accounts(folder, { cost: 2 ** 10, now: () => now });
  const options = { ...signingParts(accounts, folder, origin), hasPasswords: true };
  sessions = options.sessions;
  app = new Hono();
  app.route('/api/accounts', manage(options));
  app.route('/api/account', own(options));
  app.route('/api/audit', log({ access: options.access, folder }));
  for (const [name, ...roles] of [
    ['Adam', 'administrator'],
    ['Wafa', 'writer'],
  ] as [string, ...Role[]][])
    await accounts.set({ name, email: `${name}@example.com`, roles }, PASSWORD);
  return () => rmSync(folder, { recursive: true });
});

const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const signIn = (name: string) => `editor=${sessions.open(name)}`;
const ask = (cookie: string, method: string, address: string, body?: unknown) =>
  app.request(
    address,
    {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    connection,
  );
const data = async <Data>(response: Response | Promise<Response>) => (await (await response).json()) as Data;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const lines = () => auditLines(folder).map((line) => JSON.parse(line) as { who: string; did: string; what?: string });

describe('an administrator', () => {
  let adam: string;
  beforeEach(() => {
    adam = signIn('Adam');
  });

  it('sees accounts with roles and sessions, without keys and hashes', async () => {
    const key = sessions.open('Wafa');
    now = 5000;
    sessions.nameOf(key);
    const response = await ask(adam, 'GET', '/api/accounts');
    const text = await response.text();
    expect((JSON.parse(text) as AccountsAnswer).accounts).toMatchObject([
      { name: 'Adam', roles: ['administrator'], sessions: [{ since: 1000 }] },
      { name: 'Wafa', email: 'Wafa@example.com', roles: ['writer'], sessions: [{ since: 1000, lastAt: 5000 }] },
    ]);
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/hash|salt|subject/);
  });

  it('adds an account with a first password', async () => {
    const given = { name: ' هدى كريم ', email: 'huda@example.com', roles: ['sales', 'recruiting'] };
    const response = await ask(adam, 'POST', '/api/accounts', given);
    expect(response.status).toBe(201);
    const { name, password } = await data<FirstPasswordAnswer>(response);
    expect(await accounts.verify(name, password)).toMatchObject({
      name: 'هدى كريم',
      roles: ['sales', 'recruiting'],
      firstUntil: 1000 + 86_400_000,
    });
    expect(lines().at(-1)).toMatchObject({ who: 'Adam', did: 'added an account', what: 'هدى كريم: sales, recruiting' });
    expect(auditLines(folder).join()).not.toContain(password);
  });

  it('cannot add an existing name, an invalid name or an unknown field', async () => {
    const given = { name: 'Wafa', email: 'wafa@example.com', roles: ['sales'] };
    expect((await ask(adam, 'POST', '/api/accounts', given)).status).toBe(409);
    expect((await ask(adam, 'POST', '/api/accounts', { ...given, name: 'WAFA' })).status).toBe(409);
    expect((await ask(adam, 'POST', '/api/accounts', { ...given, name: '<b>' })).status).toBe(422);
    expect((await ask(adam, 'POST', '/api/accounts', { ...given, name: 'Huda', roles: ['king'] })).status).toBe(422);
    expect((await ask(adam, 'POST', '/api/accounts', { ...given, name: 'Huda', hash: 'x' })).status).toBe(422);
    expect((await ask(adam, 'POST', '/api/accounts', { ...given, name: '__proto__' })).status).toBe(422);
    expect(accounts.list()).toHaveLength(2);
  });

  it('is told to choose a role when none is chosen', async () => {
    const given = { name: 'Huda', email: 'huda@example.com', roles: [] };
    expect(await messageOf(await ask(adam, 'POST', '/api/accounts', given))).toBe('Choose at least one role.');
    const changed = await ask(adam, 'PATCH', '/api/accounts/Wafa', { roles: [], was: ['writer'] });
    expect(await messageOf(changed)).toBe('Choose at least one role.');
  });

  it('changes roles, which takes effect at once and signs the account out', async () => {
    const wafa = signIn('Wafa');
    now += 1;
    const response = await ask(adam, 'PATCH', '/api/accounts/Wafa', { roles: ['publisher'], was: ['writer'] });
    expect(response.status).toBe(200);
    expect(accounts.find('Wafa')?.roles).toEqual(['publisher']);
    expect((await ask(wafa, 'GET', '/api/account')).status).toBe(401);
    expect(await accounts.verify('Wafa', PASSWORD)).toBeDefined();
    expect(lines().at(-1)).toMatchObject({ did: 'changed roles', what: 'Wafa: publisher' });
  });

  it('cannot overwrite a change of another administrator unseen', async () => {
    await ask(adam, 'PATCH', '/api/accounts/Wafa', { roles: ['publisher'], was: ['writer'] });
    const late = await ask(adam, 'PATCH', '/api/accounts/Wafa', { roles: ['writer', 'sales'], was: ['writer'] });
    expect(late.status).toBe(409);
    expect(await messageOf(late)).toContain('somebody else');
    expect(accounts.find('Wafa')?.roles).toEqual(['publisher']);
  });

  it('gives a new first password, signs out everywhere, and removes', async () => {
    let wafa = signIn('Wafa');
    const { password } = await data<FirstPasswordAnswer>(ask(adam, 'POST', '/api/accounts/Wafa/password'));
    expect(await accounts.verify('Wafa', PASSWORD)).toBeUndefined();
    expect(await accounts.verify('Wafa', password)).toBeDefined();
    expect((await ask(wafa, 'GET', '/api/account')).status).toBe(401);
    wafa = signIn('Wafa');
    await ask(adam, 'POST', '/api/accounts/Wafa/sign-out');
    expect((await ask(wafa, 'GET', '/api/account')).status).toBe(401);
    wafa = signIn('Wafa');
    expect((await ask(adam, 'DELETE', '/api/accounts/Wafa')).status).toBe(200);
    expect((await ask(wafa, 'GET', '/api/account')).status).toBe(401);
    expect((await ask(adam, 'DELETE', '/api/accounts/Wafa')).status).toBe(404);
    expect(lines().map(({ did }) => did)).toEqual([
      'set a first password',
      'signed out everywhere',
      'removed an account',
    ]);
  });

  it('cannot reset the own password, because the page would be signed out before it shows the new one', async () => {
    const refused = await ask(adam, 'POST', '/api/accounts/Adam/password');
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('Your account');
    expect(await accounts.verify('Adam', PASSWORD)).toBeDefined();
    expect((await ask(adam, 'GET', '/api/account')).status).toBe(200);
  });

  it('removes the sign-in codes of an account, which signs the account out', async () => {
    expect((await ask(adam, 'DELETE', '/api/accounts/Wafa/factor')).status).toBe(409);
    const secret = newSecret();
    expect(accounts.setFactor('Wafa', secret, new TOTP({ secret }).generate({ timestamp: now }))).toBe(true);
    const wafa = signIn('Wafa');
    const text = await (await ask(adam, 'GET', '/api/accounts')).text();
    expect((JSON.parse(text) as AccountsAnswer).accounts[1]).toMatchObject({ name: 'Wafa', hasFactor: true });
    expect(text).not.toContain(secret);
    now += 1;
    expect((await ask(adam, 'DELETE', '/api/accounts/Wafa/factor')).status).toBe(200);
    expect(accounts.find('Wafa')?.hasFactor).toBe(false);
    expect((await ask(wafa, 'GET', '/api/account')).status).toBe(401);
    expect(lines().at(-1)).toMatchObject({ who: 'Adam', did: 'removed sign-in codes', what: 'Wafa' });
  });

  it('cannot be removed or lose the role as the last one', async () => {
    const less = await ask(adam, 'PATCH', '/api/accounts/Adam', { roles: ['writer'], was: ['administrator'] });
    expect(less.status).toBe(409);
    expect(await messageOf(less)).toContain('last administrator');
    expect((await ask(adam, 'DELETE', '/api/accounts/Adam')).status).toBe(409);
    await ask(adam, 'PATCH', '/api/accounts/Wafa', { roles: ['administrator'], was: ['writer'] });
    expect((await ask(adam, 'DELETE', '/api/accounts/Adam')).status).toBe(200);
    expect((await ask(adam, 'GET', '/api/accounts')).status).toBe(401);
  });
});

it('refuses accounts and the log to other roles, and logs the attempt', async () => {
  const wafa = signIn('Wafa');
  for (const [method, address] of [
    ['GET', '/api/accounts'],
    ['POST', '/api/accounts'],
    ['PATCH', '/api/accounts/Wafa'],
    ['POST', '/api/accounts/Adam/password'],
    ['DELETE', '/api/accounts/Adam/factor'],
    ['POST', '/api/accounts/Adam/sign-out'],
    ['DELETE', '/api/accounts/Adam'],
    ['GET', '/api/audit'],
  ] as const) {
    expect((await ask(wafa, method, address, method === 'GET' ? undefined : {})).status).toBe(403);
    expect(lines().at(-1)).toMatchObject({ who: 'Wafa', did: 'refused', what: `${method} ${address}: role` });
  }
});

it('opens no page when the file of accounts cannot be read, and shows no detail', async () => {
  const adam = signIn('Adam');
  writeFileSync(path.join(folder, 'accounts.json'), '{"Adam": {"roles": ["administrator"');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await ask(adam, 'GET', '/api/accounts');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('Internal Server Error');
  expect(logged).toHaveBeenCalled();
});

describe('the account of the user', () => {
  const change = (cookie: string, current: string, next: string) =>
    ask(cookie, 'PUT', '/api/account/password', { current, next });

  it('shows its sessions, and marks the current one', async () => {
    sessions.open('Adam');
    const here = signIn('Wafa');
    sessions.open('Wafa');
    const { sessions: open, ...account } = await data<OwnAccountAnswer>(ask(here, 'GET', '/api/account'));
    expect(account).toEqual({ name: 'Wafa', roles: ['writer'], hasPassword: true, hasFactor: false });
    expect(open.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  });

  it('signs out the other sessions', async () => {
    const [there, here] = [signIn('Wafa'), signIn('Wafa')];
    const adam = signIn('Adam');
    expect((await ask(here, 'POST', '/api/account/sign-out-others')).status).toBe(200);
    expect((await ask(there, 'GET', '/api/account')).status).toBe(401);
    expect((await ask(here, 'GET', '/api/account')).status).toBe(200);
    expect((await ask(adam, 'GET', '/api/account')).status).toBe(200);
  });

  it('changes its password after asking for the current one, which ends all sessions and starts a new one', async () => {
    const [there, here] = [signIn('Wafa'), signIn('Wafa')];
    now += 1;
    const response = await change(here, PASSWORD, 'words of my own');
    expect(response.status).toBe(200);
    for (const old of [there, here]) expect((await ask(old, 'GET', '/api/account')).status).toBe(401);
    const fresh = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
    expect((await ask(fresh, 'GET', '/api/account')).status).toBe(200);
    expect(await accounts.verify('Wafa', 'words of my own')).toBeDefined();
    expect(await accounts.verify('Wafa', PASSWORD)).toBeUndefined();
    expect(lines().at(-1)).toMatchObject({ who: 'Wafa', did: 'changed own password' });
  });

  it('keeps its password when the current one is wrong or the new one is weak', async () => {
    const wafa = signIn('Wafa');
    expect((await change(wafa, 'wrong', 'words of my own')).status).toBe(422);
    expect((await change(wafa, PASSWORD, 'qwertyqwerty')).status).toBe(422);
    expect(await accounts.verify('Wafa', PASSWORD)).toBeDefined();
  });

  it('accepts eight guesses of the current password in 15 minutes', async () => {
    const wafa = signIn('Wafa');
    for (let attempt = 0; attempt < 8; attempt += 1)
      expect((await change(wafa, 'wrong', 'words of my own')).status).toBe(422);
    const refused = await change(wafa, PASSWORD, 'words of my own');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
  });
});

describe('the audit log', () => {
  it('shows the newest entries first, in pages, filtered by person and by day in the company’s time zone', async () => {
    const adam = signIn('Adam');
    let day = momentAt('2026-11-25T23:59', site.timeZone);
    const write = createAudit(folder, () => day);
    const audit = (entry: AuditEntry) => {
      write(entry);
      // The system sets the time of today: in another month each line would begin a new file.
      utimesSync(path.join(folder, 'audit.log'), day, day);
    };
    for (let number = 0; number < 60; number += 1) audit({ who: 'Wafa', did: 'saved', what: `file ${number}` });
    day = momentAt('2026-11-26T00:01', site.timeZone);
    audit({ who: 'Adam', did: 'signed in' });
    const of = (query: string) => data<AuditAnswer>(ask(adam, 'GET', `/api/audit?${query}`));
    const first = await of('');
    expect(first.lines).toHaveLength(50);
    expect(first.hasMore).toBe(true);
    expect(first.lines[0]).toEqual({ at: day.toISOString(), who: 'Adam', did: 'signed in' });
    expect(first.lines[1]).toMatchObject({ what: 'file 59' });
    const second = await of('page=2');
    expect([second.lines.length, second.hasMore]).toEqual([11, false]);
    expect((await of('who=Adam')).lines).toHaveLength(1);
    // The keyboard of a phone may add a space.
    expect((await of('who=adam+')).lines).toHaveLength(1);
    expect((await of('day=2026-11-25&page=2')).lines).toHaveLength(10);
    expect((await of('day=2026-11-26')).lines).toHaveLength(1);
    expect((await of('day=2026-11-24')).lines).toEqual([]);
    for (const query of ['page=0', 'day=yesterday', 'page=x'])
      expect((await ask(adam, 'GET', `/api/audit?${query}`)).status, query).toBe(422);
  });
});
