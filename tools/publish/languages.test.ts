import { describe, expect, it } from 'vitest';
import { withLanguages } from './languages.ts';

const inArabic = (link: string) => `<html lang="ar" dir="rtl"><body>${link}</body></html>`;

describe('withLanguages', () => {
  it.each([
    ['<a href="/services/devops/ci-cd">x</a>', '<a hreflang="en" href="/services/devops/ci-cd">x</a>'],
    ['<a class="[&>svg]:w-4" href="/ku?q=a#b">x</a>', '<a hreflang="ckb" class="[&>svg]:w-4" href="/ku?q=a#b">x</a>'],
  ])('names another language: %s', (link, expected) => {
    expect(withLanguages(inArabic(link))).toBe(inArabic(expected));
  });

  it.each([
    '<a href="/ar/services">x</a>',
    '<a href="/ar#top">x</a>',
    '<a href="#top">x</a>',
    '<a href="https://a.example/">x</a>',
    '<a hrefLang="en" href="/services">x</a>',
    '<abbr title="a">x</abbr>',
  ])('leaves %s', (link) => {
    expect(withLanguages(inArabic(link))).toBe(inArabic(link));
  });
});
