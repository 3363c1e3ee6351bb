import { expect, test, type Page } from '@playwright/test';
import { wordsOf } from '../../server/words/words.ts';
import { fill } from '../../src/i18n/messages.ts';
import { LANGUAGES } from '../languages.ts';

const WIDTHS = [320, 390, 768, 1440];
const ROLE = '/company/career/senior-backend-engineer';
const GENERAL = '/company/career/general-application';
const PDF = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

const roles = (page: Page) => page.locator('[data-section="roles"] [data-role]');
const shown = (page: Page) => roles(page).filter({ visible: true });
const choose = (page: Page, name: string, group: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click();
const form = (page: Page) => page.locator('form[action="/api/applications"]');

for (const { locale, words, to } of LANGUAGES) {
  const { careerPage, application, formErrors } = words;

  test.describe(locale.key, () => {
    test.describe('the list of roles', () => {
      const status = (page: Page) => page.locator('[data-role-filters] [role="status"]');

      test('groups every role by discipline and leads to its page', async ({ page }) => {
        await page.goto(to('/company/career'));
        await expect(roles(page)).toHaveCount(8);
        await expect(page.locator('[data-roles] > h3')).toHaveText([
          careerPage.engineering,
          careerPage.platform,
          careerPage.data,
          careerPage.design,
          careerPage.delivery,
        ]);
        const link = roles(page).locator(`a[href="${to('/company/career/data-engineer')}"]`);
        const name = (await link.textContent()) ?? '';
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
      });

      test('narrows by discipline and place, and the address keeps the choice', async ({ page }) => {
        await page.goto(to('/company/career'));
        await choose(page, careerPage.engineering, careerPage.discipline);
        await expect(page).toHaveURL(/\?discipline=engineering$/);
        await expect(shown(page)).toHaveCount(3);
        await choose(page, careerPage.erbil, careerPage.place);
        await expect(page).toHaveURL(/\?discipline=engineering&place=erbil$/);
        await expect(shown(page)).toHaveCount(1);
        await expect(status(page)).toHaveText(fill(careerPage.some, { count: 1 }));
        await page.reload();
        await expect(shown(page)).toHaveCount(1);
        await expect(page.getByRole('radio', { name: careerPage.erbil })).toBeChecked();
      });

      test('says so when nothing is left, and takes everything back', async ({ page }) => {
        await page.goto(`${to('/company/career')}?discipline=design&place=erbil`);
        await expect(shown(page)).toHaveCount(0);
        await expect(status(page)).toHaveText(careerPage.none);
        await expect(page.locator(`main a[href="${to(GENERAL)}"]`)).toBeVisible();
        await choose(page, careerPage.any, careerPage.discipline);
        await choose(page, careerPage.any, careerPage.place);
        await expect(page).toHaveURL(/\/company\/career$/);
        await expect(shown(page)).toHaveCount(8);
      });
    });

    test('a role shows its facts, leads to the form and to other roles', async ({ page }) => {
      await page.goto(to(ROLE));
      await expect(page.locator('dl')).toContainText(careerPage.dubai);
      await page.locator('[data-section="hero"]').getByRole('link', { name: careerPage.apply }).click();
      await expect(page.getByRole('heading', { name: application.title })).toBeInViewport();
      await expect(page.locator('[data-section="others"] [data-card]')).toHaveCount(3);
    });

    test.describe('an application', () => {
      const cv = (page: Page) => form(page).getByLabel(application.cv);
      const send = (page: Page) => form(page).getByRole('button', { name: application.send }).click();

      /** Fills everything but the file. */
      async function write(page: Page): Promise<void> {
        await form(page).getByLabel(application.name).fill('Test Reader');
        await form(page).getByLabel(application.email).fill('reader@example.com');
        await form(page).getByLabel(application.message).fill('A ledger that balanced.');
      }

      test('with a file that is no PDF is refused beside the field, and goes through with one that is', async ({
        page,
      }) => {
        await page.goto(to(ROLE));
        await write(page);
        await expect(page.locator('astro-island:not([ssr])', { has: form(page) })).toHaveCount(1);
        await cv(page).setInputFiles({ ...PDF, buffer: Buffer.from('hello') });
        await send(page);
        await expect(form(page).getByRole('alert')).toBeFocused();
        await expect(cv(page)).toHaveAccessibleDescription(new RegExp(formErrors.fileNotPdf));
        await expect(form(page).getByLabel(application.name)).toHaveValue('Test Reader');
        await cv(page).setInputFiles(PDF);
        await send(page);
        const confirmed = page.locator('[data-section="application"]').getByRole('status');
        await expect(confirmed).toContainText(application.done);
        await expect(confirmed).toBeInViewport({ ratio: 1 });
      });

      test('with a file over 5 MB is stopped before it is sent', async ({ page }) => {
        let posts = 0;
        page.on('request', (request) => (posts += Number(request.method() === 'POST')));
        await page.goto(to(ROLE));
        await write(page);
        await expect(page.locator('astro-island:not([ssr])', { has: form(page) })).toHaveCount(1);
        await cv(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(5_242_881) });
        await send(page);
        await expect(cv(page)).toHaveAccessibleDescription(new RegExp(formErrors.fileTooBig));
        expect(posts).toBe(0);
        await cv(page).setInputFiles(PDF);
        await expect(cv(page)).not.toHaveAttribute('aria-invalid');
      });

      test('without script goes to the server as a plain form', async ({ browser }) => {
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(to(ROLE));
        await write(page);
        await cv(page).setInputFiles(PDF);
        await send(page);
        await expect(page).toHaveURL(/\/thanks\/application$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale.key).thanks.application.title);
        await page.close();
      });
    });

    for (const route of ['/company/career', ROLE]) {
      test(`${route} has no sideways scroll at any width`, async ({ page }) => {
        await page.goto(to(route));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
    }
  });
}

test('the list ignores choices that do not exist', async ({ page }) => {
  await page.goto('/company/career?discipline=magic');
  await expect(shown(page)).toHaveCount(8);
  await expect(page.getByRole('group', { name: 'Discipline' }).getByRole('radio', { name: 'All' })).toBeChecked();
});

test('without script the list stands whole, with no control to press in vain', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/company/career?discipline=design');
  await expect(shown(page)).toHaveCount(8);
  await expect(page.locator('[data-role-filters]')).toBeHidden();
  await page.close();
});

test('an application carries the role of its page', async ({ page }) => {
  await page.goto(GENERAL);
  await expect(form(page).locator('[name="role"]')).toHaveValue('general-application');
});

/** The structured data of the kind `type`. */
async function data(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return graph.find((node) => node['@type'] === type);
}

test('a role is described to search engines without pay; the general application is no posting', async ({ page }) => {
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
  await page.goto(GENERAL);
  expect(await data(page, 'JobPosting')).toBeUndefined();
});
