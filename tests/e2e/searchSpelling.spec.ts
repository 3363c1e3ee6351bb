/** The index finds the same pages however a word is spelled, and pages that write a term before those that write a longer word. */
import { expect, test, type Page } from '@playwright/test';
import { questionOf } from '../../shared/searchText.ts';

/** Addresses of the pages that the index of the page's language finds, best first. */
const found = (page: Page, typed: string): Promise<string[]> =>
  page.evaluate(async (question) => {
    const address = '/pagefind/pagefind.js';
    const engine = (await import(address)) as {
      options: (options: object) => Promise<void>;
      search: (text: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
    };
    await engine.options({ noWorker: true, ranking: { termSimilarity: 10 } });
    const { results } = await engine.search(question);
    return Promise.all(results.map(async (result) => (await result.data()).url));
  }, questionOf(typed));

const ALIKE: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/ar': [
    ['السحابة', 'سحابة', 'السحابه', 'بالسحابة', 'للسحابة', 'والسحابة'],
    ['أنظمة', 'انظمة', 'أنظمه', 'الأنظمة'],
    ['إدارة', 'ادارة', 'إداره'],
    ['برمجيات', 'البرمجيات', 'برمجيـات'],
    ['2026', '٢٠٢٦', '۲۰۲۶'],
  ],
  '/ku': [
    ['کلاود', 'كلاود'],
    ['سیستەم', 'سيستەم', 'سیستهم', 'سیستەم'],
    ['بەرنامە', 'بهرنامه', 'بەرنامه'],
    ['ڕێکخستن', 'ریکخستن', 'رێکخستن'],
    ['2026', '٢٠٢٦', '۲۰۲۶'],
  ],
};

for (const [home, rows] of Object.entries(ALIKE)) {
  for (const [word = '', ...others] of rows) {
    test(`${home}: every spelling of ${word} finds the same pages`, async ({ page }) => {
      await page.goto(home);
      const pages = new Set(await found(page, word));
      expect(pages.size).toBeGreaterThan(0);
      for (const other of others) expect(new Set(await found(page, other)), other).toEqual(pages);
    });
  }
}

/** Terms, and a page among the first five. */
const TERMS: readonly (readonly [typed: string, written: RegExp])[] = [
  ['.NET', /\.NET\b/],
  ['dotnet', /\.NET\b/],
  ['C#', /C#/],
  ['C++', /C\+\+/],
  ['k8s', /Kubernetes/],
  ['Golang', /\bGo\b/],
  ['net', /\.NET\b/],
  ['AR', /\bAR\b/],
];

for (const [typed, written] of TERMS) {
  test(`pages that write the term come first for ${typed}`, async ({ page, request }) => {
    await page.goto('/');
    const first = (await found(page, typed)).slice(0, 3);
    expect(first.length).toBeGreaterThan(0);
    for (const address of first) expect(await (await request.get(address)).text(), address).toMatch(written);
  });
}
