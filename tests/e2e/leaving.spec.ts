/** A sent form arrives although the visitor leaves the page at once. `LEAVERS=100` for the long form. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { hydrated, writeContact } from '../contactForm.ts';
import { holdRequests } from '../holdRequests.ts';
import { FOLDER, freshAddress, leadsOf, subscriptionsOf } from '../leads.ts';
import { GENERAL } from '../records.ts';

const LEAVERS = Number(process.env['LEAVERS'] ?? 2);
const { application, newsletter } = messagesOf('en');

async function writeApplication(page: Page, email: string, size: number): Promise<Locator> {
  await page.goto(`/company/career/${GENERAL}`);
  const form = page.locator('form[action="/api/applications"]');
  await form.getByLabel(application.name).fill('Test Reader');
  await form.getByLabel(application.email).fill(email);
  await form.getByLabel(application.message).fill('A ledger that balanced.');
  await hydrated(form);
  const buffer = Buffer.from(`%PDF-1.7\n${' '.repeat(size)}%%EOF\n`);
  await form.getByLabel(application.cv).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  return form;
}

async function writeSignUp(page: Page, email: string): Promise<Locator> {
  await page.goto('/privacy');
  const form = page.locator('form[action="/api/newsletter"]');
  await form.getByLabel(newsletter.email).fill(email);
  await hydrated(form);
  return form;
}

const ACCEPTED = { state: 'accepted', reason: null };
const leads = (email: string): unknown => leadsOf(FOLDER, email);
const subscriptions = (email: string): unknown => [leadsOf(FOLDER, email), subscriptionsOf(FOLDER, email)];

const FORMS = [
  {
    name: 'contact',
    isOn: site.forms.contact,
    write: (page: Page, email: string) => writeContact(page, '/contact', email),
    stored: leads,
    expected: [{ kind: 'contact', ...ACCEPTED }],
  },
  {
    name: 'application',
    isOn: site.forms.applications,
    write: (page: Page, email: string) => writeApplication(page, email, 20_000),
    stored: leads,
    expected: [{ kind: 'application', ...ACCEPTED }],
  },
  {
    name: 'newsletter',
    isOn: site.forms.newsletter,
    write: writeSignUp,
    stored: subscriptions,
    expected: [[], ['pending']],
  },
];

/** Submits the form and leaves in the same task of the page, as early as possible. */
const sendAndLeave = (form: Locator): Promise<void> =>
  form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    location.assign('/services');
  });

for (const { name, isOn, write, stored, expected } of FORMS) {
  test.describe(name, () => {
    test.skip(!isOn, 'the form is off');

    test(`stores each form exactly once when ${LEAVERS} visitors leave immediately after sending`, async ({ page }) => {
      test.setTimeout(600_000 + LEAVERS * 5000);
      const addresses = Array.from({ length: LEAVERS }, freshAddress);
      for (const email of addresses) {
        await sendAndLeave(await write(page, email));
        await page.waitForURL('/services');
      }
      for (const email of addresses) await expect.poll(() => stored(email)).toEqual(expected);
    });

    test('stores the form of a visitor who leaves before the ticket has arrived', async ({ page }) => {
      // Not with `page.route`: a browser with intercepted requests sends no beacon for a page that is closed.
      await page.addInitScript(() => {
        const real = window.fetch.bind(window);
        window.fetch = (address, options) =>
          typeof address === 'string' && address.startsWith('/api/ticket')
            ? new Promise(() => undefined)
            : real(address, options);
      });
      const email = freshAddress();
      await sendAndLeave(await write(page, email));
      await page.waitForURL('/services');
      await expect.poll(() => stored(email)).toEqual(expected);
    });

    test('stores the form of a visitor who leaves before the response once', async ({ page }) => {
      await page.route(`**/api/${name}*`, async (route) => {
        // The request of the form has this `accept` header; a beacon has not.
        if (route.request().headers()['accept'] !== 'application/json') return route.continue();
        await route.fetch();
      });
      const email = freshAddress();
      const form = await write(page, email);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect.poll(() => stored(email)).toEqual(expected);
      await page.goto('/services');
      expect(stored(email)).toEqual(expected);
    });
  });
}

test('the browser asks for confirmation when a visitor leaves while a file too large for a beacon is being sent', async ({
  page,
}) => {
  test.skip(!site.forms.applications, 'the form is off');
  const email = freshAddress();
  const release = await holdRequests(page, '**/api/applications');
  const form = await writeApplication(page, email, 500_000);
  await form.getByRole('button', { name: application.send }).click();
  await expect(form.getByRole('status')).toContainText(messagesOf('en').form.sending);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await release();
  await expect(form).toHaveCount(0);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'application', ...ACCEPTED }]);
  // No request is pending any more, so the browser does not ask. Without a listener, Playwright would accept the dialog.
  let dialogs = 0;
  page.on('dialog', (unexpected) => {
    dialogs += 1;
    void unexpected.accept();
  });
  await page.goto('/services');
  expect(dialogs).toBe(0);
});
