import { expect, test } from '@playwright/test';
import { builtPage } from '../builtPage.ts';

test('a service page has the sections of the specification, in its order and with its numbers of entries', () => {
  const page = builtPage('/services/electric-vehicle/nextgen-mobility');
  const sections = page.querySelectorAll('main > [data-section]').map((part) => part.getAttribute('data-section'));
  expect(sections).toEqual(['hero', 'brief', 'services', 'process', 'why', 'technologies', 'faq', 'related']);
  for (const [entries, count] of [
    ['[data-section="brief"] [data-card]', 4],
    ['[data-section="services"] [data-card]', 7],
    ['[data-section="why"] [data-card]', 4],
    ['[data-group]', 4],
    ['[data-group] li', 16],
    ['[data-section="faq"] details', 7],
  ] as const)
    expect(page.querySelectorAll(entries), entries).toHaveLength(count);
  const links = page.querySelectorAll('[data-section="process"] a').filter(({ text }) => text.includes('Get In Touch'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^\/contact/)]);
  expect(page.querySelector('[data-section="faq"] details')?.hasAttribute('open')).toBe(true);
});

test('an industry page has the sections of the specification, in its order and with its numbers of entries', async ({
  page,
}) => {
  await page.goto('/industries/maritime-shipping');
  const names = await page
    .locator('main > [data-section]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-section')));
  expect(names).toEqual(['hero', 'why', 'solutions', 'features', 'banner', 'related']);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /\w/);
  const icon = await page.locator('[data-section="hero"] img[src^="/art/marks/"]').boundingBox();
  expect(icon).toMatchObject({ width: 77, height: 77 });
  await expect(page.locator('[data-section="why"] [data-card]')).toHaveCount(4);
  const solutions = page.locator('[data-section="solutions"] [data-card]');
  await expect(solutions).toHaveCount(5);
  for (const card of await solutions.all()) await expect(card.locator('li')).toHaveCount(2);
  expect(await page.locator('[data-section="features"] [data-card]').count()).toBeGreaterThanOrEqual(5);
  await expect(page.locator('[data-section="banner"]').getByRole('link', { name: 'Get In Touch' })).toHaveAttribute(
    'href',
    /^\/contact/,
  );
});

test('a long word in the heading of the case studies breaks on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const heading = page.locator('[data-section="work"] h2');
  await heading.evaluate((element) => {
    element.textContent = 'Internationalization';
  });
  expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(280);
});
