import { expect, test, type Page } from '@playwright/test';
import { CASE_FACETS, facetValues, type CaseFacet } from '../../src/content/caseFilters.ts';
import { facetPath } from '../../src/content/listPaths.ts';
import { ARCHITECTURE } from '../../src/content/normalise/caseStory.ts';
import { fill, messagesOf } from '../../src/i18n/messages.ts';
import { DIRECTIONS } from '../languages.ts';
import { CASES } from '../records.ts';
import { builtRoutes } from '../routes.ts';

const { portfolioPage: words } = messagesOf('en');
const [sample] = CASES;
if (!sample) throw new Error('There is no case study');
const CASE = `/portfolio/${sample.slug}`;
const {
  industry: [INDUSTRY = ''],
  service: [SERVICE = ''],
} = facetValues(sample);

type Choice = Partial<Record<CaseFacet, string>>;
const values = CASES.map(facetValues);
/** How many case studies match a choice. */
const left = (choice: Choice): number =>
  values.filter((own) => CASE_FACETS.every((facet) => !choice[facet] || own[facet].includes(choice[facet]))).length;
const PAIRS = values.flatMap(({ technology }) =>
  technology.flatMap((name) => values.map(({ industry: [of = ''] }) => ({ technology: name, industry: of }))),
);
/** A technology that only some case studies have, and an industry that only some of these have. */
const NARROWING = PAIRS.find(
  ({ technology, industry }) =>
    left({ technology }) < CASES.length &&
    left({ technology, industry }) < left({ technology }) &&
    left({ technology, industry }) > 0,
);
/** A technology and an industry that no case study has both of. */
const NOTHING = PAIRS.find((pair) => left(pair) === 0);

const address = (choice: Choice) => `/portfolio?${new URLSearchParams(choice).toString()}`;
const cards = (page: Page) => page.locator('[data-section="cases"] [data-card]:visible');
const status = (page: Page) => page.locator('[data-section="cases"]').getByRole('status');
const list = (page: Page, facet: CaseFacet) =>
  page.locator('details[name="case-facet"]').filter({ has: page.locator('summary', { hasText: words[facet] }) });
const option = (page: Page, facet: CaseFacet, value: string) => list(page, facet).locator(`a[data-value="${value}"]`);

async function choose(page: Page, facet: CaseFacet, value: string): Promise<void> {
  await list(page, facet).locator('summary').click();
  await option(page, facet, value).click();
}

test.describe('filters with script', () => {
  test('applies a filter in the address when the page has loaded', async ({ page }) => {
    const count = left({ industry: INDUSTRY });
    await page.goto(address({ industry: INDUSTRY }));
    await expect(cards(page)).toHaveCount(count);
    await expect(status(page)).toHaveText(fill(words.some, { count }));
    const name = (await option(page, 'industry', INDUSTRY).locator('span').first().textContent()) ?? '';
    await expect(list(page, 'industry').locator('[data-chosen]')).toHaveText(name);
  });

  test('choices are combined and written to the address, and Back removes them', async ({ page }) => {
    test.skip(!NARROWING, 'no two choices narrow the list twice');
    const { technology = '', industry = '' } = NARROWING ?? {};
    await page.goto('/portfolio');
    await expect(cards(page)).toHaveCount(CASES.length);
    await choose(page, 'technology', technology);
    await expect(page).toHaveURL(address({ technology }));
    await expect(cards(page)).toHaveCount(left({ technology }));
    await choose(page, 'industry', industry);
    await expect(page).toHaveURL(address({ technology, industry }));
    await expect(cards(page)).toHaveCount(left({ technology, industry }));
    await page.goBack();
    await expect(cards(page)).toHaveCount(left({ technology }));
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await expect(cards(page)).toHaveCount(CASES.length);
  });

  test('a filter without a match shows a message and a reset link', async ({ page }) => {
    test.skip(!NOTHING, 'every choice leads to a case study');
    await page.goto(address(NOTHING ?? {}));
    await expect(cards(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(words.none);
    await page.getByRole('link', { name: words.clear }).click();
    await expect(page).toHaveURL('/portfolio');
    await expect(cards(page)).toHaveCount(CASES.length);
  });

  test('unknown values in the address are ignored', async ({ page }) => {
    await page.goto('/portfolio?industry=alchemy&utm_source=letter');
    await expect(cards(page)).toHaveCount(CASES.length);
    await expect(page.getByRole('link', { name: words.clear })).toBeHidden();
  });

  test('the filters scroll under the header', async ({ page }) => {
    await page.goto('/portfolio');
    const [row, header] = [list(page, 'industry').locator('summary'), page.getByRole('banner')];
    await row.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }));
    expect((await row.boundingBox())?.y).toBeLessThan((await header.boundingBox())?.height ?? 0);
    const isCovered = await header.evaluate((element) =>
      element.contains(document.elementFromPoint(innerWidth / 8, 36)),
    );
    expect(isCovered).toBe(true);
  });

  test('on a phone a tap on the next list opens that list and follows no link', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/portfolio');
    await list(page, 'industry').locator('summary').tap();
    const next = list(page, 'service').locator('summary');
    await next.tap();
    await expect(list(page, 'service')).toHaveAttribute('open');
    await expect(next).toBeInViewport();
    await expect(page).toHaveURL('/portfolio');
    await context.close();
  });

  for (const route of ['/portfolio', facetPath('industry', INDUSTRY)]) {
    test(`Escape closes an open list and returns the focus to its summary, and a click outside closes it: ${route}`, async ({
      page,
    }) => {
      await page.goto(route);
      const summary = list(page, 'service').locator('summary');
      await summary.click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(list(page, 'service')).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
      await summary.click();
      await expect(list(page, 'service')).toHaveAttribute('open');
      await page.getByRole('heading', { name: words.filter }).click();
      await expect(list(page, 'service')).not.toHaveAttribute('open');
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter leads to a page with its case studies', async ({ page }) => {
    await page.goto('/portfolio');
    const [name, count] = await option(page, 'service', SERVICE).locator('span').allTextContents();
    expect(count).toBe(String(left({ service: SERVICE })));
    await choose(page, 'service', SERVICE);
    await expect(page).toHaveURL(facetPath('service', SERVICE));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.serviceTitle, { name: name ?? '' }));
    await expect(cards(page)).toHaveCount(left({ service: SERVICE }));
    await page.getByRole('link', { name: words.clear }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('a case study', () => {
  test('has its sections in order, and a diagram with a list of its channels, in portrait format on a phone', async ({
    page,
  }) => {
    await page.goto(CASE);
    const diagram = page.locator('[data-section="diagram"]');

    await test.step('has its sections in order, with the diagram after the architecture', async () => {
      await expect(page.locator('main .prose h2')).toHaveCount(sample.body.match(/^## /gm)?.length ?? 0);
      await expect(page.locator('[data-section="story"] .prose h2').last()).toHaveText(ARCHITECTURE.en);
      const sections = await page
        .locator('main > [data-section]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-section')));
      expect(sections).toEqual(['hero', 'story', 'diagram', 'outcome', 'related']);
      await expect(page.locator('main')).toContainText(words.note);
    });

    await test.step('describes every channel of the diagram in a list', async () => {
      const { nodes, links } = sample.diagram;
      const [{ from, to } = { from: '', to: '' }] = links;
      const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? '';
      const drawn = diagram
        .locator('svg:visible')
        .filter({ has: page.locator('tspan') })
        .locator('g:has(> circle:first-child) > text');
      await expect(drawn).toHaveCount(links.length);
      await expect(diagram.locator('ol > li')).toHaveCount(links.length);
      await expect(diagram.locator('ol > li').first()).toContainText(`${labelOf(from)} ${words.to} ${labelOf(to)}`);
    });

    await test.step('shows the diagram in portrait format on a phone, within the width of the page', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const box = await diagram.locator('[role="group"] svg:visible').boundingBox();
      expect(box?.height).toBeGreaterThan(box?.width ?? 0);
      expect(box?.width).toBeLessThanOrEqual(390);
    });
  });

  for (const { locale, to } of DIRECTIONS) {
    test(`${locale.key}: in the list of channels, the start is before the end in the text direction`, async ({
      page,
    }) => {
      const route = to('/portfolio/quantities-from-model-to-erp');
      test.skip(!builtRoutes().includes(route), 'the site does not have this page');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      const lines = await page.locator('[data-section="diagram"] ol > li p').evaluateAll((all) =>
        all.map((line) =>
          [...line.querySelectorAll('bdi')].map((name) => {
            const { top, bottom, left } = name.getBoundingClientRect();
            return { top, bottom, left };
          }),
        ),
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const [start, end] of lines) {
        // Names of several lines are left out.
        if (start?.top !== end?.top || start?.bottom !== end?.bottom) continue;
        expect((start?.left ?? 0) < (end?.left ?? 0)).toBe(locale.dir === 'ltr');
      }
    });
  }
});
