/** Where a lead came from. The pages are those of a build without the setting: here each gets the attribute that a build with it has. */
import { expect, test, type Page } from '@playwright/test';
import { site as config } from '../../site.config.ts';
import { attribution } from '../../shared/forms/attribution.fields.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';
import { writeContact } from '../contactForm.ts';
import { attributionsOf, freshAddress } from '../leads.ts';

const { contactPage, form: words } = messagesOf('en');
const FOLDER = '.cache/test-data-attribution';
const CAMPAIGN = '/services/devops?utm_source=news&utm_campaign=spring%20sale&gclid=x1&fbclid=y2';
let site: RunningSite;

test.describe.configure({ mode: 'default' });
test.skip(!config.forms.contact, 'the form is off');

test.beforeAll(async () => {
  const NODE_OPTIONS = '--import ./tests/attributionOn.ts';
  site = await serveDist({ NODE_OPTIONS, RATE_LIMIT: 'off', DATA_DIR: FOLDER });
});

test.afterAll(() => {
  site.stop();
});

/** Gives every page the attribute by which the setting reaches the browser. */
const switchOn = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html data-attribution="gclid" ');
    return route.fulfill({ response, body });
  });

const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), attribution.name);

/** Sends a message from the contact page and returns what was stored of its origin. */
async function send(page: Page): Promise<unknown[]> {
  const email = freshAddress();
  const form = await writeContact(page, `${site.url}/contact`, email);
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
  return attributionsOf(FOLDER, email);
}

test('a campaign is known by the form on another page', async ({ page }) => {
  await switchOn(page);
  await page.goto(site.url + CAMPAIGN, { referer: 'https://www.google.com/search?q=secret' });
  await expect.poll(() => kept(page)).toContain('landing=');
  await page.goto(`${site.url}/industries`);
  expect(await send(page)).toEqual([
    {
      page: '/contact',
      landing: '/services/devops',
      referrer: 'www.google.com',
      utm_source: 'news',
      utm_campaign: 'spring sale',
      gclid: 'x1',
    },
  ]);
});

test('the first campaign of a visit stays, and is found also by who left its page before the script came', async ({
  page,
}) => {
  await switchOn(page);
  await page.route('**/_assets/shell*', (route) => (page.url().includes('utm_') ? route.abort() : route.continue()));
  await page.goto(site.url + CAMPAIGN);
  // As a link does; a press would also have the page prerendered, which no test can change on its way.
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  await expect.poll(() => kept(page)).toContain('landing=%2Fservices%2Fdevops');
  await page.goto(`${site.url}/?utm_source=other`);
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await send(page)).toMatchObject([{ landing: '/services/devops', utm_source: 'news' }]);
});

test('nothing is stored of a visit without campaign or referrer, and nothing at all without the setting', async ({
  page,
}) => {
  const ready = () => expect(page.locator('[data-theme-switch]').first()).toHaveAttribute('aria-pressed', 'false');
  await page.goto(site.url + CAMPAIGN, { referer: 'https://www.google.com/' });
  await ready();
  expect(await kept(page)).toBeNull();
  await switchOn(page);
  await page.goto(`${site.url}/industries?topic=x`);
  await ready();
  expect(await kept(page)).toBeNull();
  expect(await send(page)).toEqual([{ page: '/contact' }]);
});

test('without script the form tells its own page and the campaign in its address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = freshAddress();
  await page.goto(`${site.url}/contact?utm_source=news&utm_medium=email`);
  const form = page.locator('form[action="/api/contact"]');
  await form.getByLabel(contactPage.name).fill('Test Reader');
  await form.getByLabel(contactPage.email).fill(email);
  await form.getByLabel(contactPage.message).fill('The nightly export stops at two.');
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  await page.waitForURL('**/thanks/contact');
  expect(attributionsOf(FOLDER, email)).toEqual([{ page: '/contact', utm_source: 'news', utm_medium: 'email' }]);
  await context.close();
});
