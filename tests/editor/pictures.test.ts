/** A picture of an article in Sveltia's library: another takes its place, it gets another name, and it goes when no page shows it. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect as expectPage } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.ts';
import { violations } from '../pages/axe.ts';
import { startService, type Service } from './service.ts';
import { openSveltia, sendSignIn } from './signIn.ts';

/** A busy machine must not decide. */
const TIMEOUT = { timeout: 300_000 };
const ARTICLE = 'available-is-a-claim';
const RECORD = `content/en/blog/${ARTICLE}.md`;
/** What axe finds in Sveltia itself: decision 0081. */
const SVELTIA = /^(?:meta-viewport|region):/;
const TITLE = 'OCPP charger status as evidence: sessions that bill correctly';

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService('Mona'), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(TIMEOUT.timeout);
  page = await context.newPage();
  await page.goto(`${service.origin}/sign-in?next=/admin/`);
  await sendSignIn(page, 'Mona');
  await openSveltia(page);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function photograph(name: string, background: string, width = 1600) {
  const buffer = await sharp({ create: { width, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Clicks; resolves with the status once the service has answered. */
async function send(button: Locator): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/contents'));
  await button.click();
  return (await answered).status();
}

const inLibrary = (name: string) => page.getByRole('row', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const media = () => service.git('ls-files', 'content/media').trim().split('\n');

async function choose(name: string, item: string): Promise<void> {
  await inLibrary(name).click();
  await button('Show Edit Options').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Chooses a file in the dialog of that name; the next one asks again. */
async function give(dialog: RegExp, file: Awaited<ReturnType<typeof photograph>>): Promise<void> {
  await page.getByRole('dialog', { name: dialog }).locator('input[type=file]').setInputFiles(file);
}

it('is uploaded for an article', async () => {
  await page.goto(`${service.origin}/admin/#/collections/blog/entries/${ARTICLE}`);
  const field = (path: string) => page.locator(`[data-locale="en"] [data-key-path="${path}"]`).first();
  await field('img').getByRole('button', { name: /Add/ }).last().click();
  await page.getByRole('menuitem', { name: /Photograph/ }).click();
  const file = field('img').locator('input[type=file]').first();
  const alt = field('img.alt').locator('input, textarea');
  // Sveltia renders a field only when it is in view, and fields above that it renders later move it out of view again.
  const areRendered = async () => {
    await field('img').evaluate((part) => part.scrollIntoView({ block: 'start' }));
    return [await file.count(), await alt.count()];
  };
  await expectPage.poll(areRendered, TIMEOUT).toEqual([1, 1]);
  await file.setInputFiles(await photograph('Wall.jpg', '#4a7'));
  await alt.fill('People of the team stand before a green wall.');
  expect(await send(button('Save'))).toBe(200);
  expect(media()).toEqual(['content/media/wall.jpg']);
});

it('is replaced by another one, which every page shows that showed it', async () => {
  await page.goto(`${service.origin}/admin/#/assets`);
  await choose('wall.jpg', 'Replace');
  await give(/^Replace/, await photograph('wall.jpg', '#a33'));
  expect(await send(button('Replace'))).toBe(200);
  await page.getByText('Asset saved.').waitFor();
  expect(service.git('show', '--format=%an', '--name-only').trim().split('\n').filter(Boolean)).toEqual([
    'Mona',
    'content/media/wall.jpg',
  ]);
  const { dominant } = await sharp(service.bytes('content/media/wall.jpg')).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

it('is not replaced by one that is too small for its page, in words that name the page', async () => {
  const before = service.bytes('content/media/wall.jpg');
  await choose('wall.jpg', 'Replace');
  await give(/^Replace/, await photograph('small.jpg', '#33a', 300));
  expect(await send(button('Replace'))).toBe(422);
  const refusal = page.getByRole('alertdialog', { name: 'Error' });
  await expectPage(refusal).toContainText(`${TITLE} (English) — Picture › File: wall.jpg is 300 pixels wide`, TIMEOUT);
  await expectPage(refusal).toHaveAccessibleDescription(/wall\.jpg is 300 pixels wide/, TIMEOUT);
  const ours = (await violations(page)).filter((line) => !SVELTIA.test(line));
  expect(ours).toEqual([]);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await refusal.waitFor({ state: 'hidden' });
  expect(service.bytes('content/media/wall.jpg').equals(before)).toBe(true);
});

it('gets another name, also in its page', async () => {
  const before = service.bytes('content/media/wall.jpg');
  await choose('wall.jpg', 'Rename');
  const dialog = page.getByRole('dialog', { name: /^Rename/ });
  const name = dialog.getByRole('textbox');
  // Once, after it has opened, the dialog selects the name without the extension. Text that is filled in meanwhile would replace only that.
  const selection = () => name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  await expectPage.poll(selection, TIMEOUT).toEqual([0, 'wall'.length]);
  await name.fill('team.jpg');
  expect(await send(dialog.getByRole('button', { name: 'Rename' }))).toBe(200);
  await inLibrary('team.jpg').waitFor();
  expect(media()).toEqual(['content/media/team.jpg']);
  expect(service.bytes('content/media/team.jpg').equals(before)).toBe(true);
  expect(service.git('show', `HEAD:${RECORD}`)).toContain('\n  file: team.jpg\n');
});

it('is not deleted while a page shows it, which is named', async () => {
  const head = service.git('rev-parse', 'HEAD');
  await inLibrary('team.jpg').click();
  await button('Delete Selected Asset').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Asset' });
  await expectPage(dialog.getByRole('listitem')).toContainText(`Articles › ${TITLE}`, TIMEOUT);
  await expectPage(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled(TIMEOUT);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(service.git('rev-parse', 'HEAD')).toBe(head);
});

it('is deleted when no page shows it', async () => {
  await button('Upload New Assets').click();
  await give(/^Upload/, await photograph('Unused.jpg', '#33a'));
  expect(await send(page.getByRole('alertdialog').getByRole('button', { name: 'Upload', exact: true }))).toBe(200);
  expect(media()).toEqual(['content/media/team.jpg', 'content/media/unused.jpg']);
  await inLibrary('unused.jpg').click();
  await button('Delete Selected Asset').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Asset' });
  expect(await send(dialog.getByRole('button', { name: 'Delete' }))).toBe(200);
  await inLibrary('unused.jpg').waitFor({ state: 'detached' });
  expect(media()).toEqual(['content/media/team.jpg']);
});
