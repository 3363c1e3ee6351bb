import { expect, it } from 'vitest';
import { withFallback } from './fallback.ts';

const record = (locale: string, slug: string) => ({ locale, slug });

it('completes a language record by record, not as a whole', () => {
  const english = ['data-engineer', 'designer'].map((slug) => record('en', slug));
  expect(withFallback([], english)).toEqual(english);
  expect(withFallback([record('ar', 'designer')], english)).toEqual([
    record('ar', 'designer'),
    record('en', 'data-engineer'),
  ]);
  expect(withFallback(english, english)).toEqual(english);
});
