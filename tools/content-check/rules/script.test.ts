import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
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
    ['a Persian letter in Arabic', 'ar', 'كلمة یومية', 'contains a Kurdish or Persian letter: “ی”'],
    ['an Arabic letter in Sorani', 'ku', 'وشەي نوێ', 'contains an Arabic letter; use the Sorani letters ی ک ە ه: “ي”'],
    ['other digits', 'ar', 'منذ ٢٠٢٦', 'contains digits other than 0 to 9: “٢”'],
    ['Latin punctuation after Arabic script', 'ku', 'چۆنە?', 'contains Latin punctuation after Arabic script: “ە?”'],
    [
      'English within a sentence',
      'ar',
      'قال An engineer reads every message today',
      'contains untranslated English: “An engineer reads every message”',
    ],
    ['an English label', 'ku', 'SQL, API, EDI, ERP, MES', 'contains untranslated English: “SQL, API, EDI, ERP, MES”'],
  ])('may not contain %s', (_, locale, desc, reason) => {
    expect(findingTexts(script([page(locale, desc)]))).toEqual([`desc: ${reason}`]);
  });

  it('is checked line by line in Markdown', () => {
    expect(script([record('role', 'ar/careers/a.md', { body: 'كلمة\n\nمنذ ٢٠٢٦' })])).toMatchObject([{ line: 3 }]);
  });
});
