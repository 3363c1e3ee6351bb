/** The index finds the same pages however a word is spelled, and pages that write a term before those that write a longer word. */
import { expect, test, type Page } from '@playwright/test';
import { normalizeQuery } from '../../shared/searchText.ts';
import { LANGUAGES } from '../languages.ts';
import { QUESTIONS } from '../searchQuestions.ts';

/** Addresses of the first `limit` pages that the index of the page's language finds, best first. */
async function found(page: Page, typed: string, limit = Infinity): Promise<string[]> {
  const tag = await page.evaluate(() => document.documentElement.lang);
  return page.evaluate(
    async ([question, count]) => {
      const address = '/pagefind/pagefind.js';
      const engine = (await import(address)) as {
        options: (options: object) => Promise<void>;
        search: (text: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
      };
      await engine.options({ noWorker: true, ranking: { termSimilarity: 10 } });
      const { results } = await engine.search(question);
      return Promise.all(results.slice(0, count).map(async (result) => (await result.data()).url));
    },
    [normalizeQuery(typed, tag), limit] as const,
  );
}

const SAME_RESULTS: Readonly<Record<'ar' | 'ku', readonly (readonly string[])[]>> = {
  ar: [
    ['السحابة', 'سحابة', 'السحابه', 'بالسحابة', 'للسحابة', 'والسحابة'],
    ['أنظمة', 'انظمة', 'أنظمه', 'الأنظمة'],
    ['إدارة', 'ادارة', 'إداره'],
    ['برمجيات', 'البرمجيات', 'برمجيـات'],
    ['2026', '٢٠٢٦', '۲۰۲۶'],
  ],
  ku: [
    ['کلاود', 'كلاود'],
    ['سیستەم', 'سيستەم', 'سیستهم', 'سیستەم'],
    ['بەرنامە', 'بهرنامه', 'بەرنامه'],
    ['ڕێکخستن', 'ریکخستن', 'رێکخستن'],
    ['2026', '٢٠٢٦', '۲۰۲۶'],
  ],
};

for (const language of ['ar', 'ku'] as const) {
  test(`${language}: every spelling finds the same pages, and each test question finds its page`, async ({ page }) => {
    test.skip(!LANGUAGES.some(({ locale }) => locale.key === language), 'the site has no pages in this language');
    await page.goto(`/${language}/search`);
    for (const [word = '', ...others] of SAME_RESULTS[language])
      await test.step(`every spelling of ${word}`, async () => {
        const pages = new Set(await found(page, word));
        expect(pages.size).toBeGreaterThan(0);
        for (const other of others) expect(new Set(await found(page, other)), other).toEqual(pages);
      });
    await test.step('the expected page is among the first five', async () => {
      const questions = QUESTIONS[language] ?? [];
      expect(questions.length).toBeGreaterThan(0);
      for (const [typed, expected] of questions)
        expect.soft(await found(page, typed, 5), typed).toContain(`/${language}${expected}`);
    });
  });
}

/** Terms, and what each of the first three pages writes. */
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

test('pages that write the term come first', async ({ page, request }) => {
  await page.goto('/search');
  for (const [typed, written] of TERMS)
    await test.step(typed, async () => {
      const first = await found(page, typed, 3);
      expect(first.length).toBeGreaterThan(0);
      for (const address of first) expect(await (await request.get(address)).text(), address).toMatch(written);
    });
});
