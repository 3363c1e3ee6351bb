import { expect, test, type Page } from '@playwright/test';
import { pluralOf } from '../../shared/plural.ts';
import { holdRequests } from '../holdRequests.ts';
import { LANGUAGES, USED_LANGUAGES } from '../languages.ts';
import { INDUSTRIES } from '../records.ts';

const entries = (page: Page) => page.locator('[data-filtered] [data-entry]');
const shown = (page: Page) => entries(page).filter({ visible: true });
const families = (page: Page) => page.locator('[data-filtered] [data-entries]').filter({ visible: true });
/** The name of the last industry. */
const nameIn = async (page: Page) => (await entries(page).locator('h3').last().textContent()) ?? '';
const status = (page: Page) => page.locator('[data-section="families"]').getByRole('status');

for (const { locale, words, to } of USED_LANGUAGES) {
  test(`${locale.key}: typing filters the industries and shows how many match`, async ({ page }) => {
    await page.goto(to('/industries'));
    const all = await entries(page).count();
    const field = page.getByRole('searchbox', { name: words.industriesPage.filter });
    const name = await nameIn(page);
    await field.pressSequentially(name);
    await expect(shown(page).filter({ hasText: name })).not.toHaveCount(0);
    await expect.poll(() => shown(page).count()).toBeLessThan(all);
    const left = await shown(page).count();
    await expect(status(page)).toHaveText(pluralOf(words.industriesPage.found, left, locale.tag));
    expect(await families(page).count()).toBeLessThanOrEqual(left);
    await field.fill('zzyzx');
    await expect(status(page)).toHaveText(words.industriesPage.none);
    await expect(families(page)).toHaveCount(0);
    await field.fill('');
    await expect(shown(page)).toHaveCount(all);
    await expect(status(page)).toHaveText(pluralOf(words.industriesPage.found, all, locale.tag));
    await expect(page.locator('[data-section="families"] [translate="no"]').getByRole('searchbox')).toHaveCount(1);
  });
}

test('Sorani names are found with the letters of an Arabic keyboard', async ({ page }) => {
  const sorani = LANGUAGES.find(({ locale }) => locale.key === 'ku');
  test.skip(!sorani, 'the site has no Sorani pages');
  await page.goto(sorani?.to('/industries') ?? '');
  const all = await entries(page).count();
  const names = await entries(page).locator('h3').allTextContents();
  const name = names.find((text) => text.includes('ک') && text.includes('ی')) ?? '';
  const typed = name.replaceAll('ک', 'ك').replaceAll('ی', 'ي');
  await page.locator('[data-section="families"]').getByRole('searchbox').pressSequentially(typed);
  await expect(shown(page).filter({ hasText: name })).not.toHaveCount(0);
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
});

test('text typed before the script has loaded filters the list once it is loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/FilterField.island*');
  await page.goto('/industries');
  const field = page.getByRole('searchbox', { name: 'Find an industry' });
  const name = await nameIn(page);
  await field.pressSequentially(name);
  await release();
  await expect(status(page)).toHaveText(/^\d+ found$/);
  await expect(field).toHaveValue(name);
  await expect(shown(page).filter({ hasText: name })).not.toHaveCount(0);
  expect(await shown(page).count()).toBeLessThan(INDUSTRIES);
});

test('a script that fails to load shows an error and is requested again at the next input', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/industries');
  await page.route('**/_assets/FilterField*', (route) => route.abort());
  const field = page.getByRole('searchbox', { name: 'Find an industry' });
  await field.pressSequentially('claim');
  const admitted = page.locator('[data-section="families"]').getByRole('alert');
  await expect(admitted).toHaveText('The filter did not load. Type again, or use the full list below.');
  await page.unroute('**/_assets/FilterField*');
  await field.pressSequentially('s');
  // A key may be pressed while a request is about to fail; the next key requests again.
  await expect(async () => {
    await field.press('End');
    await expect(status(page)).toHaveText('1 found', { timeout: 3000 });
  }).toPass();
  await expect(admitted).toBeHidden();
  expect(errors).toEqual([]);
});

test('after going back to the page the field is empty and the list is whole', async ({ page }) => {
  await page.goto('/industries');
  const field = page.getByRole('searchbox', { name: 'Find an industry' });
  await field.pressSequentially(await nameIn(page));
  await expect.poll(() => shown(page).count()).toBeLessThan(INDUSTRIES);
  await page.goto('/contact');
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(shown(page)).toHaveCount(INDUSTRIES);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is shown and the filter field is hidden', async ({ page }) => {
    await page.goto('/industries');
    await expect(shown(page)).toHaveCount(INDUSTRIES);
    await expect(families(page).filter({ hasNot: page.locator('[data-entry]') })).toHaveCount(0);
    await expect(page.locator('input[name="filter"]')).toHaveCount(1);
    await expect(page.locator('input[name="filter"]')).toBeHidden();
  });
});
