import { expect, it } from 'vitest';
import { questionOf } from '#shared/searchText.ts';
import { excerptOf } from './excerpt.ts';

const TEXT = 'نبني أنظمة تعمل في السحابة. وننقل ما يعمل اليوم في غرفة الخوادم إلى حيث يُدار.';

it.each([
  ['سحابه', 'السحابة.'],
  ['انظمه', 'أنظمة'],
  ['الخوادم', 'الخوادم'],
])('shows the words around %s as they are written', (question, marked) => {
  expect(excerptOf(TEXT, questionOf(question), 8)).toContain(`<mark>${marked}</mark>`);
});

it('begins at the beginning where no word matches, and says where it ends', () => {
  expect(excerptOf(TEXT, 'kubernetes', 3)).toBe('نبني أنظمة تعمل…');
});

it('writes no element of the text', () => {
  expect(excerptOf('a <b> c', 'c', 9)).toBe('a &lt;b&gt; <mark>c</mark>');
});
