import { expect, test, type Page } from '@playwright/test';

const dialog = (page: Page) => page.locator('dialog#search');
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).locator('[data-card] a');
const opener = (page: Page) => page.locator('header [data-search-open]');

/** Paths of what the page has asked for. */
function requests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
}

const isForSearch = (path: string) => path.startsWith('/pagefind/') || /Search\.island|client\./.test(path);

test('nothing of the search is loaded before it is used', async ({ page }) => {
  const seen = requests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(seen.filter(isForSearch)).toEqual([]);
  await opener(page).click();
  await expect.poll(() => seen.filter((path) => path.endsWith('.pagefind'))).toEqual(['/pagefind/wasm.en.pagefind']);
});

test('results come while one types, by kind, under the policy of the page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/industries/healthcare');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('microservices');
  await expect(results(page).first()).toHaveAttribute('href', '/services/software-development/microservices');
  await expect(dialog(page).getByRole('heading').first()).toHaveText('Services');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages$/);
  await expect(results(page).first().locator('mark').first()).toHaveText(/microservices/i);
  await expect(results(page)).toHaveCount(8);
  expect(complaints).toEqual([]);
});

test('what is typed before the script is there is looked up when it comes', async ({ page }) => {
  let isHeld = true;
  await page.route('**/Search.island*', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue();
  });
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('berth');
  isHeld = false;
  await expect(results(page).first()).toContainText(/berth|maritime/i);
  await expect(field(page)).toHaveValue('berth');
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens it, Escape closes it and the focus goes back`, async ({ page }) => {
    await page.goto('/');
    const start = page.locator('main a').first();
    await start.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(start).toBeFocused();
  });
}

test('the button says that it opens a dialog, takes Space, and has the focus again at the end', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('header').getByRole('button', { name: 'Search' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toBeHidden();
});

test('keys that are typed into a field open nothing', async ({ page }) => {
  await page.goto('/');
  const email = page.locator('footer').getByLabel('Email address');
  await email.focus();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(email).toHaveValue('a/b');
});

test('the / key can be switched off for good, Ctrl+K stays', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await field(page).fill('x');
  await dialog(page).getByRole('checkbox', { name: 'Open with the / key' }).uncheck();
  await page.goto('/company');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('arrow keys walk through the results, letters go on typing, Enter opens', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('invoice');
  await expect(results(page)).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog(page).getByRole('link', { name: /^All \d+ pages$/ })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('invoices');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = await page.locator(':focus').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href ?? 'nothing'}$`));
});

test('Enter in the field leads to all results', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kafka$/);
  await expect(page.locator('main [data-card] a').first()).toBeVisible();
});

test('a word that stands nowhere is said to stand nowhere, and the lists are offered', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('zzyzx <b>&');
  await expect(dialog(page).getByRole('status')).toContainText('No page mentions “zzyzx <b>&”');
  await expect(dialog(page).getByRole('link', { name: 'Browse the lists instead' })).toHaveAttribute('href', '/search');
});

test('an index that does not come is admitted', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('berth');
  await expect(dialog(page).getByRole('status')).toContainText('did not load');
  await expect(dialog(page).getByRole('link', { name: 'Browse the lists instead' })).toHaveAttribute('href', '/search');
});

test('the search page looks up its address, keeps it current, and shows more on demand', async ({ page }) => {
  await page.goto('/search?q=FHIR');
  const found = page.locator('main [data-card] a');
  await expect(found.first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('FHIR');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('data');
  await expect(page).toHaveURL(/\/search\?q=data$/);
  await expect(found).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(found).toHaveCount(40);
});

test('lists, the search itself and missing pages are not found', async ({ page }) => {
  await page.goto('/search?q=search');
  await expect(page.locator('main').getByRole('status')).not.toBeEmpty();
  const hrefs = await page
    .locator('main [data-card] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => /^\/(search|404|thanks|blogs\/tags\/|blogs\/page\/)/.test(href))).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it opens from the menu, fills the screen, and gives the focus back to the menu button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('dialog#menu [data-search-open]').click();
    await expect(field(page)).toBeFocused();
    await expect(page.locator('dialog#menu')).not.toHaveAttribute('open');
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a link to a page that says so and leads on', async ({ page }) => {
    await page.goto('/');
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('needs JavaScript');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const name of ['All services', 'All 29 industries', 'Blogs']) {
      await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
    }
  });
});
