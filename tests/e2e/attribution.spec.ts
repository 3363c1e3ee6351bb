/** Tests the attribution of leads. The pages come from a build without the setting; these tests add to each page the attribute that the setting would add. */
import { expect, test, type Page } from '@playwright/test';
import { site as config } from '../../site.config.ts';
import { attribution } from '../../shared/forms/attribution.fields.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { serveDist, type RunningSite } from '../../tools/serve.ts';
import { writeContact } from '../contactForm.ts';
import { attributionsOf, freshAddress } from '../leads.ts';
import { visit } from '../visit.ts';

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

/** Adds to every page the attribute that passes the setting to the browser. */
const switchOn = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html data-attribution="gclid" ');
    return route.fulfill({ response, body });
  });

const kept = (page: Page) => page.evaluate((name) => sessionStorage.getItem(name), attribution.name);

/** Sends a message from the contact page and returns the stored attribution. */
async function send(page: Page): Promise<unknown[]> {
  const email = freshAddress();
  const form = await writeContact(page, `${site.url}/contact`, email);
  await form.getByRole('button', { name: contactPage.send, exact: true }).click();
  await expect(page.locator('[data-section="contact"]').getByRole('status')).toContainText(words.done);
  return attributionsOf(FOLDER, email);
}

test('the form on a later page sends the campaign of the first page', async ({ page }) => {
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

const OLD_BROWSERS = {
  'cannot construct style sheets': () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'),
  'has a fixed list of style sheets': () =>
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: Object.freeze([]), writable: true }),
};

for (const [what, imitate] of Object.entries<() => unknown>(OLD_BROWSERS)) {
  test(`an old browser, which ${what}, keeps the campaign too`, async ({ page }) => {
    await switchOn(page);
    await page.addInitScript(imitate);
    await page.goto(site.url + CAMPAIGN);
    await expect.poll(() => kept(page)).toContain('landing=');
  });
}

test('the first campaign of a visit is kept, also when the visitor leaves its page before the script loads', async ({
  page,
}) => {
  await switchOn(page);
  await page.route('**/_assets/shell*', (route) => (page.url().endsWith(CAMPAIGN) ? route.abort() : route.continue()));
  await page.goto(site.url + CAMPAIGN);
  // Like a link. A real press would also prerender the page, and a test cannot change a prerendered response.
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  await expect.poll(() => kept(page)).toContain('landing=%2Fservices%2Fdevops');
  await visit(page, `${site.url}/?utm_source=other`);
  expect(await send(page)).toMatchObject([{ landing: '/services/devops', utm_source: 'news' }]);
});

test('stores no attribution for a visit without campaign and referrer, and none without the setting', async ({
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

test('without JavaScript the form sends its own page and the campaign in the address of the page', async ({
  browser,
}) => {
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
