import { expect, test } from '@playwright/test';
import { builtRoutes } from '../routes.ts';

const routes = builtRoutes().filter((route) => /^\/blogs(?:\/|$)/.test(route));
const articles = routes.filter((route) => /^\/blogs\/[^/]+$/.test(route));
const ARTICLE = '/blogs/commit-and-publish-are-two-facts';

for (const route of routes) {
  test(`${route} has no sideways scroll at 320, in either direction`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(route);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), dir).toBeLessThanOrEqual(320);
    }
  });
}

test('the list holds every article once, newest first, nine on a page', async ({ page }) => {
  const days: string[] = [];
  const listed: string[] = [];
  for (const route of ['/blogs', ...routes.filter((path) => path.startsWith('/blogs/page/'))]) {
    await page.goto(route);
    const cards = page.locator('main [data-card]');
    expect(await cards.count()).toBeLessThanOrEqual(9);
    days.push(
      ...(await cards.locator('time').evaluateAll((items) => items.map((item) => item.getAttribute('datetime') ?? ''))),
    );
    listed.push(
      ...(await cards.locator('a').evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''))),
    );
  }
  expect(days).toEqual(days.toSorted().toReversed());
  expect(listed.toSorted()).toEqual(articles.toSorted());
});

test('pages of the list are numbered links, the current one marked', async ({ page }) => {
  await page.goto('/blogs');
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blogs\/page\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a topic lists the articles that carry it', async ({ page }) => {
  await page.goto('/blogs');
  const topic = page.getByRole('link', { name: /^Data \d+$/ });
  const count = Number((await topic.textContent())?.match(/\d+/)?.[0]);
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data');
  await expect(page.locator('main [data-card]')).toHaveCount(count);
});

for (const route of articles) {
  test(`${route} has contents that lead somewhere, a date, a related service and related articles`, async ({
    page,
  }) => {
    await page.goto(route);
    const contents = page.locator('[data-section="article"] nav:visible').getByRole('link');
    const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await expect(page.locator('[data-section="hero"] time')).toHaveAttribute('datetime', /^2\d{3}-\d{2}-\d{2}$/);
    expect(await page.locator('[data-section="related"] a[href^="/services/"]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-section="related-articles"] [data-card]').count()).toBeGreaterThan(0);
    await expect(page.locator('main [style]')).toHaveCount(0);
  });
}

test('code is coloured in both themes, under the policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(ARTICLE);
    const [plain, keyword] = await Promise.all(
      ['.prose pre', '.prose pre .k'].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(keyword).not.toBe(plain);
  }
  expect(refused).toEqual([]);
});

test('the text has the style of running text', async ({ page }) => {
  await page.goto(ARTICLE);
  const size = (selector: string) =>
    page
      .locator(`.prose > ${selector}`)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size('h2')).toBeGreaterThan(1.4 * (await size('p')));
});

test('on a phone the contents are folded above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  const link = page.locator('[data-section="article"] details').getByRole('link').first();
  await expect(link).toBeHidden();
  await page.getByText('On this page').first().click();
  await link.click();
  await expect(page.locator('[data-section="article"] h2').first()).toBeInViewport();
});

test('sharing needs no script and counts nobody', async ({ page }) => {
  await page.goto(ARTICLE);
  const share = page.getByRole('heading', { name: 'Pass it on' }).locator('..');
  await expect(share.getByRole('link', { name: 'By mail' })).toHaveAttribute('href', /^mailto:\?subject=.+&body=https/);
  await expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=https/,
  );
});

test('an article describes itself for search engines', async ({ page }) => {
  await page.goto(ARTICLE);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluate(
      ({ textContent }) => JSON.parse(textContent) as { '@graph': { '@type': string; datePublished?: string }[] },
    );
  expect(data['@graph'].find((entry) => entry['@type'] === 'BlogPosting')?.datePublished).toMatch(/^2026-01-13/);
});

test('every feed holds every article with absolute links', async ({ page, request }) => {
  const json = (await (await request.get('/blogs/feed.json')).json()) as {
    items: { url: string; content_html: string }[];
  };
  expect(json.items).toHaveLength(articles.length);
  for (const { url, content_html: html } of json.items) {
    expect(url).toMatch(/^https:\/\//);
    expect(html.length).toBeGreaterThan(3000);
    expect(html).not.toMatch(/(?:href|src)="[/#]/);
  }
  await page.goto('/blogs');
  for (const [file, name] of [
    ['feed.xml', 'entry'],
    ['rss.xml', 'item'],
  ]) {
    const text = await (await request.get(`/blogs/${file}`)).text();
    const entries = await page.evaluate(
      ([source = '', element = '']) => {
        const document = new DOMParser().parseFromString(source, 'application/xml');
        return document.querySelector('parsererror') ? -1 : document.querySelectorAll(element).length;
      },
      [text, name],
    );
    expect(entries, file).toBe(articles.length);
  }
});

for (const route of ['/blogs', '/blogs/page/2', '/blogs/tags/data', ARTICLE]) {
  test(`${route} names every feed to programs that look for one`, async ({ page, request }) => {
    await page.goto(route);
    const feeds = await page
      .locator('head link[rel="alternate"][title]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ type, href }) => ({ type, href })));
    expect(feeds.map(({ type }) => type)).toEqual([
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ]);
    for (const { href } of feeds) expect((await request.get(href)).status()).toBe(200);
  });
}
