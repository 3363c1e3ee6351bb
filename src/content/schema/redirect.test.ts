import { expect, it } from 'vitest';
import { redirectOf } from '../../../shared/redirects.ts';
import { redirectsSchema } from './redirect.ts';

const redirect = (from: string) => redirectsSchema.parse([{ from, to: '/' }]);

it.each([
  ['/%D9%85%D9%86%20%D9%86%D8%AD%D9%86', '/من نحن'],
  ['/%D9%85%D9%86/*', '/من/أ'],
  ['/من', '/من'],
  ['/100%', '/100%'],
  ['/r%26d%2C%20a%2Bb', '/r&d, a+b'],
])('the old path %s matches the decoded path %s', (from, path) => {
  expect(redirectOf(path, redirect(from))?.to).toBe('/');
});

it('does not decode signs that would change the meaning of the address', () => {
  expect(redirect('/a/%2A')[0]?.from).toBe('/a/%2A');
});

it('does not decode a line feed, which would end a line of the file for hosts', () => {
  expect(redirect('/a%0Ab')[0]?.from).toBe('/a%0Ab');
});
