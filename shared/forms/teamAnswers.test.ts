import { expect, it } from 'vitest';
import { answersOf } from './teamAnswers.ts';

it('adds a direction mark between an Arabic name that ends in Latin letters and its number', () => {
  const query = new URLSearchParams({ 'team.المنصات وDevOps': '3', 'team.التداخل': 'ست ساعات', 'team.Backend': '2' });
  expect(answersOf(query)).toBe('المنصات وDevOps\u200f: 3\nالتداخل: ست ساعات\nBackend: 2');
});

// A search that starts again at each letter would take minutes.
it('converts a name of 60,000 letters', { timeout: 60_000 }, () => {
  const name = 'ا'.repeat(60_000);
  expect(answersOf(new URLSearchParams({ [`team.${name}`]: '1' }))).toBe(`${name}: 1`);
});
