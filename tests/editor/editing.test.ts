/** An editor at work: in a browser without a network, on a repository of its own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { startService, type Service } from './service.ts';
import { openSveltia, sendSignIn } from './signIn.ts';

/** Loading all records, and checking them, takes far less; a busy machine must not decide. */
const TIMEOUT = { timeout: 300_000 };
/** High up on the page: Sveltia draws a field when it comes into view. */
const HEADLINE = 'content.heroSection.title';

let service: Service;
let browser: Browser;
/** What no visit may do: requests to other hosts, and what the policy refused. */
const faults: string[] = [];

beforeAll(async () => {
  [service, browser] = await Promise.all([startService('Mona', 'Omar'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openBrowser(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(TIMEOUT.timeout);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (origin !== service.origin && !['data:', 'blob:'].includes(protocol)) faults.push(request.url());
  });
  context.on('console', (message) => {
    if (/^policy: |Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  return context;
}

async function signIn(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${service.origin}/admin/`);
  await sendSignIn(page, name, 'a wrong password');
  await expectPage(page.getByRole('alert')).toHaveText('The name or the password is wrong.', TIMEOUT);
  await sendSignIn(page, name);
  // Sveltia gets its token in a window that closes by itself.
  await openSveltia(page);
  return page;
}

const openHome = (page: Page) => page.goto(`${service.origin}/admin/#/collections/pages/entries/home`);

const box = (page: Page, locale: string, field: string) =>
  page.locator(`[data-locale="${locale}"] [data-key-path="${field}"] :is(input, textarea)`).first();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const commits = () => Number(service.git('rev-list', '--count', 'HEAD'));

/** Changed lines of the last commit, with their signs. */
const changedLines = () =>
  service
    .git('show', '--format=', '--unified=0')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));

it('takes a headline in two languages, and refuses a price', async () => {
  const page = await signIn(await openBrowser(), 'Mona');
  await openHome(page);
  await expectPage(box(page, 'ar', HEADLINE)).toHaveCSS('direction', 'rtl', TIMEOUT);
  await box(page, 'en', HEADLINE).fill('We build software from $500.');
  await box(page, 'ar', HEADLINE).fill('نبني البرمجيات التي تقوم عليها أعمالكم');
  await save(page);

  // Page, field and reason, and nothing of what was typed is lost.
  await expectPage(page.getByText('Page › Head of the page › Heading').first()).toBeVisible(TIMEOUT);
  await expectPage(page.getByText('a price').first()).toBeVisible(TIMEOUT);
  expect(commits()).toBe(1);
  await page.keyboard.press('Escape');
  await expectPage(box(page, 'en', HEADLINE)).toHaveValue('We build software from $500.', TIMEOUT);
  await expectPage(box(page, 'ar', HEADLINE)).toHaveValue('نبني البرمجيات التي تقوم عليها أعمالكم', TIMEOUT);

  await box(page, 'en', HEADLINE).fill('We build the software under your business.');
  await save(page);
  await expectPage.poll(commits, TIMEOUT).toBe(2);
  expect(service.git('show', '--format=%an', '--name-only').trim().split('\n').filter(Boolean)).toEqual([
    'Mona',
    'content/ar/pages/home.yaml',
    'content/en/pages/home.yaml',
  ]);
  expect(changedLines()).toEqual([
    '-    title: نبني البرمجيات التي تقوم عليها أعمالكم ونشغلها',
    '+    title: نبني البرمجيات التي تقوم عليها أعمالكم',
    // Both were changed, so the translation is of the new original.
    expect.stringMatching(/^- {2}content\.heroSection: '\w{8}'$/),
    expect.stringMatching(/^\+ {2}content\.heroSection: '\w{8}'$/),
    '-    title: We build and run the software under your business.',
    '+    title: We build the software under your business.',
  ]);
  expect(service.git('status', '--porcelain')).toBe('');
});

it('tells the second of two editors of one page', async () => {
  const [first, second] = await Promise.all([openBrowser(), openBrowser()]);
  const [mona, omar] = [await signIn(first, 'Mona'), await signIn(second, 'Omar')];
  await openHome(mona);
  await openHome(omar);
  // Omar's form is filled before Mona saves.
  await box(omar, 'en', HEADLINE).waitFor();
  const before = commits();
  await box(mona, 'en', HEADLINE).fill('We build software that lasts.');
  await save(mona);
  await expectPage.poll(commits, TIMEOUT).toBe(before + 1);

  await box(omar, 'en', HEADLINE).fill('We run your software.');
  await save(omar);
  // Sveltia warns, and offers to save over it: the service does not let it.
  await omar.getByRole('button', { name: 'Save Anyway' }).click(TIMEOUT);
  await expectPage(omar.getByText('somebody else has saved this page').first()).toBeVisible(TIMEOUT);
  expect(commits()).toBe(before + 1);
  await omar.keyboard.press('Escape');
  await expectPage(box(omar, 'en', HEADLINE)).toHaveValue('We run your software.', TIMEOUT);
});

it('tells an editor that another tab has saved the page', async () => {
  const page = await signIn(await openBrowser(), 'Omar');
  await openHome(page);
  await box(page, 'en', HEADLINE).waitFor();
  // It is signed in too: both tabs share what Sveltia stores.
  const older = await page.context().newPage();
  await openHome(older);
  await box(older, 'en', HEADLINE).waitFor();
  const before = commits();
  await box(page, 'en', HEADLINE).fill('We build software that works.');
  await save(page);
  await expectPage.poll(commits, TIMEOUT).toBe(before + 1);

  await box(older, 'en', HEADLINE).fill('We run your software.');
  await save(older);
  const refusal = older.getByText('another tab of this browser has saved this').first();
  const anyway = older.getByRole('button', { name: 'Save Anyway' });
  await expectPage(refusal.or(anyway).first()).toBeVisible(TIMEOUT);
  if (await anyway.isVisible()) await anyway.click();
  await expectPage(refusal).toBeVisible(TIMEOUT);
  expect(commits()).toBe(before + 1);
});

it('names the page that still lists one that is to be deleted', async () => {
  const page = await signIn(await openBrowser(), 'Mona');
  await page.goto(`${service.origin}/admin/#/collections/portfolio/entries/core-banking-piece-by-piece`);
  const before = commits();
  await page.getByRole('button', { name: 'Show Editor Options' }).click(TIMEOUT);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expectPage(refusal).toContainText('Home (English) — ', TIMEOUT);
  await refusal.getByRole('button', { name: 'Close' }).click();
  expect(commits()).toBe(before);
});

it('asks no other host, and breaks no policy', () => {
  expect(faults).toEqual([]);
});
