import { describe, expect, it } from 'vitest';
import { isolateTerms, mapTextNodes, prepareRightToLeft, preventBreaks } from './bidi.ts';

describe('isolateTerms', () => {
  it.each([
    ['نكتب C++ و C#.', 'نكتب \u2066C++\u2069 و \u2066C#\u2069.'],
    ['منصة .NET هنا', 'منصة \u2066.NET\u2069 هنا'],
    ['اتصل بنا +964 750 000 0000 الآن', 'اتصل بنا \u2066+964 750 000 0000\u2069 الآن'],
    ['من .NET Framework إلى .NET\u00a0MAUI؟', 'من \u2066.NET Framework\u2069 إلى \u2066.NET\u00a0MAUI\u2069؟'],
    ['صفحة 16 KB وتردد 2.4\u00a0GHz.', 'صفحة \u206616 KB\u2069 وتردد \u20662.4\u00a0GHz\u2069.'],
    ['تواقيع 21 CFR\u00a0Part\u00a011 هنا', 'تواقيع \u206621 CFR\u00a0Part\u00a011\u2069 هنا'],
    ['خادم SM-DP+ وإثباتات GLOBALG.A.P. هنا', 'خادم \u2066SM-DP+\u2069 وإثباتات \u2066GLOBALG.A.P.\u2069 هنا'],
    ['منذ 2025 Kubernetes', 'منذ 2025 Kubernetes'],
    ['معيار ISO 20022 وواجهة HL7 FHIR', 'معيار ISO 20022 وواجهة HL7 FHIR'],
    ['نكتب C++17 و C++20.', 'نكتب C++17 و C++20.'],
    ['C++ and .NET', 'C++ and .NET'],
    ['بە Java، Kotlin، .NET، Go و Node', 'بە Java،\u200f Kotlin،\u200f \u2066.NET\u2069،\u200f Go و Node'],
    ['نكتب C++؛ React (و CSS)، Vue', 'نكتب \u2066C++\u2069؛\u200f React (و CSS)،\u200f Vue'],
    ['بە OCPP 1.6، 2.0.1 و 2.1', 'بە OCPP 1.6،\u200f 2.0.1 و 2.1'],
    ['لە 2006، 2011 و Java، تێست', 'لە 2006، 2011 و Java، تێست'],
  ])('%s', (text, expected) => {
    expect(isolateTerms(text)).toBe(expected);
  });
});

it.each([
  ['معيار ISO 20022 وواجهة HL7 FHIR', 'معيار ISO\u00a020022 وواجهة HL7\u00a0FHIR'],
  ['نشغل Azure Kubernetes Service', 'نشغل Azure Kubernetes Service'],
  ['ما الذي في هذه البئر؟', 'ما\u00a0الذي في\u00a0هذه البئر؟'],
  ['سەندووق و Node، لە وێستگە', 'سەندووق و\u00a0Node، لە\u00a0وێستگە'],
  ['React Native and WCAG 2.2', 'React Native and WCAG 2.2'],
])('%s', (text, expected) => {
  expect(preventBreaks(text)).toBe(expected);
});

it('marks a whole text that begins with a Latin letter as right to left', () => {
  expect(prepareRightToLeft('DevOps لإنترنت الأشياء')).toBe('\u200fDevOps لإنترنت الأشياء');
  expect(prepareRightToLeft('.NET الحالي')).toBe('\u200f\u2066.NET\u2069 الحالي');
  expect(prepareRightToLeft('3 خدمات DevOps')).toBe('3 خدمات DevOps');
  expect(prepareRightToLeft('DevOps')).toBe('DevOps');
});

describe('prepareRightToLeft', () => {
  it('isolates terms in the texts of a record, but not in slugs and dates', () => {
    const date = new Date(0);
    expect(prepareRightToLeft({ slug: 'a/c++', cards: [{ title: 'لغة C++' }], date })).toEqual({
      slug: 'a/c++',
      cards: [{ title: 'لغة \u2066C++\u2069' }],
      date,
    });
  });
});

describe('mapTextNodes', () => {
  it('changes text, but not tags and code', () => {
    const link = '<a href="/ar/c++" title="لغة C++">';
    const code = '<pre class="code"><span>// لغة C++</span></pre><code>// لغة C#</code>';
    expect(mapTextNodes(`<p>${link}لغة C++</a></p>${code}<p>بە Go، Java</p>`, isolateTerms)).toBe(
      `<p>${link}لغة \u2066C++\u2069</a></p>${code}<p>بە Go،\u200f Java</p>`,
    );
  });
});
