/** Fills the English contact form, for tests of what the server stores. */
import { expect, type Locator, type Page } from '@playwright/test';
import { messagesOf } from '../src/i18n/messages.ts';

const { contactPage } = messagesOf('en');

/** Waits until `form` is hydrated: from then on it validates its fields and handles its submit event. */
export const hydrated = (form: Locator): Promise<void> => expect(form).toHaveJSProperty('noValidate', true);

/** Opens the contact page at `address` and writes a message from `email`. Returns the form, hydrated. */
export async function writeContact(page: Page, address: string, email: string): Promise<Locator> {
  await page.goto(address);
  const form = page.locator('form[action="/api/contact"]');
  await form.getByLabel(contactPage.name).fill('Test Reader');
  await form.getByLabel(contactPage.email).fill(email);
  await form.getByLabel(contactPage.message).fill(`The nightly export of ${email} stops at two.`);
  await hydrated(form);
  return form;
}
