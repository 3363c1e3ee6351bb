import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { wordsOf } from '../../server/words/words.ts';
import { fill } from '../../src/i18n/messages.ts';
import { REMOTE, ROLE_DISCIPLINES, type RoleRecord } from '../../src/content/schema/role.ts';
import { isoDay } from '../../src/content/schema/day.ts';
import { site } from '../../site.config.ts';
import { builtPage, structuredDataOf } from '../builtPage.ts';
import { hydrated } from '../contactForm.ts';
import { USED_LANGUAGES } from '../languages.ts';
import { FOLDER, freshAddress, leadsOf } from '../leads.ts';
import { GENERAL, officesIn, ROLES } from '../records.ts';
import { builtRoutes } from '../routes.ts';

const CAREER = '/company/career';
const GENERAL_PAGE = `${CAREER}/${GENERAL}`;
const built = builtRoutes();
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

type Choice = Partial<Pick<RoleRecord, 'discipline' | 'place'>>;
/** The open roles that match a choice. */
const left = ({ discipline, place }: Choice) =>
  ROLES.filter((role) => (discipline ?? role.discipline) === role.discipline && (place ?? role.place) === role.place);
/** Two choices of the filters that no open role matches together. */
const NOTHING = ROLE_DISCIPLINES.flatMap((discipline) => ROLES.map(({ place }) => ({ discipline, place }))).find(
  ({ discipline, place }) =>
    left({ discipline }).length && left({ place }).length && !left({ discipline, place }).length,
);

test.skip(ROLES.length === 0, 'no role is open');

for (const { locale, words, to } of USED_LANGUAGES) {
  const { careerPage, application, formErrors } = words;
  const nameOf = (place: string) =>
    officesIn(locale.key).find(({ slug }) => slug === place)?.data.name ?? careerPage.remote;
  /** An open role with a page in the language. */
  const role = ROLES.find(({ slug }) => built.includes(to(`${CAREER}/${slug}`)));
  const path = to(`${CAREER}/${role?.slug ?? GENERAL}`);

  test.describe(locale.key, () => {
    test.describe('the list of roles', () => {
      const status = (page: Page) => page.locator('[data-role-filters] [role="status"]');

      test('groups the roles by discipline and links to their pages', async ({ page }) => {
        test.skip(!role, 'no role is written in this language');
        await page.goto(to(CAREER));
        await expect(roles(page)).toHaveCount(ROLES.length);
        await expect(page.locator('[data-roles] > h3')).toHaveText(
          ROLE_DISCIPLINES.filter((discipline) => left({ discipline }).length > 0).map((key) => careerPage[key]),
        );
        const link = roles(page).locator(`a[href="${path}"]`);
        const name = (await link.textContent()) ?? '';
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
      });

      test('filters by discipline and place and keeps the choice in the address', async ({ page }) => {
        const { discipline = 'engineering', place = REMOTE } = ROLES[0] ?? {};
        const count = left({ discipline, place }).length;
        await page.goto(to(CAREER));
        await choose(page, careerPage[discipline], careerPage.discipline);
        await expect(page).toHaveURL(new RegExp(`\\?discipline=${discipline}$`));
        await expect(shown(page)).toHaveCount(left({ discipline }).length);
        await choose(page, nameOf(place), careerPage.place);
        await expect(page).toHaveURL(new RegExp(`\\?discipline=${discipline}&place=${place}$`));
        await expect(shown(page)).toHaveCount(count);
        await expect(status(page)).toHaveText(fill(careerPage.some, { count }));
        await page.reload();
        await expect(shown(page)).toHaveCount(count);
        await expect(page.getByRole('radio', { name: nameOf(place) })).toBeChecked();
      });

      test('shows a message when no role matches, and can be reset', async ({ page }) => {
        test.skip(!NOTHING, 'every choice leads to a role');
        await page.goto(`${to(CAREER)}?${new URLSearchParams(NOTHING).toString()}`);
        await expect(shown(page)).toHaveCount(0);
        await expect(status(page)).toHaveText(careerPage.none);
        const general = built.includes(to(GENERAL_PAGE)) ? to(GENERAL_PAGE) : GENERAL_PAGE;
        await expect(page.locator(`main a[href="${general}"]`)).toBeVisible();
        await choose(page, careerPage.any, careerPage.discipline);
        await choose(page, careerPage.any, careerPage.place);
        await expect(page).toHaveURL(/\/company\/career$/);
        await expect(shown(page)).toHaveCount(ROLES.length);
      });
    });

    test('the page of a role shows its place and links to the form and to other roles', async ({ page }) => {
      test.skip(!role, 'no role is written in this language');
      await page.goto(path);
      await expect(page.locator('dl')).toContainText(nameOf(role?.place ?? REMOTE));
      await page.locator('[data-section="hero"]').getByRole('link', { name: careerPage.apply }).click();
      await expect(page.getByRole('heading', { name: application.title })).toBeInViewport();
      await expect(page.locator('[data-section="others"] [data-card]')).toHaveCount(Math.min(3, ROLES.length - 1));
    });

    test.describe('an application', () => {
      test.skip(!site.forms.applications, 'the form is off');

      const cv = (page: Page) => form(page).getByLabel(application.cv);
      /** What is shown below the browser's file control. */
      const ownWords = (page: Page) => form(page).locator('input[type="file"] + span');
      const send = (page: Page) => form(page).getByRole('button', { name: application.send }).click();

      /** Fills in every field except the file. */
      async function write(page: Page, email = 'reader@example.com'): Promise<void> {
        await form(page).getByLabel(application.name).fill('Test Reader');
        await form(page).getByLabel(application.email).fill(email);
        await form(page).getByLabel(application.message).fill('A ledger that balanced.');
      }

      test('with a file that is not a PDF gets an error at the field, and is accepted with a PDF', async ({ page }) => {
        const email = freshAddress();
        await page.goto(path);
        await write(page, email);
        await hydrated(form(page));
        await cv(page).setInputFiles({ ...PDF, buffer: Buffer.from('hello') });
        await send(page);
        await expect(form(page).getByRole('group', { name: words.form.problems })).toBeFocused();
        await expect(cv(page)).toHaveAccessibleDescription(new RegExp(formErrors.fileNotPdf));
        await expect(form(page).getByLabel(application.name)).toHaveValue('Test Reader');
        await cv(page).setInputFiles(PDF);
        await send(page);
        const confirmed = page.locator('[data-section="application"]').getByRole('status');
        await expect(confirmed).toContainText(application.done);
        await expect(confirmed).toBeInViewport({ ratio: 1 });
        await expect(form(page)).toHaveCount(0);
        expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'application', state: 'accepted', reason: null }]);
      });

      test('with a file over 5 MB is not sent', async ({ page }) => {
        let posts = 0;
        page.on('request', (request) => (posts += Number(request.method() === 'POST')));
        await page.goto(path);
        await write(page);
        await hydrated(form(page));
        await cv(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(5_242_881) });
        await send(page);
        await expect(cv(page)).toHaveAccessibleDescription(new RegExp(formErrors.fileTooBig));
        expect(posts).toBe(0);
        await cv(page).setInputFiles(PDF);
        await expect(cv(page)).not.toHaveAttribute('aria-invalid');
      });

      for (const [what, change] of [
        ['changed', (file: string) => appendFileSync(file, 'one line more')],
        ['removed', (file: string) => rmSync(file)],
      ] as const)
        test(`asks for the file again when it was ${what} after it was chosen`, async ({ page }) => {
          const file = test.info().outputPath('cv.pdf');
          writeFileSync(file, PDF.buffer);
          let posts = 0;
          page.on('request', (request) => (posts += Number(request.method() === 'POST')));
          await page.goto(path);
          await write(page);
          await hydrated(form(page));
          await cv(page).setInputFiles(file);
          await expect(ownWords(page).locator('bdi')).toHaveText('cv.pdf');
          change(file);
          await send(page);
          await expect(cv(page)).toHaveAccessibleDescription(new RegExp(formErrors.fileGone));
          await expect(form(page).getByRole('group', { name: words.form.problems })).toBeFocused();
          await expect(ownWords(page).locator('bdi')).toHaveText(application.noFile);
          expect(posts).toBe(0);
          writeFileSync(file, PDF.buffer);
          await cv(page).setInputFiles(file);
          await expect(cv(page)).not.toHaveAttribute('aria-invalid');
          await send(page);
          await expect(form(page)).toHaveCount(0);
        });

      test('asks for the file in the language of the page, and shows the name of the chosen file', async ({ page }) => {
        await page.goto(path);
        await expect(ownWords(page)).toHaveText(application.chooseFile + application.noFile);
        await expect(ownWords(page)).toBeVisible();
        await form(page).getByLabel(application.message).focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(cv(page)).toBeFocused();
        await expect(ownWords(page)).toHaveCSS('outline-style', 'solid');
        const chooser = page.waitForEvent('filechooser');
        await ownWords(page).locator('bdi').click({ force: true });
        await (await chooser).setFiles(PDF);
        await expect(ownWords(page).locator('bdi')).toHaveText(PDF.name);
      });

      test('shows the control of the browser when scripts cannot read the name of the chosen file', async ({
        page,
      }) => {
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(path);
        await expect(ownWords(page)).toBeVisible();
        await cv(page).setInputFiles(PDF);
        await expect(ownWords(page)).toBeHidden();
        await expect(cv(page)).toHaveCSS('opacity', '1');
      });

      test('without JavaScript is sent as a plain form', async ({ browser }) => {
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(path);
        await expect(ownWords(page)).toBeHidden();
        await write(page);
        await cv(page).setInputFiles(PDF);
        await send(page);
        await expect(page).toHaveURL(/\/thanks\/application$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale.key).thanks.application.title);
        await page.close();
      });
    });
  });
}

test('the list ignores unknown filter values in the address', async ({ page }) => {
  await page.goto('/company/career?discipline=magic');
  await expect(shown(page)).toHaveCount(ROLES.length);
  await expect(page.getByRole('group', { name: 'Discipline' }).getByRole('radio', { name: 'All' })).toBeChecked();
});

test('without JavaScript the whole list is shown, and controls that need JavaScript are hidden', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/company/career?discipline=design');
  await expect(shown(page)).toHaveCount(ROLES.length);
  await expect(page.locator('[data-role-filters]')).toBeHidden();
  await page.close();
});

test('the application form of a page holds the role of the page', () => {
  test.skip(!site.forms.applications, 'the form is off');
  const field = builtPage(GENERAL_PAGE).querySelector('form[action="/api/applications"] [name="role"]');
  expect(field?.getAttribute('value')).toBe(GENERAL);
});

test('a role has structured data without pay, and the general application has no JobPosting', () => {
  for (const { slug, title, employment, posted, place } of ROLES) {
    const posting = structuredDataOf(builtPage(`${CAREER}/${slug}`), 'JobPosting');
    expect(posting).toMatchObject({ title, employmentType: employment, datePosted: isoDay(posted) });
    expect(posting?.['jobLocationType']).toBe(place === REMOTE ? 'TELECOMMUTE' : undefined);
    expect(posting?.['description']).toContain('<p>');
    expect(JSON.stringify(posting)).not.toMatch(/salary/i);
  }
  expect(structuredDataOf(builtPage(GENERAL_PAGE), 'JobPosting')).toBeUndefined();
});

test('on a phone, the value of a fact is beside its name, and with letters twice as large below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${CAREER}/${ROLES[0]?.slug}`);
  const fact = page.locator('[data-section="role"] dl > div').first();
  const columns = () => fact.evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect.poll(columns).toBe(1);
});
