import { describe, expect, it } from 'vitest';
import { enabledLocales, localeOf, LOCALES } from './locales.ts';

describe('the locale table', () => {
  it('has ku as Sorani, right to left, with both language tags', () => {
    expect(localeOf('ku')).toMatchObject({ tag: 'ckb', dir: 'rtl', hreflang: ['ku', 'ckb'] });
  });

  it('gives each language its own prefix and folder', () => {
    expect(new Set(LOCALES.map(({ prefix }) => prefix)).size).toBe(LOCALES.length);
    expect(new Set(LOCALES.map(({ key }) => key)).size).toBe(LOCALES.length);
  });

  it('has an enabled default language', () => {
    expect(enabledLocales().map(({ prefix }) => prefix)).toContain('');
  });
});
