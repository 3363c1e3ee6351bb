import { describe, expect, it } from 'vitest';
import { site } from '#site.config';
import { brandIn, brandSpellings } from '#shared/brand.ts';
import { withBrand } from './brand.ts';

describe('withBrand', () => {
  it('replaces every {brand} by the name in the spelling of the language', () => {
    const record = {
      id: 1,
      title: 'Why {brand}',
      keywords: ['about {brand}', '{brand} and {brand}'],
      when: new Date(0),
    };
    for (const locale of ['en', 'ar', 'ku'] as const) {
      const name = brandIn(locale);
      expect(withBrand(record, locale)).toEqual({
        id: 1,
        title: `Why ${name}`,
        keywords: [`about ${name}`, `${name} and ${name}`],
        when: new Date(0),
      });
    }
  });

  it('does not change the word ‘kariz’ and other placeholders', () => {
    const text = 'A kariz with {count} shafts';
    expect(withBrand(text, 'en')).toBe(text);
  });
});

it('English has the brand of the settings, and each spelling is listed once', () => {
  expect(brandIn('en')).toBe(site.brand);
  expect(brandSpellings()).toEqual([...new Set([site.brand, brandIn('ar'), brandIn('ku')])]);
});
