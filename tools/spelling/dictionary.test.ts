import { expect, it, vi } from 'vitest';
import { dictionaryOf } from './dictionary.ts';
import { wordsOf } from './words.ts';

const BRAND = 'Zeyn-Quxly & O’Quxly';
vi.mock('../../shared/brand.ts', () => ({ brandSpellings: () => [BRAND] }));

it('has each word of a brand with a hyphen, an ampersand and an apostrophe', () => {
  const words = wordsOf(`The teams of ${BRAND}`, 'en');
  expect(words).toContain("O'Quxly");
  expect(words.filter((word) => !dictionaryOf('en')?.has(word))).toEqual([]);
});
