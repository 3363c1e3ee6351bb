import { expect, test, type Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { fill } from '../../src/i18n/messages.ts';
import { DIRECTIONS, USED_LANGUAGES } from '../languages.ts';
import { FOLDER, freshAddress, leadsOf } from '../leads.ts';
import { translateLikeBrowser } from '../translateLikeBrowser.ts';

test.skip(!site.forms.contact, 'the contact form is off');

const WIDTHS = [320, 390, 768, 1440];

/** Indexes of roles in the list on the page. */
const [BACKEND, MOBILE, DATA, DESIGN, TESTING] = [0, 2, 4, 5, 6];

const builder = (page: Page) => page.locator('[data-section="builder"] form');
const brief = (page: Page) => builder(page).locator('[data-brief]');
const role = (page: Page, place: number) => builder(page).locator('fieldset fieldset').nth(place);
const nameOf = async (page: Page, place: number) => (await role(page, place).locator('legend').textContent()) ?? '';
const count = (page: Page, place: number, people: number) =>
  role(page, place).getByRole('radio', { name: String(people), exact: true });

test('the brief contains answers that the browser restores', async ({ page }) => {
  // A page from the back/forward cache would still be hydrated.
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  await page.goto('/on-demand-developers');
  await count(page, BACKEND, 2).click();
  await expect(brief(page)).toContainText('2 ×');
  await page.goto('/contact');
  await page.goBack();
  await expect(count(page, BACKEND, 2)).toBeChecked();
  await expect(brief(page)).toContainText('2 ×');
});

test('the focus outline inside a chosen count has the colour of its number, in both themes', async ({ page }) => {
  await page.goto('/on-demand-developers');
  await count(page, BACKEND, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(count(page, BACKEND, 1)).toBeFocused();
  const chosen = role(page, BACKEND).locator('label:has(> :checked)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const color = await chosen.evaluate((label) => getComputedStyle(label).color);
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).toHaveCSS('outline-color', color);
  }
});

for (const { locale, words, to } of USED_LANGUAGES) {
  const { teamBuilder, contactPage } = words;
  const lineOf = (role: string, count: number) => fill(teamBuilder.briefRole, { role, count });

  test.describe(locale.key, () => {
    const sendButton = (page: Page) => builder(page).getByRole('button', { name: teamBuilder.send });

    test.describe('with script', () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(to('/on-demand-developers'));
      });

      test('offers the roles and engagement models of the record of the page', async ({ page }) => {
        const roles = await page.locator('[data-section="mosaic"] h3').allTextContents();
        expect(await builder(page).locator('fieldset fieldset > legend').allTextContents()).toEqual(roles);
        const models = await page.locator('[data-section="differences"] tbody th').allTextContents();
        expect(models).not.toEqual([]);
        for (const name of models) await expect(builder(page).getByRole('radio', { name })).toHaveCount(1);
      });

      test('the first choice hydrates the form and is kept', async ({ page }) => {
        await count(page, BACKEND, 3).click();
        await expect(brief(page)).toContainText(lineOf(await nameOf(page, BACKEND), 3));
        await expect(count(page, BACKEND, 3)).toBeChecked();
        await expect(builder(page).getByRole('status')).toHaveText(teamBuilder.teamSize.replace('{people}', '3'));
      });

      test('writes a brief and passes it to the contact form', async ({ page }) => {
        const [backend, testing] = [await nameOf(page, BACKEND), await nameOf(page, TESTING)];
        const model = await page.locator('[data-section="differences"] tbody th').nth(1).textContent();
        await count(page, BACKEND, 2).click();
        await builder(page).getByLabel(`${backend}: ${teamBuilder.level}`).selectOption(teamBuilder.levelSenior);
        await count(page, TESTING, 1).click();
        await builder(page).getByLabel(teamBuilder.overlap).selectOption(teamBuilder.overlapSix);
        await builder(page).getByLabel(teamBuilder.start).selectOption(teamBuilder.startMonth);
        await builder(page).getByLabel(teamBuilder.week).fill('Sunday to Thursday, Muscat');
        await builder(page)
          .getByRole('radio', { name: model ?? '' })
          .click();
        await builder(page).getByLabel(teamBuilder.task).fill('Replace the nightly export & its retry.');
        const senior = fill(teamBuilder.briefRoleAt, {
          role: backend,
          count: 2,
          level: teamBuilder.levelSenior.toLowerCase(),
        });
        const text =
          `${teamBuilder.briefLead}:\n- ${senior}\n- ${lineOf(testing, 1)}\n\n` +
          `${teamBuilder.briefOverlap}: ${teamBuilder.overlapSix}\n${teamBuilder.briefWeek}: Sunday to Thursday, Muscat\n` +
          `${teamBuilder.briefStart}: ${teamBuilder.startMonth}\n${teamBuilder.briefModel}: ${model ?? ''}\n\n` +
          `${teamBuilder.briefTask}:\nReplace the nightly export & its retry.`;
        await expect.poll(() => brief(page).textContent()).toBe(text);
        await sendButton(page).click();
        await expect(page).toHaveURL(new RegExp(`${to('/contact')}\\?topic=on-demand-developers&message=`));
        await expect(page.getByLabel(contactPage.topic)).toHaveValue('on-demand-developers');
        await expect(page.getByLabel(contactPage.message)).toHaveValue(text);
        await expect(page.getByRole('heading', { name: contactPage.formTitle })).toBeInViewport();
      });

      test('a form that the browser has translated stays a plain form and passes its answers', async ({ page }) => {
        await translateLikeBrowser(builder(page).locator('legend').first());
        const name = await nameOf(page, MOBILE);
        await count(page, MOBILE, 2).click();
        await builder(page).getByLabel(teamBuilder.week).fill('Sunday to Thursday');
        await sendButton(page).click();
        await expect(page).toHaveURL(new RegExp(`${to('/contact')}\\?topic=on-demand-developers&team\\.`));
        await expect(page.getByLabel(contactPage.message)).toHaveValue(
          `${name}: 2\n${teamBuilder.briefWeek}: Sunday to Thursday\n${teamBuilder.briefModel}: ${teamBuilder.modelOpen}`,
        );
      });

      test('asks for the seniority only of roles with at least one person', async ({ page }) => {
        const level = builder(page).getByLabel(`${await nameOf(page, DESIGN)}: ${teamBuilder.level}`);
        await expect(level).toBeHidden();
        await count(page, DESIGN, 1).click();
        await expect(level).toBeVisible();
        await count(page, DESIGN, 0).click();
        await expect(level).toBeHidden();
        await expect(brief(page)).toHaveText(teamBuilder.briefEmpty);
      });

      test('is not sent without a role, shows the reason and links to the first role', async ({ page }) => {
        await builder(page).getByLabel(teamBuilder.week).fill('Monday to Friday');
        // Before the script has loaded, the button submits the form to the server.
        await count(page, BACKEND, 1).click();
        await expect(brief(page)).toContainText(lineOf(await nameOf(page, BACKEND), 1));
        await count(page, BACKEND, 0).click();
        await expect(brief(page)).toHaveText(teamBuilder.briefEmpty);
        await sendButton(page).click();
        const error = builder(page).getByRole('alert');
        await expect(error).toContainText(teamBuilder.whoMissing);
        for (const again of [false, true]) {
          if (again) await sendButton(page).click();
          await expect(count(page, BACKEND, 0)).toBeFocused();
          await expect(error).toBeInViewport({ ratio: 1 });
        }
        await expect(builder(page).getByRole('group', { name: teamBuilder.who })).toHaveAccessibleDescription(
          new RegExp(teamBuilder.whoMissing),
        );
        await expect(brief(page)).toHaveText(teamBuilder.briefEmpty);
        await expect(page).toHaveURL(new RegExp(`${to('/on-demand-developers')}$`));
      });

      test('keeps the button visible on a low screen with a long brief', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 600 });
        for (const place of [BACKEND, MOBILE, DATA, DESIGN, TESTING]) await count(page, place, 2).click();
        await builder(page).getByLabel(teamBuilder.task).fill('A line of the task.\n'.repeat(20));
        await expect(brief(page)).toContainText('A line of the task.');
        await role(page, DATA).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      });
    });

    test('answers sent before the script has loaded are in the message', async ({ page }) => {
      const { level, levelSenior, levelJunior, briefOverlap, overlapSix } = teamBuilder;
      const answers = new URLSearchParams({
        'team.Backend': '2',
        [`team.Backend / ${level}`]: levelSenior,
        'team.Testing': '',
        [`team.Testing / ${level}`]: levelJunior,
        [`team.${briefOverlap}`]: overlapSix,
      });
      await page.goto(`${to('/contact')}?${answers.toString()}`);
      await expect(page.getByLabel(contactPage.message)).toHaveValue(
        `Backend: 2\nBackend / ${level}: ${levelSenior}\n${briefOverlap}: ${overlapSix}`,
      );
    });

    test('Enter before the script has loaded leads to the contact page too', async ({ page }) => {
      await page.route('**/_assets/TeamBuilder*', (route) => route.abort());
      await page.goto(to('/on-demand-developers'));
      await builder(page).getByLabel(teamBuilder.week).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${to('/contact')}\\?`));
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('opens a contact form with the answers in its message, and the form can be sent', async ({ page }) => {
        await page.goto(to('/on-demand-developers'));
        await expect(builder(page).locator('noscript p')).toHaveText(teamBuilder.noScript);
        await expect(brief(page)).toBeHidden();
        const name = await nameOf(page, MOBILE);
        await count(page, MOBILE, 2).check({ force: true });
        await builder(page).getByLabel(teamBuilder.week).fill('Sunday to Thursday');
        await builder(page).getByLabel(teamBuilder.week).press('Enter');
        await expect(page).toHaveURL(new RegExp(`${to('/brief')}\\?`));
        await expect(page.locator('#message')).toHaveValue(
          `${name}: 2\n${teamBuilder.briefWeek}: Sunday to Thursday\n${teamBuilder.briefModel}: ${teamBuilder.modelOpen}`,
        );
        await expect(page.locator('[name="topic"]')).toHaveValue('on-demand-developers');
        await expect(page.getByRole('alert')).toHaveCount(0);
        const email = freshAddress();
        await page.locator('#name').fill('Noor');
        await page.locator('#email').fill(email);
        await page.getByRole('button').click();
        await expect(page).toHaveURL(new RegExp(`${to('/thanks/contact')}$`));
        expect(leadsOf(FOLDER, email)).toEqual([{ kind: 'contact', state: 'accepted', reason: null }]);
      });
    });
  });
}

for (const { locale, words, to } of DIRECTIONS) {
  const { teamBuilder } = words;
  const lineOf = (role: string, count: number) => fill(teamBuilder.briefRole, { role, count });

  test(`${locale.key}: arrow keys and the lines of the brief follow the text direction, and nothing scrolls horizontally`, async ({
    page,
  }) => {
    await page.goto(to('/on-demand-developers'));

    await test.step('works by keyboard alone, and arrow keys follow the text direction', async () => {
      const forward = locale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      await count(page, BACKEND, 0).focus();
      await page.keyboard.press(forward);
      await page.keyboard.press(forward);
      await expect(brief(page)).toContainText(lineOf(await nameOf(page, BACKEND), 2));
    });

    await test.step('a line in the other text direction keeps its full stop at its end and the alignment of the other lines', async () => {
      await builder(page).getByLabel(teamBuilder.task).fill('Latin.\nعربي.');
      await expect(brief(page)).toContainText('عربي.');
      const lines = await brief(page).evaluate((element) => {
        const node = element.firstChild as Text;
        const boxOf = (text: string, offset: number) => {
          const range = document.createRange();
          const start = node.data.lastIndexOf(text) + offset;
          range.setStart(node, start);
          range.setEnd(node, start + 1);
          return range.getBoundingClientRect();
        };
        return {
          latin: [boxOf('Latin.', 0).left, boxOf('Latin.', 5).right],
          arabic: [boxOf('عربي.', 4).left, boxOf('عربي.', 0).right],
        };
      });
      const [latinStart = 0, latinEnd = 0] = lines.latin;
      const [arabicEnd = 0, arabicStart = 0] = lines.arabic;
      expect(latinStart).toBeLessThan(latinEnd);
      expect(arabicEnd).toBeLessThan(arabicStart);
      if (locale.dir === 'rtl') expect(latinEnd).toBeCloseTo(arabicStart, 0);
      else expect(latinStart).toBeCloseTo(arabicEnd, 0);
    });

    await test.step('does not scroll horizontally at any width after answers are given', async () => {
      await count(page, DATA, 5).click();
      await expect(brief(page)).toContainText(lineOf(await nameOf(page, DATA), 5));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}
