import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form[action="/api/contact"]');
const message = (page: Page) => form(page).getByLabel('What happens, and who notices?');

/** Fills what must be filled, and waits until the form is awake. */
async function write(page: Page, values: { name: string; email: string; message: string }): Promise<void> {
  await form(page).getByLabel('Your name').fill(values.name);
  await form(page).getByLabel('Work email').fill(values.email);
  await message(page).fill(values.message);
  await expect(page.locator('astro-island:not([ssr])', { has: form(page) })).toHaveCount(1);
}

const GOOD = { name: 'Test Reader', email: 'reader@example.com', message: 'The nightly export stops at two.' };

test('a service page and an industry page choose the topic', async ({ page }) => {
  await page.goto('/services/devops/ci-cd');
  await page.locator('[data-section="hero"]').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('devops/ci-cd');
  await page.goto('/industries/healthcare');
  await page.locator('[data-section="banner"]').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('healthcare');
});

test('the address fills only fields that people see, and only with choices that exist', async ({ page }) => {
  await page.goto('/contact?topic=devops/nothing-like-it&website=spam&message=Hello');
  await expect(message(page)).toHaveValue('Hello');
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('');
  await expect(form(page).locator('[name="website"]')).toHaveValue('');
});

test('what was filled from the address is kept when the form wakes', async ({ page }) => {
  await page.goto('/contact?topic=devops/ci-cd&message=From%20the%20address');
  await write(page, { ...GOOD, message: 'Changed by hand' });
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('devops/ci-cd');
  await expect(message(page)).toHaveValue('Changed by hand');
});

test('what the server refuses is said beside the fields and in a summary that leads to them', async ({ page }) => {
  await page.goto('/contact');
  await write(page, { ...GOOD, name: '   ', email: 'reader@localhost' });
  await form(page).getByRole('button', { name: 'Send' }).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Your name: please fill this in.',
    'Work email: this does not look right.',
  ]);
  const email = form(page).getByLabel('Work email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/this does not look right/);
  await summary.getByRole('link', { name: 'Work email' }).click();
  await expect(email).toBeFocused();
  await expect(message(page)).toHaveValue(GOOD.message);
});

test('the size of the work and the language of the answer may be chosen and stay when the form wakes', async ({
  page,
}) => {
  await page.goto('/contact?budget=months&locale=ar');
  const [budget, language] = [form(page).getByLabel(/How large/), form(page).getByLabel(/Answer in/)];
  await expect(budget).toHaveValue('months');
  await expect(form(page).locator('[name="locale"]')).toHaveValue('en');
  await expect(language.getByRole('option')).toHaveText([
    'The language of this page',
    'English',
    'العربية',
    'کوردیی ناوەندی',
  ]);
  await language.selectOption('ku');
  await write(page, GOOD);
  await expect(budget).toHaveValue('months');
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/contact'),
    form(page).getByRole('button', { name: 'Send' }).click(),
  ]);
  for (const value of [/name="budget"\s+months/, /name="language"\s+ku/, /name="locale"\s+en/])
    expect(sent.postData()).toMatch(value);
});

test('a message that arrives is confirmed in words', async ({ page }) => {
  await page.goto('/contact');
  await write(page, GOOD);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText('Your message is stored');
});

test('when the server is busy nothing typed is lost, and a second try goes through', async ({ page }) => {
  let isBusy = true;
  await page.route('**/api/contact', (route) =>
    isBusy
      ? route.fulfill({ status: 503, json: { ok: false, errors: [{ field: '', code: 'busy' }] } })
      : route.fulfill({ json: { ok: true } }),
  );
  await page.goto('/contact');
  await write(page, GOOD);
  const send = form(page).getByRole('button', { name: 'Send' });
  await send.click();
  await expect(form(page).getByRole('status')).toContainText('That did not reach us');
  await expect(form(page).getByLabel('Your name')).toHaveValue(GOOD.name);
  await expect(message(page)).toHaveValue(GOOD.message);
  isBusy = false;
  await send.click();
  await expect(form(page)).toHaveCount(0);
});

test('the map has a text alternative and a legend', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('img', { name: /Drawn map/ })).toBeVisible();
  await expect(page.locator('figure').getByRole('listitem')).toHaveText(['Our door', 'Creek', 'Metro line', 'Park']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const fill = async (page: Page, name: string) => {
    await page.goto('/contact');
    await form(page).getByLabel('Your name').fill(name);
    await form(page).getByLabel('Work email').fill(GOOD.email);
    await message(page).fill(GOOD.message);
    await form(page).getByRole('button', { name: 'Send' }).click();
  };

  test('a message ends on a page that says it arrived', async ({ page }) => {
    await fill(page, GOOD.name);
    await expect(page).toHaveURL(/\/thanks\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has arrived');
  });

  test('a refused message comes back as a page with everything typed', async ({ page }) => {
    await fill(page, '   ');
    await expect(page.getByRole('alert')).toContainText('Please fill this in.');
    await expect(page.getByLabel('Message')).toHaveValue(GOOD.message);
  });
});

for (const width of [320, 390, 1440]) {
  test(`no sideways scroll at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
