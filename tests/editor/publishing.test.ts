/** A publisher at work: in a browser, on a repository whose build takes no time. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect as expectWithDefaults } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { violations } from '../pages/axe.ts';
import { startService, type Service } from './service.ts';
import { sendSignIn } from './signIn.ts';

const TIMEOUT = { timeout: 120_000 };
const expectPage = expectWithDefaults.configure(TIMEOUT);
const FIRST = 'We build and run the software under your business.';

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService('Mona'), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(TIMEOUT.timeout);
  await page.goto(`${service.origin}/publishing`);
  await sendSignIn(page, 'Mona');
  await page.getByRole('heading', { name: 'Unpublished changes' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** A commit on the drafts, as a save makes it, with other words in a page. */
function save(file: string, from: string, to: string): void {
  const drafts = service.git('rev-parse', '--show-toplevel').trim();
  const text = readFileSync(path.join(drafts, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(drafts, file), text.replace(from, to));
  service.git('commit', '--quiet', '--all', '--message', 'Change the headline');
}
const english = (from: string, to: string) => save('content/en/pages/home.yaml', from, to);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const published = () => readFileSync(path.join(service.site, 'index.html'), 'utf8');

it('shows what waits, publishes it, and tells how it went', async () => {
  english(FIRST, 'We run the software under your business.');
  save('content/ar/pages/home.yaml', 'التي تقوم عليها أعمالكم ونشغلها', 'التي تقوم عليها أعمالكم');
  await page.reload();
  const home = page.getByRole('group').filter({ hasText: 'English' });
  await expectPage(home.locator('del')).toHaveText(['build and ']);
  await expectPage(home).toContainText('We run the software under your business.');
  const arabic = page.getByRole('group').filter({ hasText: 'Arabic' });
  await expectPage(arabic.locator('p[lang="ar"]').first()).toHaveCSS('direction', 'rtl');

  await button('Publish now…').click();
  await expectPage(page.getByRole('dialog')).toContainText('2 pages change for visitors:');
  await button('Publish now').click();
  await expectPage(page.getByRole('status')).toContainText('Published. 2 pages changed.');
  await expectPage(page.getByText('There are no unpublished changes.')).toBeVisible();
  expect(published()).toContain('We run the software under your business.');
});

it('says why a build failed, and that visitors see the site as it was', async () => {
  english('We run the software', 'This cannot be built: the software');
  await page.reload();
  await button('Publish now…').click();
  await button('Publish now').click();
  await expectPage(page.getByRole('alert')).toContainText('The live site has not changed.');
  await expectPage(page.getByRole('alert')).toContainText('the page cannot be built');
  expect(published()).toContain('We run the software under your business.');
});

it('schedules, cancels, publishes and restores', async () => {
  english('This cannot be built: the software', 'We care for the software');
  await page.reload();
  await button('Schedule…').click();
  await page.getByLabel('Day and time').fill('2099-12-03T09:00');
  await button('Schedule').click();
  await expectPage(page.getByRole('region', { name: 'Scheduled' })).toContainText('3 December 2099');
  await expectPage(page.getByRole('status')).toContainText('Scheduled for Thursday, 3 December 2099');
  expect(await violations(page)).toEqual([]);
  await button('Cancel the schedule').click();
  await expectPage(page.getByRole('region', { name: 'Scheduled' })).toBeHidden();
  await expectPage(page.getByRole('status')).toContainText('The schedule is cancelled.');

  await button('Publish now…').click();
  await button('Publish now').click();
  await expectPage(page.getByRole('status')).toContainText('Published. 1 page changed.');
  expect(published()).toContain('We care for the software');
  await button('Restore…').click();
  await expectPage(page.getByRole('dialog')).toContainText('1 page changes for them.');
  await button('Restore').click();
  await expectPage(page.getByRole('status')).toContainText('Restored. 1 page changed');
  expect(published()).toContain('We run the software under your business.');
  await expectPage(page.getByRole('group')).toContainText('We care for the software under your business.');
});
