import { expect, it } from 'vitest';
import { redirectsAfter } from './redirects.ts';

const none = new Set<string>();
const moved = (from: string, to: string, wasPublic = true) => ({ from, to, wasPublic });

it('adds a redirect for an address that visitors know, and none for another', () => {
  const before = [{ from: '/a', to: '/' }];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two')], none)).toEqual([
    { from: '/a', to: '/' },
    { from: '/blogs/one', to: '/blogs/two' },
  ]);
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two', false)], none)).toEqual(before);
});

it('leads older addresses straight to the newest', () => {
  const before = [{ from: '/blogs/zero', to: '/blogs/one', permanent: false }];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two')], none)).toEqual([
    { from: '/blogs/zero', to: '/blogs/two', permanent: false },
    { from: '/blogs/one', to: '/blogs/two' },
  ]);
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two', false)], none)).toEqual([
    { from: '/blogs/zero', to: '/blogs/two', permanent: false },
  ]);
});

it('takes away what leads from an address that is a page again', () => {
  const before = [{ from: '/blogs/one', to: '/blogs/two' }];
  expect(redirectsAfter(before, [moved('/blogs/two', '/blogs/one')], new Set(['/blogs/one']))).toEqual([
    { from: '/blogs/two', to: '/blogs/one' },
  ]);
});

it('stands before one that covers it', () => {
  const before = [
    { from: '/a', to: '/' },
    { from: '/blogs/*', to: '/*' },
  ];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs')], none).map(({ from }) => from)).toEqual([
    '/a',
    '/blogs/one',
    '/blogs/*',
  ]);
});
