/** Redirects in their form: one that leads back to itself is refused in words, one that leads on is saved. */
import type { Browser, Page } from '@playwright/test';
import { expect as expectPage } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { startService, type Service } from './service.ts';
import { openSveltia, sendSignIn } from './signIn.ts';

/** A busy machine must not decide. */
const TIMEOUT = { timeout: 300_000 };

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService('Mona'), launchBrowser()]);
  // Sveltia speaks the language of the browser.
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(TIMEOUT.timeout);
  page = await context.newPage();
  await page.goto(`${service.origin}/sign-in?next=/admin/`);
  await sendSignIn(page, 'Mona');
  await openSveltia(page);
  await page.goto(`${service.origin}/admin/#/collections/settings/entries/redirects`);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const box = (field: string) => page.locator(`[data-key-path="redirects.0.${field}"] :is(input, textarea)`).first();
const save = () => page.getByRole('button', { name: 'حفظ', exact: true }).click();

it('have an interface in Arabic, and words for a loop', async () => {
  await expectPage(page.locator('html')).toHaveAttribute('dir', 'rtl', TIMEOUT);
  await page.locator('[data-key-path="redirects"]').first().getByRole('button', { name: 'Redirects' }).last().click();
  await box('from').fill('/old-page');
  await box('to').fill('/old-page');
  await save();
  const refusal = page
    .getByText('Redirects — Entry 1 › To: redirects back to ‘/old-page’: choose another address')
    .first();
  await expectPage(refusal).toBeVisible(TIMEOUT);
  await page.keyboard.press('Escape');
  await refusal.waitFor({ state: 'hidden' });
  await box('to').fill('/blogs');
  const answered = page.waitForResponse((response) => response.url().endsWith('/contents'));
  await save();
  const answer = await answered;
  expect(answer.ok(), await answer.text()).toBe(true);
  expect(service.git('show', 'HEAD:content/redirects.yaml')).toBe('- from: /old-page\n  to: /blogs\n');
});
