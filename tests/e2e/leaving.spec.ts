/** What is sent arrives although its page is left at once. `LEAVERS=100` for the long form. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { hydrated, writeContact } from '../contactForm.ts';
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

/** Presses the button and leaves, in one turn of the page: sooner nobody can. */
const sendAndLeave = (form: Locator): Promise<void> =>
  form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    location.assign('/services');
  });

for (const { name, isOn, write, stored, expected } of FORMS) {
  test.describe(name, () => {
    test.skip(!isOn, 'the form is off');

    test(`of ${LEAVERS} who leave as soon as they have sent, none is lost and none is there twice`, async ({
      page,
    }) => {
      test.setTimeout(120_000 + LEAVERS * 5000);
      const addresses = Array.from({ length: LEAVERS }, freshAddress);
      for (const email of addresses) {
        await sendAndLeave(await write(page, email));
        await page.waitForURL('/services');
      }
      for (const email of addresses) await expect.poll(() => stored(email)).toEqual(expected);
    });

    test('a visitor who leaves before the ticket has arrived is not lost', async ({ page }) => {
      // Not by a route: a browser whose requests are held by a test sends no beacon for a page that is gone.
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

    test('a visitor who leaves before the response is not lost', async ({ page }) => {
      await page.route(`**/api/${name}*`, async (route) => {
        // What is asked for with `accept` is our request; a beacon has none of its own.
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

test('with a file too large for a beacon the browser asks before the visitor leaves', async ({ page }) => {
  test.skip(!site.forms.applications, 'the form is off');
  const email = freshAddress();
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/applications', async (route) => {
    await held;
    await route.continue();
  });
  const form = await writeApplication(page, email, 500_000);
  await form.getByRole('button', { name: application.send }).click();
  await expect(form.getByRole('status')).toContainText(messagesOf('en').form.sending);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  goOn();
  await expect(form).toHaveCount(0);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'application', ...ACCEPTED }]);
  // Nothing is on its way any more.
  await page.goto('/services');
});
