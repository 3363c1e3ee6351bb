import { expect, test, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { fill, messagesOf } from '../../src/i18n/messages.ts';
import { hydrated, writeContact } from '../contactForm.ts';
import { USED_LANGUAGES } from '../languages.ts';
import { FOLDER, freshAddress, leadsOf, messagesOfLeads, subscriptionsOf } from '../leads.ts';

const { contactPage, newsletter, form: words } = messagesOf('en');
const ACCEPTED = { state: 'accepted', reason: null };

const formAt = (page: Page, action: string) => page.locator(`form[action="${action}"]`);

/** The server gets the first message, and its response does not arrive. */
async function loseFirstResponse(page: Page): Promise<void> {
  let isLost = true;
  await page.route('**/api/contact', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
}

test('accepts a message that was written very quickly', async ({ page }) => {
  test.skip(!site.forms.contact, 'the form is off');
  const email = freshAddress();
  const form = await writeContact(page, '/contact', email);
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', ...ACCEPTED }]);
});

test('a browser of 2021 sends a message', async ({ page }) => {
  test.skip(!site.forms.contact, 'the form is off');
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(URL, 'canParse');
  });
  const email = freshAddress();
  const form = await writeContact(page, '/contact', email);
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', ...ACCEPTED }]);
});

test('stores one lead when a message is sent again after a lost response', async ({ page }) => {
  test.skip(!site.forms.contact, 'the form is off');
  const email = freshAddress();
  await loseFirstResponse(page);
  const form = await writeContact(page, '/contact', email);
  const send = form.getByRole('button', { name: contactPage.send, exact: true });
  await send.click();
  await expect(form.getByRole('status')).toContainText(fill(words.failed, { email: site.contact.email }));
  await send.click();
  await expect(form).toHaveCount(0);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', ...ACCEPTED }]);
});

test('stores one lead, with the new text, when a message is changed and sent again after a lost response', async ({
  page,
}) => {
  test.skip(!site.forms.contact, 'the form is off');
  const email = freshAddress();
  await loseFirstResponse(page);
  const form = await writeContact(page, '/contact', email);
  const send = form.getByRole('button', { name: contactPage.send, exact: true });
  await send.click();
  await expect(form.getByRole('status')).toContainText(fill(words.failed, { email: site.contact.email }));
  await form.getByLabel(contactPage.message).fill('It stops at three, not at two.');
  await send.click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
  expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', ...ACCEPTED }]);
  expect(messagesOfLeads(FOLDER, email)).toEqual(['It stops at three, not at two.']);
});

test('stores a newsletter sign-up as pending', async ({ page }) => {
  test.skip(!site.forms.newsletter, 'the form is off');
  const email = freshAddress();
  await page.goto('/privacy');
  const form = formAt(page, '/api/newsletter');
  await form.getByLabel(newsletter.email).fill(email);
  await hydrated(form);
  await form.getByRole('button', { name: newsletter.signUp }).click();
  await expect(form.getByRole('status')).toContainText(newsletter.done);
  expect(leadsOf(FOLDER, email)).toEqual([]);
  expect(subscriptionsOf(FOLDER, email)).toEqual(['pending']);
});

for (const { locale, words: own, to } of USED_LANGUAGES) {
  test(`${locale.key}: errors are shown in the language of the page and disappear when they are corrected`, async ({
    page,
  }) => {
    test.skip(!site.forms.contact, 'the form is off');
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await page.goto(to('/contact'));
    const form = formAt(page, '/api/contact');
    const email = form.getByLabel(own.contactPage.email);
    await email.fill('reader@example');
    await hydrated(form);
    await form.getByRole('button', { name: own.contactPage.send, exact: true }).click();
    const summary = form.getByRole('group', { name: own.form.problems });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveCount(3);
    await expect(form.getByLabel(own.contactPage.name)).toHaveAccessibleDescription(
      new RegExp(own.formErrors.required),
    );
    await expect(email).toHaveAccessibleDescription(new RegExp(own.formErrors.notEmail));
    await email.fill('reader@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('listitem')).toHaveCount(2);
    expect(posts).toBe(0);
  });

  test(`${locale.key}: an invalid address shows an error when its field loses the focus`, async ({ page }) => {
    test.skip(!site.forms.newsletter, 'the form is off');
    await page.goto(to('/privacy'));
    const form = formAt(page, '/api/newsletter');
    const email = form.getByLabel(own.newsletter.email);
    await email.fill('not-an-address');
    await hydrated(form);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(new RegExp(own.newsletter.invalid));
    await expect(form.locator('[aria-live="polite"]')).toContainText(own.newsletter.invalid);
  });
}
