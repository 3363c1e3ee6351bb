/** The English contact form, as tests of what the server stores fill it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { messagesOf } from '../src/i18n/messages.ts';

const { contactPage } = messagesOf('en');

/** Waits until the island around `form` is awake. */
export const awake = (page: Page, form: Locator): Promise<void> =>
  expect(page.locator('astro-island:not([ssr])', { has: form })).toHaveCount(1);

/** Opens the contact page at `address` and writes a message from `email`. Returns the form, awake. */
export async function writeContact(page: Page, address: string, email: string): Promise<Locator> {
  await page.goto(address);
  const form = page.locator('form[action="/api/contact"]');
  await form.getByLabel(contactPage.name).fill('Test Reader');
  await form.getByLabel(contactPage.email).fill(email);
  await form.getByLabel(contactPage.message).fill(`The nightly export of ${email} stops at two.`);
  await awake(page, form);
  return form;
}
