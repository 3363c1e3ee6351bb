import { expect, test, type Page } from '@playwright/test';
import { gotoRightToLeft } from '../rightToLeft.ts';

const builder = (page: Page) => page.locator('[data-section="builder"] form');
const brief = (page: Page) => builder(page).locator('[data-brief]');
const role = (page: Page, name: string) => builder(page).getByRole('group', { name, exact: true });
const take = (page: Page) => builder(page).getByRole('button', { name: 'Continue to contact' });

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/on-demand-developers');
  });

  test('offers the roles and the ways to engage that the page names', async ({ page }) => {
    const roles = await page.locator('[data-section="mosaic"] h3').allTextContents();
    expect(await builder(page).locator('fieldset fieldset > legend').allTextContents()).toEqual(roles);
    const models = await page.locator('[data-section="differences"] tbody th').allTextContents();
    for (const name of models) await expect(builder(page).getByRole('radio', { name })).toHaveCount(1);
  });

  test('the first choice wakes it and is kept', async ({ page }) => {
    await role(page, 'Backend engineers').getByRole('radio', { name: '3' }).click();
    await expect(brief(page)).toContainText('3 × Backend engineers');
    await expect(role(page, 'Backend engineers').getByRole('radio', { name: '3' })).toBeChecked();
    await expect(builder(page).getByRole('status')).toHaveText('Crew of 3');
  });

  test('writes a brief and takes it to the contact form', async ({ page }) => {
    await role(page, 'Backend engineers').getByRole('radio', { name: '2' }).click();
    await builder(page).getByLabel('Backend engineers: Seniority').selectOption('Senior');
    await role(page, 'Test engineers').getByRole('radio', { name: '1' }).click();
    await builder(page).getByLabel('Overlap with your working day').selectOption('Six hours');
    await builder(page).getByLabel('When should they start?').selectOption('Within a month');
    await builder(page).getByLabel('Your working week').fill('Sunday to Thursday, Muscat');
    await builder(page)
      .getByRole('radio', { name: /Dedicated team/ })
      .click();
    await builder(page).getByLabel('The first task').fill('Replace the nightly export & its retry.');
    const text = await brief(page).textContent();
    expect(text).toBe(
      'We are looking for:\n- 2 × Backend engineers, senior\n- 1 × Test engineers\n\n' +
        'Overlap: Six hours\nWorking week: Sunday to Thursday, Muscat\nStart: Within a month\nEngagement: Dedicated team\n\n' +
        'First task:\nReplace the nightly export & its retry.',
    );
    await take(page).click();
    await expect(page).toHaveURL(/\/contact\?message=/);
    await expect(page.getByLabel('What happens, and who notices?')).toHaveValue(text ?? '');
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  });

  test('asks how senior only where somebody is wanted', async ({ page }) => {
    const level = builder(page).getByLabel('Product designers: Seniority');
    await expect(level).toBeHidden();
    await role(page, 'Product designers').getByRole('radio', { name: '1' }).click();
    await expect(level).toBeVisible();
    await role(page, 'Product designers').getByRole('radio', { name: '0' }).click();
    await expect(level).toBeHidden();
    await expect(brief(page)).toHaveText('Choose at least one role, and the text appears here.');
  });

  test('goes nowhere without a role, and says why', async ({ page }) => {
    await builder(page).getByLabel('Your working week').fill('Monday to Friday');
    await expect(page.locator('[data-section="builder"] astro-island:not([ssr])')).toHaveCount(1);
    await take(page).click();
    await expect(builder(page).getByRole('alert')).toHaveText('Choose at least one role, and the text appears here.');
    await expect(page).toHaveURL(/\/on-demand-developers$/);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await role(page, 'Backend engineers').getByRole('radio', { name: '0' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(brief(page)).toContainText('2 × Backend engineers');
  });
});

test('answers sent before its script was there still reach the message', async ({ page }) => {
  const answers = new URLSearchParams({
    'team.Backend engineers': '2',
    'team.Backend engineers / Seniority': 'Senior',
    'team.Test engineers': '',
    'team.Test engineers / Seniority': 'Junior',
    'team.Overlap': 'Six hours',
  });
  await page.goto(`/contact?${answers.toString()}`);
  await expect(page.getByLabel('What happens, and who notices?')).toHaveValue(
    'Backend engineers: 2\nBackend engineers / Seniority: Senior\nOverlap: Six hours',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says what it cannot do, and still leads to the contact form with the answers in the address', async ({
    page,
  }) => {
    await page.goto('/on-demand-developers');
    await expect(builder(page)).toContainText('Your browser runs no JavaScript');
    await expect(brief(page)).toBeHidden();
    await role(page, 'Mobile engineers').getByRole('radio', { name: '2' }).check({ force: true });
    await take(page).click();
    await expect(page).toHaveURL(/\/contact\?.*team\.Mobile\+engineers=2.*#form$/);
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});

const DIRECTIONS = {
  'left to right': (page: Page, route: string) => page.goto(route),
  'right to left': gotoRightToLeft,
};

for (const [direction, open] of Object.entries(DIRECTIONS)) {
  for (const width of [320, 390, 768, 1440]) {
    test(`no sideways scroll at ${width}, ${direction}, with answers given`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/on-demand-developers');
      await role(page, 'Data and machine learning').getByRole('radio', { name: '5' }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
