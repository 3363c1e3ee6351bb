import { describe, expect, it, vi } from 'vitest';
import { pluralOf } from './plural.ts';

const ARABIC = {
  zero: '0',
  one: 'صفحة',
  two: 'صفحتان',
  few: '{count} صفحات',
  many: '{count} صفحة',
  other: '{count} صفحة.',
};

describe('pluralOf', () => {
  it.each([
    [1, 'صفحة'],
    [2, 'صفحتان'],
    [7, '7 صفحات'],
    [11, '11 صفحة'],
    [100, '100 صفحة.'],
  ])('returns the Arabic form for %i', (count, expected) => {
    expect(pluralOf(ARABIC, count, 'ar')).toBe(expected);
  });

  it('uses the form ‘other’ when a category has no form', () => {
    expect(pluralOf({ other: '{count} pages' }, 1, 'en')).toBe('1 pages');
  });

  it('uses the rules of English, not of the browser’s language, when the browser lacks the language', () => {
    const { PluralRules } = Intl;
    const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function (tags = []) {
      return new PluralRules([...[tags].flat().filter((tag) => tag !== 'ckb'), 'ar']);
    });
    expect(pluralOf(ARABIC, 2, 'ckb')).toBe('2 صفحة.');
    rules.mockRestore();
  });
});
