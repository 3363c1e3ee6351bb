import { expect, test, type Page } from '@playwright/test';
import { CASES } from '../records.ts';

const [shown] = CASES;
const CASE = `/portfolio/${shown?.slug}`;

const cards = (page: Page) => page.locator('[data-section="cases"] [data-card]:visible');
const status = (page: Page) => page.locator('[data-section="cases"]').getByRole('status');
const list = (page: Page, name: string) =>
  page.locator('details[name="case-facet"]').filter({ has: page.locator('summary', { hasText: name }) });

test.describe('filters with script', () => {
  test('a filter in the address stands when the page has loaded', async ({ page }) => {
    await page.goto('/portfolio?industry=healthcare');
    await expect(cards(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('Case studies shown: 1');
    await expect(list(page, 'Industry').locator('[data-chosen]')).toHaveText('Healthcare');
  });

  test('choices narrow together, stand in the address, and Back takes them away', async ({ page }) => {
    await page.goto('/portfolio');
    const all = await cards(page).count();
    expect(all).toBeGreaterThanOrEqual(10);
    await list(page, 'Technology').locator('summary').click();
    await list(page, 'Technology')
      .getByRole('link', { name: /^Flutter/ })
      .click();
    await expect(page).toHaveURL('/portfolio?technology=flutter');
    const some = await cards(page).count();
    expect(some).toBeLessThan(all);
    await list(page, 'Industry').locator('summary').click();
    await list(page, 'Industry').getByRole('link', { name: /^Food/ }).click();
    await expect(page).toHaveURL('/portfolio?technology=flutter&industry=food-beverage');
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).toHaveCount(some);
    await page.goBack();
    await expect(page).toHaveURL('/portfolio');
    await expect(cards(page)).toHaveCount(all);
  });

  test('a choice without a match says so and offers the way out', async ({ page }) => {
    await page.goto('/portfolio?industry=healthcare&technology=flutter');
    await expect(cards(page)).toHaveCount(0);
    await expect(status(page)).toContainText('No case study has all of these');
    await page.getByRole('link', { name: 'Show all case studies' }).click();
    await expect(page).toHaveURL('/portfolio');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
  });

  test('what the address says of unknown values is ignored', async ({ page }) => {
    await page.goto('/portfolio?industry=alchemy&utm_source=letter');
    expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole('link', { name: 'Show all case studies' })).toBeHidden();
  });

  test('the filters pass under the header', async ({ page }) => {
    await page.goto('/portfolio');
    const [row, header] = [page.locator('summary', { hasText: 'Industry' }), page.getByRole('banner')];
    await row.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }));
    expect((await row.boundingBox())?.y).toBeLessThan((await header.boundingBox())?.height ?? 0);
    const isCovered = await header.evaluate((element) =>
      element.contains(document.elementFromPoint(innerWidth / 8, 36)),
    );
    expect(isCovered).toBe(true);
  });

  test('an open list closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/portfolio');
    const summary = list(page, 'Service').locator('summary');
    await summary.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list(page, 'Service')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter leads to a page that holds its cases', async ({ page }) => {
    await page.goto('/portfolio');
    await list(page, 'Service').locator('summary').click();
    const option = list(page, 'Service').getByRole('link', { name: /^DevOps/ });
    const count = Number(await option.locator('[data-count]').textContent());
    await option.click();
    await expect(page).toHaveURL('/portfolio/service/devops');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DevOps');
    await expect(cards(page)).toHaveCount(count);
    await page.getByRole('link', { name: 'Show all case studies' }).click();
    await expect(page).toHaveURL('/portfolio');
  });
});

test.describe('a case study', () => {
  test('tells its parts in order, with the diagram after the architecture', async ({ page }) => {
    await page.goto(CASE);
    const headings = await page.locator('main .prose h2').allTextContents();
    expect(headings).toEqual(['Problem', 'Constraints', 'Approach', 'Architecture', 'What was hard', 'Result']);
    const sections = await page
      .locator('main > [data-section]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-section')));
    expect(sections).toEqual(['hero', 'story', 'diagram', 'outcome', 'related']);
    await expect(page.locator('main')).toContainText('representative');
  });

  test('says every channel of the diagram in words', async ({ page }) => {
    await page.goto(CASE);
    const { nodes = [], links: [{ from = '', to = '' } = {}] = [] } = shown?.diagram ?? {};
    const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? '';
    const diagram = page.locator('[data-section="diagram"]');
    const drawn = await diagram
      .locator('svg:visible')
      .filter({ has: page.locator('tspan') })
      .locator('g:has(> circle:first-child) > text')
      .count();
    expect(drawn).toBeGreaterThan(3);
    await expect(diagram.locator('ol > li')).toHaveCount(drawn);
    await expect(diagram.locator('ol > li').first()).toContainText(`${labelOf(from)} to ${labelOf(to)}`);
  });

  test('shows the diagram upright on a telephone, within the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CASE);
    const box = await page.locator('[data-section="diagram"] [role="group"] svg:visible').boundingBox();
    expect(box?.height).toBeGreaterThan(box?.width ?? 0);
    expect(box?.width).toBeLessThanOrEqual(390);
  });
});

for (const route of ['/portfolio', CASE, '/portfolio/technology/postgresql']) {
  for (const width of [320, 390, 768, 1440]) {
    test(`${route} has no sideways scroll at ${width}, in either direction`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), dir).toBeLessThanOrEqual(width);
      }
    });
  }
}
