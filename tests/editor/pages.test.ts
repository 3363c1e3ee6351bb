/** Accessibility of every page of the service: rules of axe, titles, reflow, and use by keyboard only. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectPage, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { violations } from '../pages/axe.ts';
import { HOSTILE, createSampleLeads } from './sampleLeads.ts';
import { PASSWORD, startService, type Service } from './service.ts';

/** Far longer than any step takes, so that a busy machine does not fail a test. */
const TIMEOUT_MS = 120_000;
const expectSoon = expectPage.configure({ timeout: TIMEOUT_MS });
const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;
/** Widths of a window of 1280 pixels at a zoom of 400 % and of 200 %. */
const ZOOMED = [320, 640];
/** The reason of the failed messages. The text above the list has the word "failed" before the list has loaded. */
const FAILED = 'SMTP EENVELOPE';

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService('Mona', ['Rami', 'recruiting']), launchBrowser()]);
  await createSampleLeads(service.serverFolder);
  change('content/en/pages/home.yaml', 'We build and run the software', 'We run the software');
  change('content/ar/pages/home.yaml', 'التي تقوم عليها أعمالكم ونشغلها', 'التي تقوم عليها أعمالكم');
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('dialog', (dialog) => void dialog.accept());
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Commits a changed text of a page to the drafts, like a save. */
function change(file: string, from: string, to: string): void {
  const place = path.join(service.git('rev-parse', '--show-toplevel').trim(), file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
  service.git('commit', '--quiet', '--all', '--message', 'Change the headline');
}

/** Checks the open page: rules of axe in both themes at each width, overflow, and animations. With `SHOTS`, saves screenshots to that folder. */
async function expectFit(name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `${name} ${width} ${colorScheme}`).toEqual([]);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  for (const width of [...ZOOMED, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 450 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${name} ${width}`).toBeLessThanOrEqual(0);
  }
  expect.soft(await page.evaluate(() => document.getAnimations().length), `${name} moves`).toBe(0);
}

async function open(address: string, seen: string): Promise<void> {
  await page.goto(service.origin + address);
  await expectSoon(page.getByText(seen).locator('visible=true').first()).toBeVisible();
}

/** Presses Tab until the control has the focus, at most once for each control of the page, and checks that the focus is visible. */
async function tabTo(name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name }))
    .or(page.getByLabel(name));
  const controlCount = await page.locator('a, button, input, select, textarea, summary, [tabindex="0"]').count();
  const hasFocus = () => wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
  for (let pressed = 0; pressed <= controlCount && !(await hasFocus()); pressed++) {
    await page.keyboard.press('Tab');
    // Between the last control and the first one the focus is on the window, which is the body.
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const isSeen = focused === document.body || getComputedStyle(focused).outlineStyle !== 'none';
      return isSeen ? undefined : focused.outerHTML.slice(0, 200);
    });
    expect(unseen, `the focus is not seen on the way to ${String(name)}`).toBeUndefined();
  }
  expect(await hasFocus(), `${String(name)} by Tab`).toBe(true);
}

it('signs in by keyboard only, on an accessible page', async () => {
  await open('/leads', 'Sign in');
  await expectSoon(page).toHaveTitle(`Sign in · ${site.brand} website`);
  await expectFit('sign-in');
  // With forced colours, the button is recognizable only by its edge.
  await expectPage(page.getByRole('button')).toHaveCSS('border-top-style', 'solid');
  await page.getByLabel('Name').fill('Mona');
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expectFit('sign-in-refused');
  await page.reload();
  await tabTo('Name');
  await page.keyboard.type('Mona');
  await tabTo('Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Leads');
});

it('has a different title for each page, and each page is accessible', async () => {
  await open('/leads', 'newest first');
  await page.getByRole('link', { name: '<img' }).first().click();
  await expectSoon(page.getByText(HOSTILE)).toHaveCount(3);
  const hostile = new URL(page.url()).pathname;
  await open('/leads', 'newest first');
  await page.getByRole('link', { name: 'سارة' }).locator('visible=true').click();
  await page.getByText('State and note').waitFor();
  const lead = new URL(page.url()).pathname;
  await open('/leads?kind=application', 'newest first');
  await page.getByRole('link', { name: 'لينا' }).locator('visible=true').click();
  await page.getByText('Open it with care').waitFor();
  const application = new URL(page.url()).pathname;
  const titles = new Set<string>();
  for (const [name, address, seen] of [
    ['start', '/', 'See unpublished changes'],
    ['publishing', '/publishing', 'On the site'],
    ['leads', '/leads', 'newest first'],
    ['leads-none', '/leads?search=nothing', 'No leads found'],
    ['lead', lead, 'State and note'],
    ['lead-hostile', hostile, 'State and note'],
    ['application', application, 'Open it with care'],
    ['report', '/report', 'Views by day'],
    ['messages', '/messages', FAILED],
    ['accounts', '/accounts', 'Add an account'],
    ['audit', '/audit', 'signed in'],
    ['account', '/account', '(this browser)'],
    ['preview', '/preview?file=content/en/pages/home.yaml&locale=en', 'There is no preview'],
  ] as const) {
    await open(address, seen);
    titles.add(await page.title());
    await expectFit(name);
  }
  for (const title of titles) expect(title).toMatch(new RegExp(`^.+ · ${site.brand} website$`));
  // The list has the same title with and without a search.
  expect(titles.size).toBe(12);
});

it('collapses the ids of a list in the audit log, and shows them all on request', async () => {
  await open('/audit?who=Mona', 'listed leads');
  const details = page.getByRole('table').locator('details').first();
  await details.locator('summary').click();
  await expectSoon(details.locator(':scope > bdi')).toHaveText(/^(?:[\w-]{36} ?){4,}$/);
});

it('shows the progress of a publication on an accessible page', async () => {
  const since = new Date().toISOString();
  const state = (await (await page.request.get(`${service.origin}/api/publishing`)).json()) as object;
  const progress = { name: 'pages', part: 3, parts: 9 };
  const json = { ...state, running: { who: 'Mona', since, progress } };
  await page.route('**/api/publishing', (route) => route.fulfill({ json }));
  await open('/publishing', 'Building: pages');
  await expectFit('publishing-under-way');
  await expectSoon(page.getByRole('status')).toHaveText('Building: pages (part 3 of 9)');
  await page.unrouteAll({ behavior: 'wait' });
});

it('shows the progress when each response takes longer than the pause between requests', async () => {
  const since = new Date().toISOString();
  const state = (await (await page.request.get(`${service.origin}/api/publishing`)).json()) as object;
  let part = 0;
  await page.route('**/api/publishing', async (route) => {
    // The last part stays, so that it is seen however late the test looks.
    part = Math.min(part + 1, 3);
    const json = { ...state, running: { who: 'Mona', since, progress: { name: 'pages', part, parts: 9 } } };
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ json });
  });
  await open('/publishing', 'Building: pages (part 3 of 9)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('shows the current time in the dialog of a schedule when the page was opened earlier', async () => {
  const state = (await (await page.request.get(`${service.origin}/api/publishing`)).json()) as object;
  let now = '2026-01-01T10:00';
  await page.route('**/api/publishing', (route) => route.fulfill({ json: { ...state, now } }));
  await open('/publishing', 'On the site');
  now = '2026-01-01T11:00';
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await expectSoon(page.getByRole('dialog')).toContainText('current time 11:00');
  await page.unrouteAll({ behavior: 'wait' });
});

it('loads the preview again after an error', async () => {
  let isDown = true;
  await page.route('**/api/preview*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: 'Try again later.' } })
      : route.fulfill({ json: { pages: [] } }),
  );
  await open('/preview?file=content/en/pages/home.yaml&locale=en', 'Try again later.');
  isDown = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectSoon(page.getByText('No page yet.')).toBeVisible();
  await expectSoon(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

it('shows the publication of another person after a refusal', async () => {
  const since = new Date().toISOString();
  let state = (await (await page.request.get(`${service.origin}/api/publishing`)).json()) as object;
  await page.route('**/api/publishing', (route) => route.fulfill({ json: state }));
  await page.route('**/api/publishing/now', (route) => {
    state = { ...state, running: { who: 'Omar', since, progress: { name: 'pages', part: 3, parts: 9 } } };
    return route.fulfill({ status: 409, json: { message: 'Omar is publishing. Try again when that is done.' } });
  });
  await open('/publishing', 'On the site');
  await page.getByRole('button', { name: 'Publish now…' }).click();
  await page.getByRole('button', { name: 'Publish now', exact: true }).click();
  await expectSoon(page.getByRole('alert')).toContainText('Omar is publishing.');
  await expectSoon(page.getByRole('status')).toHaveText('Building: pages (part 3 of 9)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('asks whether to build the site again when no page has unpublished changes', async () => {
  const state = (await (await page.request.get(`${service.origin}/api/publishing`)).json()) as object;
  await page.route('**/api/publishing', (route) => route.fulfill({ json: { ...state, waiting: [], isBehind: true } }));
  await open('/publishing', 'There are no unpublished changes.');
  await page.getByRole('button', { name: 'Publish now…' }).click();
  await expectSoon(page.getByRole('dialog', { name: 'Publish the site now?' })).toContainText('built again');
  await page.unrouteAll({ behavior: 'wait' });
});

it('asks before a publication in an accessible dialog, and returns the focus on Escape', async () => {
  await open('/publishing', 'On the site');
  for (const [name, action] of [
    ['Publish now…', 'Publish now'],
    ['Schedule…', 'Schedule'],
  ] as const) {
    await tabTo(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectFit(`dialog-${action}`);
    await tabTo(action);
    await page.keyboard.press('Escape');
    await expectSoon(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
});

it('publishes by keyboard only, reports the result, and moves the focus to the heading of unpublished changes', async () => {
  await tabTo('Publish now…');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo('Publish now');
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('status')).toContainText('Published. 2 pages changed.');
  await expectSoon(page.getByRole('heading', { name: 'Unpublished changes' })).toBeFocused();
  await expectFit('published');
});

it('skips the menu, and moves the focus to a heading when the focused control disappears', async () => {
  await open('/messages', FAILED);
  await page.keyboard.press('Tab');
  await expectSoon(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expectSoon(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectSoon(page.getByRole('button', { name: 'Send failed messages again' })).toBeFocused();
  await tabTo('Discard');
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('status')).toHaveText('Discarded.');
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open('/leads?state=quarantined', 'newest first');
  await tabTo('Offers');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Not spam: accept' }).waitFor();
  await tabTo('Not spam: accept');
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo('Note');
  await page.keyboard.type('An offer after all');
  await tabTo('Save');
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('status')).toHaveText('Saved.');
  await expectSoon(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await tabTo('Type the address to confirm');
  await page.keyboard.type('offers@example.com');
  await page.keyboard.press('Enter');
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectFit('erased');
});

it('adds an account, changes its roles and removes it by keyboard only', async () => {
  await open('/accounts', 'Add an account');
  const added = page.locator('section').filter({ hasText: 'Add an account' });
  await added.getByLabel('Name').focus();
  await page.keyboard.type('Wafa');
  await tabTo(/^Email address/);
  await page.keyboard.type('wafa@example.com');
  await page.keyboard.press('Enter');
  await expectSoon(added.getByRole('status')).toContainText('First password of Wafa');
  await expectFit('accounts-added');
  const first = (await added.locator('code').textContent()) ?? '';

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Wafa' }) });
  await card.getByLabel('sales').focus();
  await page.keyboard.press('Space');
  await card.getByRole('button', { name: 'Save roles' }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(card.getByRole('status')).toHaveText('Roles saved. The account was signed out.');
  await expectSoon(card.getByRole('button', { name: 'Save roles' })).toBeFocused();

  const own = await browser.newPage();
  await own.goto(service.origin);
  await own.getByLabel('Name').fill('Wafa');
  await own.getByLabel('Password').fill(first);
  await own.keyboard.press('Enter');
  await expectSoon(own).toHaveTitle(`Choose your password · ${site.brand} website`);
  const before = page;
  page = own;
  await expectFit('own-password');
  page = before;
  await own.close();

  await card.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expectSoon(card).toHaveCount(0);
  await expectSoon(page.getByRole('heading', { level: 1 })).toBeFocused();
});
