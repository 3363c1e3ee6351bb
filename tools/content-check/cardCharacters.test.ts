import { expect, it } from 'vitest';
import { cardCharacters } from './cardCharacters.ts';
import { record, findingTexts } from './sample.ts';

const article = (title: string) => record('post', 'en/blog/a.md', { title, body: '' });

it.each([
  ['Chargers \u{1f50c} say Available', '‘\u{1f50c}’ (U+1F50C)'],
  ['From A \u2192 B', '‘\u2192’ (U+2192)'],
  ['\u20bf and \u03a9', '‘\u20bf’ (U+20BF), ‘\u03a9’ (U+03A9)'],
  ['\u041a\u043e\u0434', '‘\u041a’ (U+041A), ‘\u043e’ (U+043E), ‘\u0434’ (U+0434)'],
  ['\u6c34 and \u6c34', '‘\u6c34’ (U+6C34)'],
])('names the characters of ‘%s’ that the picture omits', (title, characters) => {
  expect(findingTexts(cardCharacters([article(title)]))).toEqual([
    `title: contains characters that the picture for link previews cannot show: ${characters}`,
  ]);
});

it.each([
  'Şırnak, Doğu, İğdır',
  'Łódź, Đorđe',
  'Cafe\u0301',
  '½ day',
  '10\u202fkm',
  'non\u2011stop',
  '\u2066FHIR\u2069',
  '٢٠٢٦',
])('reports nothing for ‘%s’', (title) => {
  expect(cardCharacters([article(title)])).toEqual([]);
});

it('names the title field of a page', () => {
  const page = record('page', 'ar/pages/a.yaml', { content: { metaData: { title: '\u2192' } } });
  expect(cardCharacters([page])).toMatchObject([{ file: 'ar/pages/a.yaml', line: 1, field: 'content.metaData.title' }]);
});
