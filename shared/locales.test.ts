import { describe, expect, it } from 'vitest';
import { enabledLocales, localeOf, LOCALES } from './locales.ts';

describe('the locale table', () => {
  it('knows that ku is Sorani, right to left, under both tags', () => {
    expect(localeOf('ku')).toMatchObject({ tag: 'ckb', dir: 'rtl', hreflang: ['ku', 'ckb'] });
  });

  it('gives each language its own prefix and folder', () => {
    expect(new Set(LOCALES.map(({ prefix }) => prefix)).size).toBe(LOCALES.length);
    expect(new Set(LOCALES.map(({ key }) => key)).size).toBe(LOCALES.length);
  });

  it('has a default language that is on', () => {
    expect(enabledLocales().map(({ prefix }) => prefix)).toContain('');
  });
});
