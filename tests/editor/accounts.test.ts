/** Accounts in a browser: an administrator, a new colleague, and somebody who comes from the company's sign-on. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { BlockList, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { expect as expectPage, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditorApp, type EditorOptions } from '../../editor/app.ts';
import { buildPages } from '../../editor/pages/build.ts';
import { Accounts } from '../../editor/sign-in/accounts.ts';
import { newSecret } from '../../editor/sign-in/codes.ts';
import { startProvider, type FakeProvider } from '../../editor/sign-in/fakeProvider.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { violations } from '../pages/axe.ts';

/** Far longer than anything takes: a busy machine must not decide. */
const TIMEOUT_MS = 120_000;
const expectSoon = expectPage.configure({ timeout: TIMEOUT_MS });
const PASSWORD = 'a long password';

let folder: string;
let origin: string;
let provider: FakeProvider;
let browser: Browser;
let stop: () => void;
/** What the policy refused. */
const faults: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'accounts-pages-'));
  const accounts = new Accounts(folder);
  await accounts.set({ name: 'Adam', email: 'adam@example.com' }, PASSWORD);
  const outer = new Hono();
  const server = serve({ fetch: outer.fetch, port: 0 });
  await once(server, 'listening');
  // By another name than the provider's, so that the browser takes it for another site.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [pageFiles] = await Promise.all([
    buildPages(),
    startProvider().then((started) => (provider = started)),
    launchBrowser().then((launched) => (browser = launched)),
  ]);
  provider.claims = { name: 'Huda Karim', email: 'huda@example.com', roles: ['web-sales'] };
  const options: Partial<EditorOptions> = {
    origin,
    dataFolder: folder,
    adminFolder: folder,
    pageFiles,
    proxies: new BlockList(),
    hasPasswords: true,
    needsFactor: false,
    provider: {
      issuer: provider.issuer,
      clientId: 'website',
      clientSecret: 'secret',
      name: 'Company login',
      scope: 'openid',
      rolesClaim: 'roles',
      roles: [['web-sales', 'sales']],
    },
  };
  outer.route('/', createEditorApp({ drafts: { folder }, ...options } as EditorOptions));
  stop = () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
});
afterAll(async () => {
  await browser.close();
  await provider.stop();
  stop();
  rmSync(folder, { recursive: true });
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 }, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  return context;
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('lets an administrator add somebody, who chooses a password without a script and signs in', async () => {
  const page = await (await open()).newPage();
  await page.goto(`${origin}/accounts`);
  await signIn(page, 'Adam', PASSWORD);
  await expectSoon(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await expectSoon(page.getByRole('heading', { name: 'Add an account' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add an account' }) });
  await form.getByLabel('Name').fill('Wafa');
  await form.getByLabel('Email address').fill('wafa@example.com');
  await form.getByLabel('publisher').check();
  await form.getByRole('button', { name: 'Add' }).click();
  const first = (await form.locator('code').textContent()) ?? '';
  expect(first).toMatch(/^[\w-]{22}$/);

  const plain = await (await open({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${origin}/account`);
  await signIn(plain, 'Wafa', first);
  await expectSoon(plain.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await plain.getByLabel('First password').fill(first);
  await plain.getByLabel('New password').fill('qwertyqwerty');
  await plain.getByRole('button').click();
  await expectSoon(plain.getByRole('alert')).toContainText('lists of common passwords');
  await plain.getByLabel('First password').fill(first);
  await plain.getByLabel('New password').fill('words of my own');
  await plain.getByRole('button').click();
  await expectSoon(plain).toHaveURL(`${origin}/account`);

  // Other roles hold at once, and end what was open.
  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Wafa' }) });
  await expectSoon(card.getByText('Signed in since')).toBeVisible();
  await card.getByLabel('sales').check();
  await card.getByRole('button', { name: 'Save roles' }).click();
  await expectSoon(card.getByText('Not signed in.')).toBeVisible();
  await plain.reload();
  await expectSoon(plain).toHaveURL(`${origin}/sign-in?next=%2Faccount`);

  // Nor can the only administrator go.
  page.on('dialog', (dialog) => void dialog.accept());
  const adam = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Adam' }) });
  await adam.getByRole('button', { name: 'Remove' }).click();
  await expectSoon(adam.getByRole('alert')).toContainText('last administrator');
  await page.goto(`${origin}/audit?who=Adam`);
  await expectSoon(page.getByRole('cell', { name: 'changed roles' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Enters the current code, and the next one if its 30 seconds end before the response. */
async function enterCode(page: Page, secret: string): Promise<void> {
  await expectSoon(async () => {
    await page.getByLabel('Six-digit code').fill(new TOTP({ secret }).generate());
    const [response] = await Promise.all([
      page.waitForResponse(/\/sign-in\/code/),
      page.getByRole('button', { name: /sign in/i }).click(),
    ]);
    expect(response.status()).toBe(303);
  }).toPass();
}

it('sets up sign-in codes after the password was asked again, and an administrator removes them', async () => {
  const accounts = new Accounts(folder);
  await accounts.set({ name: 'Dana', email: 'dana@example.com' }, PASSWORD);
  const page = await (await open({ javaScriptEnabled: false })).newPage();
  await page.goto(`${origin}/sign-in?next=/account&renew=yes`);
  expect(await page.getByText('Sign in again to set up codes').isVisible()).toBe(true);
  await signIn(page, 'Dana', PASSWORD);
  await expectSoon(page.getByRole('heading', { name: 'Set up sign-in codes' })).toBeVisible();
  await expectSoon(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectSoon(page.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', new RegExp(secret));
  await enterCode(page, secret);
  await expectSoon(page).toHaveURL(`${origin}/account`);

  const other = await (await open()).newPage();
  await other.goto(`${origin}/account`);
  await signIn(other, 'Dana', PASSWORD);
  await expectSoon(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectSoon(other.getByLabel('Six-digit code')).toBeFocused();
  expect(await violations(other)).toEqual([]);

  const admin = await (await open()).newPage();
  await admin.goto(`${origin}/accounts`);
  await signIn(admin, 'Adam', PASSWORD);
  const card = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: 'Dana' }) });
  await card.getByRole('button', { name: 'Remove sign-in codes' }).click();
  await expectSoon(card.getByRole('button', { name: 'Remove sign-in codes' })).toHaveCount(0);
  await expectSoon(card.getByRole('heading', { name: 'Dana' })).toBeFocused();
  await other.goto(`${origin}/account`);
  await signIn(other, 'Dana', PASSWORD);
  await other.getByRole('link', { name: 'Set up sign-in codes' }).click();
  await signIn(other, 'Dana', PASSWORD);
  await expectSoon(other.getByRole('heading', { name: 'Set up sign-in codes' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
});

it('changes the own password, and signs out elsewhere', async () => {
  const [there, here] = [await (await open()).newPage(), await (await open()).newPage()];
  for (const page of [there, here]) {
    await page.goto(`${origin}/account`);
    await signIn(page, 'Wafa', 'words of my own');
    await expectSoon(page.getByText('(this browser)')).toBeVisible();
  }
  expect(await violations(here)).toEqual([]);
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectSoon(here.getByRole('status').filter({ hasText: 'Signed out everywhere else.' })).toBeVisible();
  await there.reload();
  await expectSoon(there.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await here.getByLabel('Current password').fill('wrong');
  await here.getByLabel('New password').fill('other words of my own');
  await here.getByRole('button', { name: 'Change password' }).click();
  await expectSoon(here.getByRole('alert')).toHaveText('This is not your current password.');
  await here.getByLabel('Current password').fill('words of my own');
  await here.getByRole('button', { name: 'Change password' }).click();
  await expectSoon(here.getByText('Your password was changed.')).toBeVisible();
  await here.reload();
  await expectSoon(here.getByText('(this browser)')).toBeVisible();
});

it('signs in at the company’s sign-on on another site without a script, and out of both', async () => {
  const page = await (await open({ javaScriptEnabled: false })).newPage();
  await page.goto(`${origin}/account`);
  expect(await violationsWithoutScript(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with Company login' }).click();
  await expectSoon(page).toHaveURL(`${origin}/account`);

  const scripted = await (await open()).newPage();
  await scripted.goto(`${origin}/account`);
  await scripted.getByRole('link', { name: 'Sign in with Company login' }).click();
  await expectSoon(scripted.getByText('Huda Karim: sales')).toBeVisible();
  await expectSoon(scripted.getByText('Change your password there.')).toBeVisible();
  await Promise.all([
    scripted.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/end`)),
    scripted.getByRole('button', { name: 'Sign out', exact: true }).click(),
  ]);
  await expectSoon(scripted).toHaveURL(`${origin}/sign-in`);
});

/** The rules run as a script: the same page is opened where scripts run. */
async function violationsWithoutScript(page: Page) {
  const copy = await (await open()).newPage();
  await copy.goto(page.url());
  return violations(copy);
}

it('breaks no policy', () => {
  expect(faults).toEqual([]);
});

it('lists, adds and removes accounts, and removes sign-in codes, from the command line', () => {
  const env = { PATH: process.env['PATH'], EDITOR_DATA_DIR: path.join(folder, 'command') };
  const account = (args: string[], input = '') =>
    execFileSync(process.execPath, ['editor/main.ts', 'account', ...args], { env, input, encoding: 'utf8' });
  account(['add', 'Adam'], `${PASSWORD}\n`);
  account(['add', 'Wafa', '--role', 'sales', '--email', 'wafa@example.com'], PASSWORD);
  expect(account(['list'])).toBe(
    'Adam\tadam@localhost\twriter, publisher, sales, recruiting, administrator\nWafa\twafa@example.com\tsales\n',
  );
  const secret = newSecret();
  const accounts = new Accounts(path.join(folder, 'command'), { now: () => 0 });
  expect(accounts.setFactor('Wafa', secret, new TOTP({ secret }).generate({ timestamp: 0 }))).toBe(true);
  account(['remove-codes', 'Wafa']);
  expect(() => account(['remove-codes', 'Wafa'])).toThrow('no sign-in codes');
  account(['remove', 'Wafa']);
  expect(account(['list'])).not.toContain('Wafa');
  expect(() => account(['remove', 'Adam'])).toThrow('last administrator');
  expect(() => account(['add', 'Huda'], 'short')).toThrow('at least 12 characters');
});
