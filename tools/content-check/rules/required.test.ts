import { expect, it } from 'vitest';
import { record } from '../sample.ts';
import { required } from './required.ts';

const all = [
  record('post', 'en/blog/a.md', { body: '' }),
  record('case', 'en/portfolio/a.md', { body: '' }),
  record('role', 'en/careers/general-application.md', { body: '' }),
];

it('is content when each list has one and the general application is there', () => {
  expect(required(all)).toEqual([]);
});

it.each([
  [0, 'en/blog/'],
  [1, 'en/portfolio/'],
  [2, 'en/careers/'],
])('names the folder that lacks record %i', (index, folder) => {
  expect(required(all.toSpliced(index, 1)).map(({ file }) => file)).toEqual([folder]);
});

it('does not take a translation for the original', () => {
  expect(required(all.map((entry) => ({ ...entry, locale: 'ar' })))).toHaveLength(3);
});
