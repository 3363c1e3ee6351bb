import { expect, it } from 'vitest';
import { normalizeQuery } from '#shared/searchText.ts';
import { excerptOf } from './excerpt.ts';

const TEXT = 'نبني أنظمة تعمل في السحابة. وننقل ما يعمل اليوم في غرفة الخوادم إلى حيث يُدار.';

it.each([
  ['سحابه', 'السحابة.'],
  ['انظمه', 'أنظمة'],
  ['الخوادم', 'الخوادم'],
])('marks the word found by %s as it is written in the text', (question, marked) => {
  expect(excerptOf(TEXT, { query: normalizeQuery(question, 'ar'), lang: 'ar', length: 8 })).toContain(
    `<mark>${marked}</mark>`,
  );
});

it('separates two sentences between Latin words, and not the words of a Latin name', () => {
  const text = 'نستخدم Apache Kafka. Kubernetes يشغله.';
  expect(excerptOf(text, { query: 'kafka', lang: 'ar', length: 8 })).toBe(
    'نستخدم Apache <mark>Kafka.\u200f</mark> Kubernetes يشغله.',
  );
});

it('starts at the beginning when no word matches, and ends with an ellipsis', () => {
  expect(excerptOf(TEXT, { query: 'kubernetes', lang: 'ar', length: 3 })).toBe('نبني أنظمة تعمل…');
});

it('escapes HTML in the text', () => {
  expect(excerptOf('a <b> c', { query: 'c', lang: 'en', length: 9 })).toBe('a &lt;b&gt; <mark>c</mark>');
});
