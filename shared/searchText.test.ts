import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldLetters, normalizeQuery } from './searchText.ts';

/** Spellings that find the same pages. */
const ALIKE: readonly (readonly [name: string, ...spellings: string[]])[] = [
  ['kaf', 'كلاود', 'کلاود'],
  ['ya', 'سیستەم', 'سيستەم', 'سێستەم'],
  ['ha', 'بەرنامە', 'بهرنامه', 'بەرنامة', 'بھرنامھ'],
  ['ha with a joiner', 'داتاکە', 'داتاكه\u200C'],
  ['rr, ll, o', 'ڕێکخستن ماڵ کۆد', 'ریکخستن مال کود'],
  ['hamza', 'أمن إدارة آلة مسؤول', 'امن ادارة الة مسوول'],
  ['ta marbuta', 'السحابة', 'السحابه'],
  ['alef maqsura', 'مستشفى', 'مستشفي'],
  ['vowel signs', 'مُؤَسَّسَة', 'مؤسسة'],
  ['elongated letters', 'ســـحابة', 'سحابة'],
  ['the article', 'السحابة', 'سحابة', 'بالسحابة', 'والسحابة', 'للسحابة'],
  ['digits', '2026', '٢٠٢٦', '۲۰۲۶'],
  ['presentation forms', 'ﺳﺤﺎﺑﺔ', 'سحابة'],
  ['decomposed letters', 'أمن'.normalize('NFD'), 'أمن'],
];

describe('text as the search compares it', () => {
  it.each(ALIKE)('treats different spellings as equal: %s', (_name, first, ...others) => {
    for (const other of others) expect(foldForSearch(other, 'ar')).toBe(foldForSearch(first, 'ar'));
  });

  it('unifies the letters of the beginning of a word as in the whole word, and keeps the article', () => {
    const [whole, typed] = ['الشحن كێڵگە', 'الشحن کيلگه'];
    for (let length = 1; length <= typed.length; length += 1)
      expect(foldLetters(whole)).toContain(foldLetters(typed.slice(0, length)));
    expect(foldLetters(whole)).toMatch(/^ال/);
  });

  it('keeps different words different', () => {
    for (const [one, other] of [
      ['قلب', 'كلب'],
      ['گەرم', 'کەرم'],
      ['بەر', 'پەر'],
      ['Network', '.NET'],
      ['الان', 'ان'],
    ] as const)
      expect(foldForSearch(one, 'ar')).not.toBe(foldForSearch(other, 'ar'));
  });

  it('keeps the beginning of Sorani words that would be the article in Arabic', () => {
    expect(foldForSearch('کاڵاکان', 'ckb').startsWith(foldForSearch('کاڵا', 'ckb'))).toBe(true);
  });

  it('does not change a folded text, and keeps the number of words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('كلاود', 'کۆگا', 'أمن', 'CI/CD', '٢٠٢٦', 'naïve')), (words) => {
        const folded = foldForSearch(words.join(' '), 'ar');
        expect(foldForSearch(folded, 'ar')).toBe(folded);
        expect(folded === '' ? [] : folded.split(' ')).toHaveLength(words.length);
      }),
    );
  });

  it.each([
    ['k8s', 'Kubernetes'],
    ['.NET', 'dotnet'],
    ['net', 'dotnet'],
    ['ASP.NET jobs', 'dotnet jobs'],
    ['csharp', 'C#'],
    ['cpp', 'C++'],
    [' كلاود ', 'كلاود'],
    ['Go', 'Go'],
  ])('searches for %s as %s', (typed, asked) => {
    expect(normalizeQuery(typed, 'ar')).toBe(asked);
  });
});
