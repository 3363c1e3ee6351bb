import { expect, it } from 'vitest';
import { ownFirst } from './fallback.ts';

const record = (locale: string, slug: string) => ({ locale, slug });

it('completes a language record by record, not as a whole', () => {
  const english = ['data-engineer', 'designer'].map((slug) => record('en', slug));
  expect(ownFirst([], english)).toEqual(english);
  expect(ownFirst([record('ar', 'designer')], english)).toEqual([
    record('ar', 'designer'),
    record('en', 'data-engineer'),
  ]);
  expect(ownFirst(english, english)).toEqual(english);
});
