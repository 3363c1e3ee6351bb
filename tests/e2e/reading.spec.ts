/** Pages in print, with forced colours, in low windows, and without script, style or fonts. */
import { expect, test } from '@playwright/test';
import { site } from '../../site.config.ts';
import { facetPath } from '../../src/content/listPaths.ts';
import { CASES, POSTS, ROLES } from '../records.ts';

const SERVICE = '/services/devops/ci-cd';
/** An article with a table of contents. */
const ARTICLE = `/blogs/${POSTS.find(({ body }) => /^## /m.test(body))?.slug}`;
/** The page of a role; empty when no role is open. */
const ROLE = ROLES.slice(0, 1).map(({ slug }) => `/company/career/${slug}`);
const FILTERED = facetPath('industry', CASES[0]?.industry ?? '');

test('print hides header and footer, opens every answer and uses dark text on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(SERVICE);
  for (const name of ['header', 'footer']) {
    await expect(page.locator(`body > ${name}`)).toHaveCount(1);
    await expect(page.locator(`body > ${name}`)).toBeHidden();
  }
  const heights = await page
    .locator('[data-section="faq"] details > p')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.min(...heights)).toBeGreaterThan(10);
  const colors = () =>
    page
      .locator('main')
      .evaluate((main) => [getComputedStyle(main).color, getComputedStyle(document.documentElement).backgroundColor]);
  const [text, background] = await colors();
  expect(background).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(async () => (await colors())[0]).toBe(text);
});

test('print leaves out controls that work only on a screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const [route, control] of [
    [FILTERED, 'details[name="case-facet"]'],
    [ARTICLE, '[data-section="article"] details'],
    ['/industries', 'main .needs-script'],
    // The last one: its case studies are checked after it.
    ['/portfolio', '[data-case-filters]'],
  ] as const) {
    await page.goto(route);
    expect(await page.locator(control).count(), route).toBeGreaterThan(0);
    await expect(page.locator(`${control}:visible`), route).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.locator('[data-case]').first()).toBeVisible();
});

test('print keeps the diagram of a case study on one page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 658, height: 1000 });
  await page.goto(`/portfolio/${CASES[0]?.slug}`);
  const height = await page
    .locator('[data-section="diagram"] [role="group"] svg:visible')
    .evaluate((drawing) => drawing.getBoundingClientRect().height);
  // Of A4, in CSS pixels, without its margins.
  expect(height).toBeLessThan(265 * (96 / 25.4));
});

test('print shows the addresses of links in an article', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ARTICLE);
  const printed = await page.locator('.prose').evaluate((text) => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://example.com/paper',
      textContent: 'A paper',
    });
    text.querySelector('p')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toBe('" (https://example.com/paper)"');
});

test('print breaks a long line of code, whose end would be cut off', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 658, height: 1000 });
  const code = POSTS.find(({ body }) => /^```/m.test(body));
  test.skip(!code, 'no article has code');
  await page.goto(`/blogs/${code?.slug}`);
  const { width, needed } = await page
    .locator('.prose pre')
    .first()
    .evaluate((pre) => {
      pre.append('x'.repeat(200));
      return { width: pre.clientWidth, needed: pre.scrollWidth };
    });
  expect(needed).toBeLessThanOrEqual(width);
});

test('with forced colours, edges of buttons, focus outline and plus signs are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(SERVICE);
  const button = page.locator('main').getByRole('link', { name: 'Get In Touch' }).first();
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).toBe('solid');
  const [sign, ground] = await page
    .locator('[data-section="faq"] .plus')
    .first()
    .evaluate((plus) => [
      getComputedStyle(plus, '::before').backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(sign).not.toBe(ground);
});

test('with forced colours, the chosen option looks different from the others, and its focus outline is around it, in the colour of text', async ({
  page,
}) => {
  test.skip(!site.forms.contact, 'the team builder is off with the contact form');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const route of [...(ROLES.length > 0 ? ['/company/career'] : []), '/on-demand-developers']) {
    await page.goto(route);
    const choices = page.locator('main fieldset').first().locator('label:has(> [type="radio"])');
    const ground = (chosen: string) =>
      choices
        .filter({ has: page.locator(chosen) })
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await ground(':checked'), route).not.toBe(await ground(':not(:checked)'));
  }
  await page.keyboard.press('Tab');
  const chosen = page.locator('main fieldset fieldset').first().locator('label:has(> :checked)');
  await chosen.locator('input').focus();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(chosen).toHaveCSS('outline-offset', '3px');
  const color = await page
    .locator('main fieldset')
    .first()
    .evaluate((group) => getComputedStyle(group).color);
  await expect(chosen).toHaveCSS('outline-color', color);
});

test('a page of the server has an edge around its button with forced colours, and breaks a long address', async ({
  page,
}) => {
  test.skip(!site.forms.contact, 'the form is off');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/brief');
  await expect(page.getByRole('button')).toHaveCSS('border-top-style', 'solid');
  const width = await page.locator('main').evaluate((main) => {
    main.append('a.very.long.name.of.a.department@subsidiary.example.com');
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(320);
});

test('in a very low window the header scrolls away', async ({ page }) => {
  // A window of 1280 by 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(SERVICE);
  await page.locator('[data-section="faq"]').scrollIntoViewIfNeeded();
  await expect(page.locator('header').first()).not.toBeInViewport();
});

for (const route of [`/portfolio/${CASES[0]?.slug}`, ...ROLE]) {
  test(`${route} keeps the button beside its text in view, except in low windows`, async ({ page }) => {
    await page.goto(route);
    for (const [width, height, position] of [
      [1440, 900, 'sticky'],
      [1280, 608, 'sticky'],
      [1024, 672, 'sticky'],
      [1024, 600, 'static'],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = page.locator('main aside').filter({ has: page.locator('a.pill') });
      expect(await box.evaluate((aside) => getComputedStyle(aside).position), `${width} × ${height}`).toBe(position);
      if (position === 'static') continue;
      await box.evaluate((aside) => {
        const { top, height } = (aside.parentElement ?? aside).getBoundingClientRect();
        scrollTo(0, top + scrollY + (height - innerHeight) / 2);
      });
      await expect(box.locator('a.pill')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a heading opened by a link is directly below the header', async ({ page }) => {
  await page.goto(ARTICLE);
  const id = await page.locator('.prose h2').nth(1).getAttribute('id');
  await page.goto(`${ARTICLE}#${id}`);
  const top = async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeLessThan(110);
  expect(await top()).toBeGreaterThan(72);
});

test('print leaves out the heading of a form that it does not show', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/contact', '/on-demand-developers', ...ROLE]) {
    await page.goto(route);
    const form = page.locator('[data-off-paper]:has(h2)');
    await expect(form, route).toHaveCount(1);
    await expect(form).toBeHidden();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers open, and controls that need script are hidden', async ({ page }) => {
    await page.goto(SERVICE);
    const last = page.locator('[data-section="faq"] details').last();
    await last.locator('summary').click();
    await expect(last.locator('p')).toBeVisible();
    await expect(page.locator('header .needs-script[data-theme-switch]')).toHaveCount(1);
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  });
});

test('without its style a page keeps the order of its parts and the size of its icons', async ({ page }) => {
  await page.route(SERVICE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '') });
  });
  await page.goto(SERVICE);
  await expect(page.locator('style, link[rel="stylesheet"]')).toHaveCount(0);
  const tops = await page.evaluate(() =>
    ['a[href="#content"]', 'header', 'main h1', '[data-section="faq"]', 'footer'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN,
    ),
  );
  expect(tops.every(Number.isFinite)).toBe(true);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('svg[aria-hidden]:not([preserveAspectRatio])')].map(
        (icon) => icon.getBoundingClientRect().width,
      ),
    ),
  );
  expect(widest).toBeGreaterThan(0);
  expect(widest).toBeLessThanOrEqual(40);
});

test('without fonts and pictures the heading is visible, and the picture keeps its height and text alternative', async ({
  page,
}) => {
  await page.route(/\.(woff2|svg)$/, (route) => route.abort());
  await page.goto(SERVICE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = page.locator('[data-section="hero"] img');
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
  await expect(picture).toHaveAttribute('alt', /./);
});
