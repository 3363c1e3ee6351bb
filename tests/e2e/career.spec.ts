import { expect, test, type Page } from '@playwright/test';
import { gotoRightToLeft } from '../rightToLeft.ts';

const ROLE = '/company/career/senior-backend-engineer';
const PDF = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

const roles = (page: Page) => page.locator('[data-section="roles"] [data-role]');
const shown = (page: Page) => roles(page).filter({ visible: true });
const choose = (page: Page, name: string, group: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click();

test.describe('the list of roles', () => {
  test('groups every role by discipline and leads to its page', async ({ page }) => {
    await page.goto('/company/career');
    await expect(roles(page)).toHaveCount(8);
    await expect(page.locator('[data-roles] > h3')).toHaveText([
      'Engineering',
      'Platform and operations',
      'Data',
      'Design',
      'Delivery',
    ]);
    await page.getByRole('link', { name: 'Data Engineer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Engineer');
  });

  test('narrows by discipline and place, and the address keeps the choice', async ({ page }) => {
    await page.goto('/company/career');
    await choose(page, 'Engineering', 'Discipline');
    await expect(page).toHaveURL(/\?discipline=engineering$/);
    await expect(shown(page)).toHaveCount(3);
    await choose(page, 'Erbil', 'Place');
    await expect(page).toHaveURL(/\?discipline=engineering&place=erbil$/);
    await expect(shown(page)).toHaveCount(1);
    await expect(page.locator('[data-role-filters] [role="status"]')).toHaveText('Roles shown: 1');
    await page.reload();
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Erbil' })).toBeChecked();
  });

  test('says so when nothing is left, and takes everything back', async ({ page }) => {
    await page.goto('/company/career?discipline=design&place=erbil');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('[data-role-filters] [role="status"]')).toContainText('general application');
    await expect(page.getByRole('link', { name: 'General Application' })).toBeVisible();
    await choose(page, 'All', 'Discipline');
    await choose(page, 'All', 'Place');
    await expect(page).toHaveURL(/\/company\/career$/);
    await expect(shown(page)).toHaveCount(8);
  });

  test('ignores choices that do not exist', async ({ page }) => {
    await page.goto('/company/career?discipline=magic');
    await expect(shown(page)).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Discipline' }).getByRole('radio', { name: 'All' })).toBeChecked();
  });

  test('without script it stands whole, with no control to press in vain', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/company/career?discipline=design');
    await expect(shown(page)).toHaveCount(8);
    await expect(page.locator('[data-role-filters]')).toBeHidden();
    await page.close();
  });
});

test.describe('a role', () => {
  /** The structured data of the kind `type`. */
  const data = async (page: Page, type: string) => {
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
    return graph.find((node) => node['@type'] === type);
  };

  test('is described to search engines without pay; the general application is no posting', async ({ page }) => {
    await page.goto(ROLE);
    const posting = await data(page, 'JobPosting');
    expect(posting).toMatchObject({
      title: 'Senior Backend Engineer',
      employmentType: 'FULL_TIME',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(posting?.['description']).toContain('<h2');
    expect(JSON.stringify(posting)).not.toMatch(/salary/i);
    await page.goto('/company/career/site-reliability-engineer');
    expect(await data(page, 'JobPosting')).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    await page.goto('/company/career/general-application');
    expect(await data(page, 'JobPosting')).toBeUndefined();
  });

  test('shows its facts, leads to the form and to other roles', async ({ page }) => {
    await page.goto(ROLE);
    await expect(page.locator('dl')).toContainText('Dubai');
    await page.locator('[data-section="hero"]').getByRole('link', { name: 'Apply for this role' }).click();
    await expect(page.getByRole('heading', { name: 'Four fields and a PDF' })).toBeInViewport();
    await expect(page.locator('[data-section="others"] [data-card]')).toHaveCount(3);
  });
});

const form = (page: Page) => page.locator('form[action="/api/applications"]');

/** Fills everything but the file. */
async function write(page: Page): Promise<void> {
  await form(page).getByLabel('Your name').fill('Test Reader');
  await form(page).getByLabel('Email address').fill('reader@example.com');
  await form(page).getByLabel('What should we read first?').fill('A ledger that balanced.');
}

const awake = (page: Page) => expect(page.locator('astro-island:not([ssr])', { has: form(page) })).toHaveCount(1);
const send = (page: Page) => form(page).getByRole('button', { name: 'Send application' }).click();

test.describe('an application', () => {
  test('with a file that is no PDF is refused beside the field, and goes through with one that is', async ({
    page,
  }) => {
    await page.goto(ROLE);
    await write(page);
    await awake(page);
    await form(page)
      .getByLabel('CV as PDF')
      .setInputFiles({ ...PDF, buffer: Buffer.from('hello') });
    await send(page);
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('CV as PDF')).toHaveAccessibleDescription(/the file is not a PDF/);
    await expect(form(page).getByLabel('Your name')).toHaveValue('Test Reader');
    await form(page).getByLabel('CV as PDF').setInputFiles(PDF);
    await send(page);
    await expect(page.locator('[data-section="application"]').getByRole('status')).toContainText('the CV included');
  });

  test('with a file over 5 MB is stopped before it is sent', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await page.goto(ROLE);
    await write(page);
    await awake(page);
    const cv = form(page).getByLabel('CV as PDF');
    await cv.setInputFiles({ ...PDF, buffer: Buffer.alloc(5_242_881) });
    await send(page);
    expect(await cv.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
      'the file is larger than 5 MB.',
    );
    expect(posts).toBe(0);
    await cv.setInputFiles(PDF);
    expect(await cv.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
  });

  test('carries the role of its page', async ({ page }) => {
    await page.goto('/company/career/general-application');
    await expect(form(page).locator('[name="role"]')).toHaveValue('general-application');
  });

  test('without script goes to the server as a plain form', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(ROLE);
    await write(page);
    await form(page).getByLabel('CV as PDF').setInputFiles(PDF);
    await send(page);
    await expect(page).toHaveURL(/\/thanks\/application$/);
    await page.close();
  });
});

const DIRECTIONS = {
  'left to right': (page: Page, route: string) => page.goto(route),
  'right to left': gotoRightToLeft,
};

for (const route of ['/company/career', ROLE]) {
  for (const [direction, open] of Object.entries(DIRECTIONS)) {
    for (const width of [320, 390, 768, 1440]) {
      test(`${route} has no sideways scroll at ${width}, ${direction}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, route);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
}
