import { expect, it } from 'vitest';
import { withFallback } from './fallback.ts';

const record = (locale: string, slug: string) => ({ locale, slug });

it('adds the English record for each record that a language lacks', () => {
  const english = ['data-engineer', 'designer'].map((slug) => record('en', slug));
  expect(withFallback([], english)).toEqual(english);
  expect(withFallback([record('ar', 'designer')], english)).toEqual([
    record('ar', 'designer'),
    record('en', 'data-engineer'),
  ]);
  expect(withFallback(english, english)).toEqual(english);
});
