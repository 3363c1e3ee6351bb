/** A salesperson at work in a browser, and a recruiter, over a store that a public server has made. */
import { readFileSync } from 'node:fs';
import { expect as expectPage, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { HOSTILE, createSampleLeads } from './sampleLeads.ts';
import { startService, type Service } from './service.ts';
import { sendSignIn } from './signIn.ts';

/** Far longer than anything takes: a busy machine must not decide. */
const TIMEOUT_MS = 120_000;
const expectSoon = expectPage.configure({ timeout: TIMEOUT_MS });

let service: Service;
let browser: Browser;
/** Scripts that ran out of words, requests to other hosts, and what the policy refused. */
const faults: string[] = [];

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(['Salma', 'sales'], ['Rami', 'recruiting']), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function signIn(name: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 900 }, acceptDownloads: true });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`policy: ${violatedDirective}`),
    );
  });
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== service.origin) faults.push(request.url());
  });
  context.on('console', (message) => {
    if (/^policy: |Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert') faults.push(`alert: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.goto(service.origin + path);
  await sendSignIn(page, name);
  await expectSoon(page).toHaveURL(service.origin + path);
  return page;
}

/** What a download holds. */
async function saved(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

it('says that there is no database before the public server has made one', async () => {
  const page = await signIn('Salma', '/leads?state=new');
  await expectSoon(page.getByRole('alert')).toContainText('The database of the website cannot be opened.');
  await createSampleLeads(service.serverFolder);
  await page.reload();
  await expectSoon(rows(page)).toHaveCount(4);
  await page.context().close();
});

it('a salesperson finds, opens, notes, answers, exports and erases', async () => {
  const page = await signIn('Salma', '/leads');
  await expectSoon(rows(page)).toHaveText([/^<img/, /ژیار/, /سارة/, /Maryam/]);
  // By name; a topic that no record has any more as it is.
  for (const about of ['CI/CD', 'ERP', 'mobile-apps'])
    await expectSoon(page.getByRole('cell', { name: about, exact: true })).toBeVisible();
  await page.getByLabel('Search in').fill('المخزون');
  await page.getByLabel('Search in').press('Enter');
  await expectSoon(page.getByText('No leads found.')).toBeVisible();
  await page.goBack();
  await expectSoon(rows(page)).toHaveCount(4);
  await page.getByLabel('Search in').fill('مخزون');
  await page.getByRole('button', { name: 'Search' }).click();
  await expectSoon(rows(page)).toHaveText([/سارة/]);
  await page.getByRole('link', { name: 'سارة كريم' }).first().click();

  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('سارة كريم');
  await expectSoon(page.getByText('To HubSpot')).toBeVisible();
  await expectSoon(page.getByRole('link', { name: 'sara.karim@example.org' })).toHaveAttribute(
    'href',
    'mailto:sara.karim@example.org',
  );
  await expectSoon(page.getByRole('link', { name: '+971 4 555 0100' })).toHaveAttribute('href', 'tel:+97145550100');
  await expectSoon(page.getByRole('definition').filter({ hasText: /^ERP$/ })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  // The other tab has loaded the lead before it changes.
  await expectSoon(other.getByLabel('Note')).toBeVisible();
  await page.getByLabel('Note').fill('اتصلت بها. She wants a visit.');
  await page.getByLabel('State').selectOption('Answered');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSoon(page.getByRole('status')).toHaveText('Saved.');
  await expectSoon(page.getByText('Last changed by Salma')).toBeVisible();

  // Whoever has it open since before is told, keeps his words, and sees the others.
  await other.getByLabel('Note').fill('My own words');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectSoon(other.getByRole('alert')).toContainText('Somebody has changed this lead');
  await expectSoon(other.getByText('اتصلت بها. She wants a visit.')).toBeVisible();
  await expectSoon(other.getByLabel('Note')).toHaveValue('My own words');
  await other.close();

  await page.goto(`${service.origin}/leads?state=answered`);
  await expectSoon(rows(page)).toHaveText([/سارة/]);
  const csv = await saved(page, 'for spreadsheets');
  expect(csv).toMatch(/^\ufeff"id",/);
  expect(csv).toContain('"answered","اتصلت بها. She wants a visit.","Salma"');
  expect(csv).toMatch(/"software-development\/erp"[^]*"ERP",""\r\n$/);
  expect(csv).not.toContain('Maryam');
  await page.goto(`${service.origin}/leads`);
  expect(await saved(page, 'without a byte order mark')).toMatch(/^"id",[^]*"'=HYPERLINK\(""https/);

  await page.getByRole('link', { name: 'سارة كريم' }).first().click();
  // Another tab has loaded the lead before it is erased.
  const late = await page.context().newPage();
  await expectSoon(page.getByLabel('Note')).toBeVisible();
  await late.goto(page.url());
  await expectSoon(late.getByLabel('Note')).toBeVisible();
  await page.getByLabel('Type the address to confirm').fill('sara@example.org');
  await page.getByRole('button', { name: 'Erase' }).click();
  await expectSoon(page.getByRole('alert')).toContainText('Nothing was erased');
  await page.getByLabel('Type the address to confirm').fill('sara.karim@example.org');
  await page.getByRole('button', { name: 'Erase' }).click();
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
  await expectSoon(page.getByText('HubSpot, by hand: delete the contact')).toBeVisible();
  await late.getByRole('button', { name: 'Save' }).click();
  await expectSoon(late.getByRole('heading', { level: 1 })).toHaveText('This lead cannot be shown');
  await expectSoon(late.getByRole('alert')).toContainText('was erased');
  await expectSoon(late.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await late.close();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expectSoon(rows(page)).toHaveText([/^<img/, /ژیار/, /Maryam/]);
  await page.context().close();
});

it('keeps a note that was not saved because the session had ended, and saves it after a sign-in in another tab', async () => {
  const page = await signIn('Salma', '/leads');
  await page.getByRole('link', { name: 'Maryam' }).first().click();
  // As the mail about the lead names the choice, not as the form sends it.
  await expectSoon(page.getByRole('definition').filter({ hasText: 'A few months: one team' })).toBeVisible();
  await page.getByLabel('Note').fill('Call on Monday');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSoon(page.getByRole('alert')).toContainText('Your session has ended.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await sendSignIn(other, 'Salma');
  await expectSoon(other).toHaveURL(page.url());
  // The links of the list open the sign-in page too, which leads back.
  await other.goto(`${service.origin}/leads?state=new`);
  await expectSoon(rows(other).first()).toBeVisible();
  await other.context().clearCookies();
  await other.getByRole('link', { name: 'for spreadsheets' }).click();
  await expectSoon(other).toHaveURL(/\/sign-in\?/);
  await sendSignIn(other, 'Salma');
  await expectSoon(other).toHaveURL(`${service.origin}/leads?state=new`);
  expect(await saved(other, 'for spreadsheets')).toMatch(/^\ufeff"id",/);
  await expectSoon(page.getByLabel('Note')).toHaveValue('Call on Monday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSoon(page.getByRole('status')).toHaveText('Saved.');
  await page.getByLabel('Note').fill('Call on Tuesday');
  await expectSoon(page.getByRole('status')).toBeEmpty();
  // The browser asks before the page is left with a text that is not saved.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await page.context().close();
});

it('suspected spam is accepted, failed messages sent again or given up', async () => {
  const page = await signIn('Salma', '/leads?state=quarantined');
  await page.getByRole('link', { name: 'Offers' }).first().click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectSoon(other.getByRole('button', { name: 'Not spam: accept' })).toBeVisible();
  await page.getByRole('button', { name: 'Not spam: accept' }).click();
  await expectSoon(page.getByLabel('State')).toHaveValue('new');

  // In the other tab it is refused, and the lead is loaded again.
  await other.getByRole('button', { name: 'Not spam: accept' }).click();
  await expectSoon(other.getByLabel('State')).toHaveValue('new');
  await other.close();

  await page.goto(`${service.origin}/leads?state=quarantined`);
  await page.getByRole('link', { name: 'reader@example.com' }).first().click();
  await page.getByRole('button', { name: 'Not spam: accept' }).click();
  await expectSoon(page.getByText('It is no longer a lead')).toBeVisible();
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`${service.origin}/messages`);
  // Of the mails about five leads, one went with the person who was erased.
  await expectSoon(page.getByText('SMTP EENVELOPE')).toHaveCount(4);
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expectSoon(page.getByRole('status')).toHaveText('Discarded.');
  await page.getByRole('button', { name: 'Send failed messages again' }).click();
  await expectSoon(page.getByRole('status')).toHaveText(/^3 messages queued again/);
  await expectSoon(page.getByText(/^0 failed/)).toBeVisible();
  await page.context().close();
});

it('a recruiter sees applications and nothing else, and saves their files', async () => {
  const page = await signIn('Rami', '/leads');
  await expectSoon(rows(page)).toHaveText([/لينا/]);
  await expectSoon(page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link')).toHaveText([
    'Leads',
    'Your account',
  ]);
  await page.getByRole('link', { name: 'لينا' }).first().click();
  await expectSoon(page.getByText('Open it with care: it contains /JavaScript')).toBeVisible();
  expect(await saved(page, 'Download')).toBe('%PDF-1.7\n%%EOF\n');
  await page.goto(`${service.origin}/report`);
  await expectSoon(page.getByRole('alert')).toContainText('Your account does not have permission for this.');
  await page.context().close();
});

it('shows strangers’ words as text', async () => {
  const page = await signIn('Salma', '/leads');
  await page.getByRole('link', { name: '<img' }).first().click();
  // As heading, message and name.
  await expectSoon(page.getByText(HOSTILE)).toHaveCount(3);
  await page.context().close();
});

it('no words ran, no other host was asked, no policy was broken', () => {
  expect(faults).toEqual([]);
});
