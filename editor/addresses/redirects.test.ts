import { expect, it } from 'vitest';
import { site } from '#site.config';
import { redirectsAfter } from './redirects.ts';

const none = new Set<string>();
const moved = (from: string, to: string, wasPublic = true) => ({ from, to, wasPublic });

it('adds a redirect only for an address that was public', () => {
  const before = [{ from: '/a', to: '/' }];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two')], none)).toEqual([
    { from: '/a', to: '/' },
    { from: '/blogs/one', to: '/blogs/two' },
  ]);
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two', false)], none)).toEqual(before);
});

it('redirects older addresses directly to the newest one', () => {
  const before = [{ from: '/blogs/zero', to: '/blogs/one', permanent: false }];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two')], none)).toEqual([
    { from: '/blogs/zero', to: '/blogs/two', permanent: false },
    { from: '/blogs/one', to: '/blogs/two' },
  ]);
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two', false)], none)).toEqual([
    { from: '/blogs/zero', to: '/blogs/two', permanent: false },
  ]);
});

it('keeps the query of a redirect to an address that moves', () => {
  const before = [
    { from: '/poster', to: '/blogs/one?utm_source=poster' },
    { from: '/card', to: `${site.url}/blogs/one#faq` },
    { from: '/other', to: '/blogs/one-more' },
  ];
  expect(redirectsAfter(before, [moved('/blogs/one', '/blogs/two', false)], none)).toEqual([
    { from: '/poster', to: '/blogs/two?utm_source=poster' },
    { from: '/card', to: '/blogs/two#faq' },
    { from: '/other', to: '/blogs/one-more' },
  ]);
});

it('removes a redirect from an address that is a page again', () => {
  const before = [{ from: '/blogs/one', to: '/blogs/two' }];
  expect(redirectsAfter(before, [moved('/blogs/two', '/blogs/one')], new Set(['/blogs/one']))).toEqual([
    { from: '/blogs/two', to: '/blogs/one' },
  ]);
});

it('removes a redirect that would lead to itself, when a draft moves back to its old address', () => {
  const before = [
    { from: '/blogs/one', to: '/blogs/two' },
    { from: '/blogs/one', to: '/blogs/two?utm_source=poster' },
  ];
  expect(redirectsAfter(before, [moved('/blogs/two', '/blogs/one', false)], none)).toEqual([]);
});

it('puts a redirect before a prefix redirect that also matches it', () => {
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
