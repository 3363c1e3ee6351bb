import { expect, it } from 'vitest';
import { answersOf } from './teamAnswers.ts';

it('keeps the figure of a role whose Arabic name ends in Latin letters on its side of the name', () => {
  const query = new URLSearchParams({ 'team.المنصات وDevOps': '3', 'team.التداخل': 'ست ساعات', 'team.Backend': '2' });
  expect(answersOf(query)).toBe('المنصات وDevOps\u200f: 3\nالتداخل: ست ساعات\nBackend: 2');
});
