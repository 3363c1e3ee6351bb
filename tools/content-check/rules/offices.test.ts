import { expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { offices } from './offices.ts';

const office = (slug: string, isMain?: boolean, locale = 'en') =>
  record('office', `${locale}/offices/${slug}.yaml`, { isMain });

it.each([
  ['no office', []],
  ['one office', [office('a', true)]],
  [
    'several offices, one of them the main office, in two languages',
    [office('a'), office('b', true), office('b', true, 'ar')],
  ],
])('a company may have %s', (_, records) => {
  expect(offices(records)).toEqual([]);
});

it.each([
  [
    'no main office',
    [office('a'), office('b', false)],
    '(folder): no office has isMain: true: set it for the office to be shown first',
  ],
  [
    'a second main office',
    [office('a', true), office('b', true)],
    'isMain: en/offices/a.yaml already has isMain: true: only one office can have it',
  ],
  [
    'an office with the reserved name ‘remote’',
    [office('remote', true)],
    '(file): ‘place: remote’ means a role without an office: rename the file',
  ],
])('refuses %s', (_, records, finding) => {
  expect(findingTexts(offices(records))).toEqual([finding]);
});
