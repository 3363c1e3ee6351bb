import { expect, test, type Page } from '@playwright/test';
import { site as config } from '../../site.config.ts';
import { guard } from '../../shared/forms/guard.fields.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';
import { writeContact } from '../contactForm.ts';
import { freshAddress, leadsOf } from '../leads.ts';

const { contactPage, form: words } = messagesOf('en');
const FOLDER = '.cache/test-data-proof';
let site: RunningSite;

test.describe.configure({ mode: 'default' });
test.skip(!config.forms.contact, 'the form is off');

test.beforeAll(async () => {
  site = await serveDist({ PROOF_OF_WORK: 'on', RATE_LIMIT: 'off', DATA_DIR: FOLDER });
});

test.afterAll(() => {
  site.stop();
});

/** Writes a message and returns the email address of its sender. */
async function write(page: Page): Promise<string> {
  const email = freshAddress();
  await writeContact(page, `${site.url}/contact`, email);
  return email;
}

async function send(page: Page): Promise<void> {
  await page
    .locator('form[action="/api/contact"]')
    .getByRole('button', { name: contactPage.send, exact: true })
    .click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
}

test('the form solves the proof of work that the server requires', async ({ page }) => {
  const email = await write(page);
  await send(page);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', state: 'accepted', reason: null }]);
});

test('a message with an invalid proof is quarantined', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace(/(name="altcha"\r\n\r\n)[\w+/=]+/, `$1${btoa('{}')}`),
    }),
  );
  const email = await write(page);
  await send(page);
  expect(leadsOf(FOLDER, email)).toMatchObject([
    { state: 'quarantined', reason: expect.stringContaining('proof of work') },
  ]);
});

test('the form requests a new challenge when the first expires before the visitor sends', async ({ page }) => {
  let tickets = 0;
  page.on('request', (request) => (tickets += Number(request.url().includes('/api/ticket'))));
  await page.clock.install();
  const answered = page.waitForResponse('**/api/ticket*');
  const email = await write(page);
  await (await answered).finished();
  expect(tickets).toBe(1);
  // The server measures real time from its response, and suspects a form that is sent too quickly.
  const began = Date.now();
  await expect.poll(() => Date.now() - began).toBeGreaterThan(guard.fastestMs);
  await page.clock.fastForward(guard.challengeMs);
  await send(page);
  expect(tickets).toBe(2);
  expect(leadsOf(FOLDER, email)).toMatchObject([{ state: 'accepted' }]);
});
