import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { script } from './script.ts';

const page = (locale: string, desc: string) => record('page', `${locale}/pages/a.yaml`, { desc });

describe('the text of a language', () => {
  it.each([
    ['en', 'An engineer reads every message that arrives.'],
    ['ar', 'كلمة عربية مع DevOps و 24 ساعة.'],
    ['ku', 'وشەیەکی کوردی، لەگەڵ DevOps.'],
  ])('is accepted in its own script: %s', (locale, desc) => {
    expect(script([page(locale, desc)])).toEqual([]);
  });

  it.each([
    ['a Persian letter in Arabic', 'ar', 'كلمة یومية', 'a Kurdish or Persian letter: “ی”'],
    ['an Arabic letter in Sorani', 'ku', 'وشەي نوێ', 'an Arabic letter; Sorani has ی ک ە ه: “ي”'],
    ['other digits', 'ar', 'منذ ٢٠٢٦', 'figures are 0 to 9 in every language: “٢”'],
    ['Latin punctuation after Arabic script', 'ku', 'چۆنە?', 'Latin punctuation after Arabic script: “ە?”'],
    [
      'English within a sentence',
      'ar',
      'قال An engineer reads every message today',
      'English that was left over: “An engineer reads every message”',
    ],
    ['an English label', 'ku', 'SQL, API, EDI, ERP, MES', 'English that was left over: “SQL, API, EDI, ERP, MES”'],
  ])('may not contain %s', (_, locale, desc, reason) => {
    expect(said(script([page(locale, desc)]))).toEqual([`desc: ${reason}`]);
  });

  it('is checked line by line in Markdown', () => {
    expect(script([record('role', 'ar/careers/a.md', { body: 'كلمة\n\nمنذ ٢٠٢٦' })])).toMatchObject([{ line: 3 }]);
  });
});
