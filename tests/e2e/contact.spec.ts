import { expect, test, type Locator, type Page } from '@playwright/test';
import type { FormAnswer } from '../../shared/forms/formTypes.ts';
import { contactForm } from '../../shared/forms/contact.fields.ts';
import { guard } from '../../shared/forms/guard.fields.ts';
import { site } from '../../site.config.ts';
import { wordsOf } from '../../server/words/words.ts';
import { hydrated, writeContact } from '../contactForm.ts';
import { isVisitable } from '../../src/content/normalise/office.ts';
import { fill } from '../../src/i18n/messages.ts';
import { DIRECTIONS, LANGUAGES, USED_LANGUAGES } from '../languages.ts';
import { freshAddress } from '../leads.ts';
import { officesIn } from '../records.ts';
import { translateLikeBrowser } from '../translateLikeBrowser.ts';

const form = (page: Page) => page.locator('form[action="/api/contact"]');
const VALID = { name: 'Test Reader', email: 'reader@example.com', message: 'The nightly export stops at two.' };

test('links from a service page and an industry page preselect the topic', async ({ page }) => {
  test.skip(!site.forms.contact, 'the form is off');
  await page.goto('/services/devops/ci-cd');
  await page.locator('[data-section="hero"]').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(form(page).getByLabel('Topic')).toHaveValue('devops/ci-cd');
  await page.goto('/industries/healthcare');
  await page.locator('[data-section="banner"]').getByRole('link', { name: 'Get In Touch' }).click();
  await expect(form(page).getByLabel('Topic')).toHaveValue('healthcare');
});

for (const silent of ['**/api/contact', '**/api/ticket*']) {
  test(`shows an error and can be sent again when the request gets no response: ${silent}`, async ({ page }) => {
    test.skip(!site.forms.contact, 'the form is off');
    await page.clock.install();
    await page.route(silent, () => undefined);
    const sender = await writeContact(page, '/contact', freshAddress());
    const send = sender.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    const statusText = async () => {
      await page.clock.runFor(10_000);
      return sender.getByRole('status').textContent();
    };
    await expect.poll(statusText).toContain('Your message did not reach us.');
    await page.unroute(silent);
    await send.click();
    await expect(sender).toHaveCount(0);
  });
}

for (const { locale, words, to } of DIRECTIONS) {
  test(`${locale.key}: fields take the text direction of what is typed`, async ({ page }) => {
    test.skip(!site.forms.contact, 'the form is off');
    await page.goto(to('/contact'));
    const message = form(page).getByLabel(words.contactPage.message);
    const direction = () => message.evaluate((field) => getComputedStyle(field).direction);
    await message.fill('سلام');
    expect(await direction()).toBe('rtl');
    await message.fill('Hello');
    expect(await direction()).toBe('ltr');
    await message.fill('');
    expect(await direction()).toBe(locale.dir);
    const email = form(page).getByLabel(words.contactPage.email);
    expect(await email.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  });
}

for (const { locale, words, to } of USED_LANGUAGES) {
  const { contactPage, formErrors } = words;
  const server = wordsOf(locale.key);

  test.describe(locale.key, () => {
    test.skip(!site.forms.contact, 'the form is off');
    const message = (page: Page) => form(page).getByLabel(contactPage.message);

    /** Fills in the required fields and waits until the form is hydrated. */
    async function write(page: Page, values: { name: string; email: string; message: string }): Promise<void> {
      await form(page).getByLabel(contactPage.name).fill(values.name);
      await form(page).getByLabel(contactPage.email).fill(values.email);
      await message(page).fill(values.message);
      await hydrated(form(page));
    }

    /** Sends an invalid name and address. Returns the error summary, which has the focus. */
    async function submitInvalid(page: Page): Promise<Locator> {
      await page.goto(to('/contact'));
      await write(page, { ...VALID, name: '   ', email: 'reader@localhost' });
      await form(page).getByRole('button', { name: contactPage.send, exact: true }).click();
      const summary = form(page).getByRole('group', { name: words.form.problems });
      await expect(summary).toBeFocused();
      return summary;
    }

    test('the address of the page fills only visible fields, and only with existing choices', async ({ page }) => {
      await page.goto(
        `${to('/contact')}?topic=devops/nothing-like-it&${guard.fields.honeypot.name}=spam&message=Hello`,
      );
      await expect(message(page)).toHaveValue('Hello');
      await expect(form(page).getByLabel(contactPage.topic)).toHaveValue('');
      await expect(form(page).locator(`[name="${guard.fields.honeypot.name}"]`)).toHaveValue('');
    });

    test('values filled in from the address of the page are kept when the form is hydrated', async ({ page }) => {
      await page.goto(`${to('/contact')}?topic=devops/ci-cd&message=From%20the%20address`);
      await write(page, { ...VALID, message: 'Changed by hand' });
      await expect(form(page).getByLabel(contactPage.topic)).toHaveValue('devops/ci-cd');
      await expect(message(page)).toHaveValue('Changed by hand');
    });

    test('a form that the browser has translated keeps its values and is sent as a plain form', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(...(/ContactForm\.island/.exec(request.url()) ?? [])));
      await page.goto(`${to('/contact')}?message=From%20the%20address`);
      await expect(message(page)).toHaveValue('From the address');
      await expect(page.locator('astro-island[component-url*="ContactForm.island"]')).toHaveCount(1);
      await translateLikeBrowser(form(page).locator('label').first());
      await form(page).getByLabel(contactPage.name).fill(VALID.name);
      await form(page).getByLabel(contactPage.email).fill(freshAddress());
      const [sent] = await Promise.all([
        page.waitForRequest('**/api/contact'),
        form(page).getByRole('button', { name: contactPage.send, exact: true }).click(),
      ]);
      expect(sent.postData()).toContain('message=From+the+address');
      await expect(page).toHaveURL(/\/thanks\/contact$/);
      expect(scripts).toEqual([]);
    });

    test('validation errors are shown beside the fields and in a summary that links to them', async ({ page }) => {
      const summary = await submitInvalid(page);
      await expect(summary.getByRole('link')).toHaveText([
        `${contactPage.name}: ${formErrors.required}`,
        `${contactPage.email}: ${formErrors.notEmail}`,
      ]);
      const email = form(page).getByLabel(contactPage.email);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(new RegExp(formErrors.notEmail));
      await summary.getByRole('link', { name: contactPage.email }).click();
      await expect(email).toBeFocused();
      await expect(message(page)).toHaveValue(VALID.message);
    });

    test('keeps a text that is too long and shows an error', async ({ page }) => {
      await page.goto(to('/contact'));
      await write(page, { ...VALID, message: 'x' });
      const text = 'x'.repeat(contactForm.fields.message.maxLength + 1);
      await message(page).focus();
      await page.keyboard.insertText(text);
      await message(page).blur();
      await expect(message(page)).toHaveAccessibleDescription(new RegExp(formErrors.tooLong));
      await expect(message(page)).toHaveValue(`x${text}`);
    });

    test('while errors are corrected, the fields announce changes and the summary does not', async ({ page }) => {
      const summary = await submitInvalid(page);
      const live = form(page).locator('[aria-live]');
      await expect(live).toHaveCount(0);
      await form(page).getByLabel(contactPage.email).fill('');
      await expect(live.filter({ hasText: formErrors.required })).toHaveCount(2);
      await expect(summary.getByRole('listitem')).toHaveCount(2);
    });

    test('errors from the server are shown in the same places', async ({ page }) => {
      const refusal: FormAnswer = {
        ok: false,
        errors: [
          { field: 'name', code: 'invalid' },
          { field: 'email', code: 'notEmail' },
        ],
      };
      await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json: refusal }));
      await page.goto(to('/contact'));
      await write(page, VALID);
      await form(page).getByRole('button', { name: contactPage.send, exact: true }).click();
      const summary = form(page).getByRole('group', { name: words.form.problems });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        `${contactPage.name}: ${formErrors.invalid}`,
        `${contactPage.email}: ${formErrors.notEmail}`,
      ]);
      const name = form(page).getByLabel(contactPage.name);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveAccessibleDescription(new RegExp(formErrors.invalid));
      await expect(form(page).getByLabel(contactPage.email)).toHaveAccessibleDescription(
        new RegExp(formErrors.notEmail),
      );
      await expect(message(page)).toHaveValue(VALID.message);
    });

    test('the chosen project size and reply language are kept when the form is hydrated', async ({ page }) => {
      test.skip(LANGUAGES.length < 2, 'the form asks for no language');
      await page.goto(`${to('/contact')}?budget=months&locale=ar`);
      const [budget, language] = [
        form(page).getByLabel(contactPage.budget),
        form(page).getByLabel(contactPage.language),
      ];
      await expect(budget).toHaveValue('months');
      await expect(form(page).locator('[name="locale"]')).toHaveValue(locale.key);
      await expect(language.getByRole('option')).toHaveText([
        contactPage.noLanguage,
        ...LANGUAGES.map((choice) => choice.locale.name),
      ]);
      const chosen = LANGUAGES.at(-1)?.locale.key ?? '';
      await language.selectOption(chosen);
      await write(page, VALID);
      await expect(budget).toHaveValue('months');
      const [sent] = await Promise.all([
        page.waitForRequest('**/api/contact'),
        form(page).getByRole('button', { name: contactPage.send, exact: true }).click(),
      ]);
      for (const value of [
        /name="budget"\s+months/,
        new RegExp(`name="language"\\s+${chosen}`),
        new RegExp(`name="locale"\\s+${locale.key}`),
      ])
        expect(sent.postData()).toMatch(value);
    });

    test('keeps the typed text when the server is busy, and a second attempt succeeds', async ({ page }) => {
      let isBusy = true;
      await page.route('**/api/contact', (route) =>
        isBusy
          ? route.fulfill({ status: 503, json: { ok: false, errors: [{ field: '', code: 'busy' }] } })
          : route.fulfill({ json: { ok: true } }),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(to('/contact'));
      await write(page, VALID);
      const send = form(page).getByRole('button', { name: contactPage.send, exact: true });
      await send.click();
      const status = form(page).getByRole('status');
      await expect(status).toContainText(fill(words.form.failed, { email: site.contact.email }));
      await expect(status.getByRole('link')).toHaveAttribute('href', `mailto:${site.contact.email}`);
      await expect(status).toBeInViewport({ ratio: 1 });
      await expect(form(page).getByLabel(contactPage.name)).toHaveValue(VALID.name);
      await expect(message(page)).toHaveValue(VALID.message);
      // Without a summary of errors, the fields announce their errors.
      await expect(form(page).locator('[aria-live="polite"]')).not.toHaveCount(0);
      isBusy = false;
      await translateLikeBrowser(status);
      await send.click();
      const confirmed = page.locator('[data-section="contact"]').getByRole('status');
      await expect(confirmed).toContainText(words.form.done);
      await expect(confirmed).toBeFocused();
    });

    const limited = { status: 429, json: { ok: false, errors: [{ field: '', code: 'tooMany' }] } };
    const ofProxy = { status: 502, json: { message: 'Bad gateway' } };
    for (const refused of ['**/api/contact', '**/api/ticket*'])
      test(`tells the visitor to wait when the server limits requests, shows an error when a proxy responds with JSON of its own, and keeps the typed text: ${refused}`, async ({
        page,
      }) => {
        let response: typeof limited | typeof ofProxy = limited;
        await page.route(refused, (route) => route.fulfill(response));
        await page.goto(to('/contact'));
        await write(page, VALID);
        for (const [answer, text] of [
          [limited, words.form.tooMany],
          [ofProxy, words.form.failed],
        ] as const) {
          response = answer;
          await form(page).getByRole('button', { name: contactPage.send, exact: true }).click();
          const statusText = fill(text, { email: site.contact.email });
          await expect(form(page).getByRole('status')).toContainText(statusText);
          await expect(message(page)).toHaveValue(VALID.message);
        }
      });

    test('text typed during a request is kept and can be sent as another message', async ({ page }) => {
      const sent: string[] = [];
      const { promise: responseAllowed, resolve: respond } = Promise.withResolvers<undefined>();
      await page.route('**/api/contact', async (route) => {
        sent.push(route.request().postData() ?? '');
        await responseAllowed;
        await route.fulfill({ json: { ok: true } });
      });
      await page.goto(to('/contact'));
      await write(page, VALID);
      const send = form(page).getByRole('button', { name: contactPage.send, exact: true });
      await send.click();
      await message(page).fill('And one at six.');
      respond(undefined);
      const status = form(page).getByRole('status');
      await expect(status).toContainText(words.form.done);
      await expect(message(page)).toHaveValue('And one at six.');
      await send.click();
      await expect(form(page)).toHaveCount(0);
      const keys = sent.map((body) => /name="key"\s+(\S+)/.exec(body)?.[1]);
      expect([sent[0]?.includes(VALID.message), sent[1]?.includes('And one at six.')]).toEqual([true, true]);
      expect(new Set(keys).size).toBe(2);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      const fill = async (page: Page, name: string) => {
        await page.goto(to('/contact'));
        await form(page).getByLabel(contactPage.name).fill(name);
        await form(page).getByLabel(contactPage.email).fill(VALID.email);
        await message(page).fill(VALID.message);
        await form(page).getByRole('button', { name: contactPage.send, exact: true }).click();
      };

      test('a sent message leads to a confirmation page', async ({ page }) => {
        await fill(page, VALID.name);
        await expect(page).toHaveURL(/\/thanks\/contact$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(server.thanks.contact.title);
      });

      test('a message with errors is shown again with all typed text', async ({ page }) => {
        await fill(page, '   ');
        await expect(page.getByRole('alert')).toContainText(server.errors.required);
        await expect(page.getByLabel(contactPage.message)).toHaveValue(VALID.message);
      });
    });
  });

  test.describe(`${locale.key}, with the form on or off`, () => {
    test('the map has a text alternative and a legend', async ({ page }) => {
      await page.goto(to('/contact'));
      const maps = officesIn(locale.key)
        .filter(isVisitable)
        .flatMap(({ data }) => data.map ?? []);
      await expect(page.locator('figure')).toHaveCount(maps.length);
      for (const { alt, water, rail, park } of maps) {
        const figure = page.locator('figure').filter({ has: page.getByRole('img', { name: alt }) });
        const legend = [contactPage.mapOffice, water, rail, park].filter((word) => word !== undefined);
        await expect(figure.getByRole('listitem')).toHaveText(legend);
      }
    });
  });
}
