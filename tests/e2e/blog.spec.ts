import { expect, test } from '@playwright/test';
import { site } from '../../site.config.ts';
import { relatedTo } from '../../src/content/articles.ts';
import { isoDay } from '../../src/content/schema/day.ts';
import { builtPage, structuredDataOf } from '../builtPage.ts';
import { USED_LANGUAGES } from '../languages.ts';
import { COLOURS, violations } from '../pages/axe.ts';
import { POSTS } from '../records.ts';
import { builtRoutes } from '../routes.ts';
import { CHECKS_ALL } from '../scope.ts';

const routes = builtRoutes().filter((route) => /^\/blogs(?:\/|$)/.test(route));
const articles = routes.filter((route) => /^\/blogs\/[^/]+$/.test(route));
const furtherPages = routes.filter((path) => path.startsWith('/blogs/page/'));
const topics = routes.filter((path) => path.startsWith('/blogs/tags/'));
const entries = POSTS.map(({ slug, body, ...data }) => ({ slug, body, data }));
const headingsOf = (body: string) => body.replace(/^```[^]*?^```/gm, '').match(/^#{2,3} .+$/gm) ?? [];

const hasCode = ({ body }: { body: string }) => /^```(?:ts|tsx|js|sql|py|go)$/m.test(body);
/** An article with headings and, if there is one, with code in it. */
const withHeadings = entries.filter(({ body }) => headingsOf(body).length > 0);
const sample = withHeadings.find(hasCode) ?? withHeadings[0];
if (!sample) throw new Error('No article has headings');
const ARTICLE = `/blogs/${sample.slug}`;

test('the list shows every article once, newest first, nine on each page', () => {
  const pages = ['/blogs', ...furtherPages].map((route) => builtPage(route).querySelectorAll('main [data-card]'));
  for (const { length } of pages) expect(length).toBeLessThanOrEqual(9);
  const valuesOf = (selector: string, attribute: string) =>
    pages.flat().flatMap((card) => card.querySelectorAll(selector).map((part) => part.getAttribute(attribute) ?? ''));
  const days = valuesOf('time', 'datetime');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days).toHaveLength(articles.length);
  expect(valuesOf('a', 'href').toSorted()).toEqual(articles.toSorted());
});

test('pagination links are numbered and the current one is marked', async ({ page }) => {
  test.skip(furtherPages.length === 0, 'the list has one page');
  await page.goto('/blogs');
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blogs\/page\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a topic page lists the articles with that topic', async ({ page }) => {
  await page.goto('/blogs');
  const topic = page
    .getByRole('link', { name: /^.+ \d+$/ })
    .and(page.locator('[href^="/blogs/tags/"]'))
    .first();
  const [, name = '', count] = /^(.+?)\s*(\d+)$/.exec((await topic.textContent()) ?? '') ?? [];
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main [data-card]')).toHaveCount(Number(count));
});

for (const { locale, to } of USED_LANGUAGES)
  test(`the topics of the list in ${locale.key} are in alphabetical order`, async ({ page }) => {
    await page.goto(to('/blogs'));
    const links = page.locator('main a[href*="/blogs/tags/"]').filter({ hasText: /\d$/ });
    const names = (await links.allTextContents()).map((text) => text.replace(/\s*\d+$/, ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale.format)));
  });

// The same behaviour on every article: `npm run test:all`.
for (const entry of CHECKS_ALL ? entries : [sample]) {
  const route = `/blogs/${entry.slug}`;
  test(`${route} has working links in its table of contents, a date, a related service and related articles`, async ({
    page,
  }) => {
    await page.goto(route);
    const contents = page.locator('[data-section="article"] nav:visible').getByRole('link');
    const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets).toHaveLength(headingsOf(entry.body).length);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await expect(page.locator('[data-section="hero"] time')).toHaveAttribute('datetime', isoDay(entry.data.date));
    await expect(page.locator('[data-section="related"] a[href^="/services/"]')).toHaveCount(
      entry.data.services.length,
    );
    await expect(page.locator('[data-section="related-articles"] [data-card]')).toHaveCount(
      relatedTo(entry, entries).length,
    );
    await expect(page.locator('main [style]')).toHaveCount(0);
  });
}

test('code is highlighted in both themes without violating the Content Security Policy', async ({ page }) => {
  test.skip(!hasCode(sample), 'no article has code');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(ARTICLE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
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

test('an article has share links, and a style for its text and for what a company may write', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ARTICLE);

  await test.step('share links are plain links to a new mail and to LinkedIn', async () => {
    const share = page.getByRole('heading', { name: 'Share this article' }).locator('..');
    await expect(share.getByRole('link', { name: 'By email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.+&body=https/,
    );
    await expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=https/,
    );
  });

  await test.step('the text has the style for long text', async () => {
    const size = (selector: string) =>
      page
        .locator(`.prose > ${selector}`)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size('h2')).toBeGreaterThan(1.4 * (await size('p')));
  });

  await test.step('code in a link has enough contrast in the light theme', async () => {
    await page
      .locator('.prose > p')
      .first()
      .evaluate((text) => {
        const link = Object.assign(document.createElement('a'), { href: 'https://example.com/' });
        link.append(Object.assign(document.createElement('code'), { textContent: 'AbortController' }));
        text.append(' ', link);
      });
    expect(await violations(page, COLOURS)).toEqual([]);
  });

  await test.step('paragraphs of an entry of a list are apart, and a part of a text that opens has a marker', async () => {
    const { space, marker } = await page.locator('.prose').evaluate((text) => {
      const create = (name: string, ...parts: Node[]) => {
        const element = document.createElement(name);
        element.append(...parts);
        return element;
      };
      const [second, summary] = [create('p'), create('summary')];
      text.append(create('ul', create('li', create('p'), second)), create('details', summary));
      return { space: getComputedStyle(second).marginBlockStart, marker: getComputedStyle(summary).listStyleType };
    });
    expect(Number.parseFloat(space)).toBeGreaterThan(0);
    expect(marker).toBe('disclosure-closed');
  });
});

test('on a phone the table of contents is collapsed above the text, and a large picture in the text is as wide as the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  const link = page.locator('[data-section="article"] details').getByRole('link').first();
  await expect(link).toBeHidden();
  await page.getByText('On this page').first().click();
  await link.click();
  await expect(page.locator('[data-section="article"] h2').first()).toBeInViewport();
  const { picture, text } = await page.locator('.prose').evaluate(async (article) => {
    const image = new Image(1200, 800);
    image.src = '/favicon.svg';
    article.append(image);
    await image.decode();
    return { picture: image.getBoundingClientRect().width, text: article.getBoundingClientRect().width };
  });
  expect(picture).toBe(text);
});

test('an article has structured data for search engines', () => {
  const posting = structuredDataOf(builtPage(ARTICLE), 'BlogPosting');
  expect(posting?.['datePublished']).toContain(isoDay(sample.data.date));
});

test('every feed contains every article with absolute links', async ({ page, request }) => {
  const json = (await (await request.get('/blogs/feed.json')).json()) as {
    items: { url: string; content_html: string }[];
  };
  expect(json.items).toHaveLength(articles.length);
  for (const { url, content_html: html } of json.items) {
    const whole = entries.find(({ slug }) => url === `${site.url}/blogs/${slug}`)?.body.trim() ?? '';
    expect(whole).not.toBe('');
    expect(html.length, url).toBeGreaterThanOrEqual(whole.length);
    expect(html).not.toMatch(/(?:href|src)="[/#]/);
  }
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

test('lists and articles link to every feed for feed discovery', async ({ request }) => {
  for (const route of ['/blogs', ...furtherPages.slice(0, 1), ...topics.slice(0, 1), ARTICLE]) {
    const feeds = builtPage(route).querySelectorAll('head link[rel="alternate"][title]');
    expect(
      feeds.map((feed) => feed.getAttribute('type')),
      route,
    ).toEqual(['application/rss+xml', 'application/atom+xml', 'application/feed+json']);
    for (const href of feeds.map((feed) => feed.getAttribute('href') ?? ''))
      expect((await request.get(href)).status(), href).toBe(200);
  }
});
