/** An article with a photograph and a table, seen beside its form, and renamed. */
import type { Browser, Page } from '@playwright/test';
import { expect as expectPage } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { violations } from '../pages/axe.ts';
import { startServiceWithPreview, type Service } from './service.ts';
import { openSveltia, sendSignIn } from './signIn.ts';

/** A busy machine must not decide. */
const TIMEOUT = { timeout: 300_000 };
const ARTICLE = 'available-is-a-claim';
const TITLE = 'OCPP charger status as evidence: sessions that bill correctly';
const TABLE = '| Charger | Meter |\n| ------- | ----- |\n| One     | Two   |';

let service: Service;
let browser: Browser;
let page: Page;
/** Requests to other hosts, and what a policy refused. */
const faults: string[] = [];

beforeAll(async () => {
  [service, browser] = await Promise.all([startServiceWithPreview('Mona'), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1600, height: 1200 } });
  context.setDefaultTimeout(TIMEOUT.timeout);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs = [service.origin, service.previewOrigin].includes(origin) || ['data:', 'blob:'].includes(protocol);
    if (!isOurs) faults.push(request.url());
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  page = await context.newPage();
  await page.goto(`${service.origin}/sign-in?next=/`);
  await sendSignIn(page, 'Mona');
  await page.waitForURL(`${service.origin}/`);
  await page.goto(`${service.origin}/admin/`);
  await openSveltia(page);
  await page.goto(`${service.origin}/admin/#/collections/blog/entries/${ARTICLE}`);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const field = (path: string) => page.locator(`[data-locale="en"] [data-key-path="${path}"]`).first();
/** Sveltia's pane holds our page, and that the page of the article. */
const pane = () => page.locator('iframe').first().contentFrame().frameLocator('iframe[title=Preview]');
const article = () => pane().frameLocator('iframe');
const lastCommit = () => service.git('show', '--format=%an', '--name-only').trim().split('\n').filter(Boolean);

/** Presses the button; resolves once the service has answered. */
async function save(): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/contents'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = await answered;
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Waits until the page beside the form is `width` pixels wide. */
async function expectWidth(width: number): Promise<void> {
  const innerWidthOf = () =>
    article()
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(innerWidthOf, TIMEOUT).toBe(width);
}

it('is seen beside its form, in each language and width', async () => {
  await expectPage(article().locator('h1')).toHaveText(TITLE, TIMEOUT);
  await pane().getByRole('button', { name: 'Arabic' }).click();
  await expectPage(article().locator('html')).toHaveAttribute('dir', 'rtl', TIMEOUT);
  await pane().getByRole('button', { name: 'Phone' }).click();
  await expectWidth(390);
  await pane().getByRole('button', { name: 'Desktop' }).click();
  await expectWidth(1280);
  await pane().getByRole('button', { name: 'English' }).click();
  await article().locator('h1').waitFor();
});

it('has controls for everybody, in both themes and at each width', async () => {
  const alone = await page.context().newPage();
  await alone.goto(
    `${service.origin}/preview?${new URLSearchParams({ file: `content/en/blog/${ARTICLE}.md`, locale: 'en' }).toString()}`,
  );
  await alone.frameLocator('iframe').locator('h1').waitFor();
  await expectPage(alone).toHaveTitle(`Preview · ${site.brand} website`, TIMEOUT);
  for (const colorScheme of ['light', 'dark'] as const) {
    await alone.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1440]) {
      await alone.setViewportSize({ width, height: 900 });
      expect(await violations(alone), `${width} ${colorScheme}`).toEqual([]);
      if (process.env['SHOTS'])
        await alone.screenshot({ path: `${process.env['SHOTS']}/preview-${width}-${colorScheme}.png` });
    }
  }
  await alone.close();
});

it('is seen as it was saved also where the save ended before the page could hear of it', async () => {
  const slow = await page.context().newPage();
  const { promise: mayConnect, resolve: connect } = Promise.withResolvers<undefined>();
  await slow.routeWebSocket(/./, async (socket) => {
    await mayConnect;
    socket.connectToServer();
  });
  const query = new URLSearchParams({ file: `content/en/blog/${ARTICLE}.md`, locale: 'en' });
  await slow.goto(`${service.origin}/preview?${query.toString()}`);
  const heading = slow.frameLocator('iframe').locator('h1');
  await expectPage(heading).toHaveText(TITLE, TIMEOUT);
  await field('title').locator('input, textarea').fill(`${TITLE}, always`);
  await save();
  // The page beside the form has reloaded, so the server has notified all pages.
  await expectPage(article().locator('h1')).toHaveText(`${TITLE}, always`, TIMEOUT);
  await expectPage(heading).toHaveText(TITLE);
  connect(undefined);
  await expectPage(heading).toHaveText(`${TITLE}, always`, TIMEOUT);
  await slow.close();
});

it('takes a photograph without what the camera wrote, and a table', async () => {
  const photograph = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Artist: 'Shilan' } })
    .jpeg()
    .toBuffer();
  await field('img').getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('menuitem', { name: /Photograph/ }).click();
  const upload = { name: 'Team Photo.jpg', mimeType: 'image/jpeg', buffer: photograph };
  await field('img').locator('input[type=file]').first().setInputFiles(upload);
  await field('img.alt').locator('input, textarea').fill('People of the team stand before a green wall.');
  await field('body').scrollIntoViewIfNeeded();
  await field('body').getByRole('button', { name: 'Edit in Markdown' }).click();
  const markdown = field('body').getByRole('textbox').last();
  await markdown.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(`\n\n${TABLE}\n`);
  await save();
  const answered = performance.now();
  await article().getByRole('cell', { name: 'Two', exact: true }).waitFor();
  console.log(`New words in the frame ${Math.round(performance.now() - answered)} ms after the answer to a save`);
  await article().getByAltText('People of the team stand before a green wall.').waitFor();

  expect(lastCommit()).toEqual(['Mona', `content/en/blog/${ARTICLE}.md`, 'content/media/team-photo.jpg']);
  expect(service.git('show', `HEAD:content/en/blog/${ARTICLE}.md`)).toContain(TABLE);
  const kept = service.bytes('content/media/team-photo.jpg');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
  expect(kept.includes('Shilan')).toBe(false);
});

it('moves to another address in all languages, and the old one leads there', async () => {
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('a-claim');
  await page.keyboard.press('Enter');
  await save();
  await article().locator('h1').waitFor();
  await expect
    .poll(() => page.frames().some((frame) => frame.url() === `${service.previewOrigin}/blogs/a-claim`), TIMEOUT)
    .toBe(true);
  expect(service.git('ls-files', 'content/*/blog/*a-claim*').trim().split('\n')).toEqual(
    ['ar', 'en', 'ku'].map((locale) => `content/${locale}/blog/a-claim.md`),
  );
  expect(service.git('show', 'HEAD:content/redirects.yaml')).toContain(
    `- from: /blogs/${ARTICLE}\n  to: /blogs/a-claim\n`,
  );
});

it('asks no other host, and breaks no policy', () => {
  expect(faults).toEqual([]);
});
