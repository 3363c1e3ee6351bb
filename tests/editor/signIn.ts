/** Signing in with a browser, on the service's own page and in Sveltia. */
import type { Page } from '@playwright/test';
import { PASSWORD } from './service.ts';

/** Fills in the sign-in page that is open, and sends it. */
export async function sendSignIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button').click();
}

/** Presses Sveltia's button, and waits for its list of collections. The name `Sign in` would match the button of our own page too. */
export async function openSveltia(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gitea' }).click();
  await page.getByText('Case studies').first().waitFor();
}
