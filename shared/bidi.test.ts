import { describe, expect, it } from 'vitest';
import { isolateAll, isolateTerms } from './bidi.ts';

describe('isolateTerms', () => {
  it.each([
    ['نكتب C++ و C#.', 'نكتب \u2066C++\u2069 و \u2066C#\u2069.'],
    ['منصة .NET هنا', 'منصة \u2066.NET\u2069 هنا'],
    ['اتصل بنا +964 750 000 0000 الآن', 'اتصل بنا \u2066+964 750 000 0000\u2069 الآن'],
    ['معيار ISO 20022 وواجهة HL7 FHIR', 'معيار ISO 20022 وواجهة HL7 FHIR'],
    ['C++ and .NET', 'C++ and .NET'],
  ])('%s', (text, expected) => {
    expect(isolateTerms(text)).toBe(expected);
  });
});

describe('isolateAll', () => {
  it('goes through records and leaves slugs and dates', () => {
    const date = new Date(0);
    expect(isolateAll({ slug: 'a/c++', cards: [{ title: 'لغة C++' }], date })).toEqual({
      slug: 'a/c++',
      cards: [{ title: 'لغة \u2066C++\u2069' }],
      date,
    });
  });
});
