import { expect, test } from '@playwright/test';
import { messagesOf } from '../../src/i18n/messages.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';

const { contactPage, form: words } = messagesOf('en');
let site: RunningSite;

test.beforeAll(async () => {
  site = await serveDist({ PROOF_OF_WORK: 'on', RATE_LIMIT: 'off', DATA_DIR: '.cache/test-data-proof' });
});

test.afterAll(() => {
  site.stop();
});

test('where the server asks for proof of work the form sends it', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  const form = page.locator('form[action="/api/contact"]');
  await form.getByLabel(contactPage.name).fill('Test Reader');
  await form.getByLabel(contactPage.email).fill('reader@example.com');
  await form.getByLabel(contactPage.message).fill('The nightly export stops at two.');
  await expect(page.locator('astro-island:not([ssr])', { has: form })).toHaveCount(1);
  const sent = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  expect((await sent).postData()).toMatch(/name="altcha"\r\n\r\n[\w+/=]{100}/);
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
});
