import { expect, it } from 'vitest';
import { attributionFrom, attributionNames } from './attribution.ts';

const from = (values: Record<string, string>, clickIds: string[] = []) =>
  attributionFrom(new URLSearchParams(values), clickIds);

it('keeps known values, in the order of the columns', () => {
  const values = {
    gclid: 'Cj0K_-x',
    utm_campaign: 'رمضان 2026',
    landing: '/ar/services/devops',
    referrer: 'www.google.com',
  };
  expect(Object.entries(from(values, ['gclid']))).toEqual([
    ['landing', '/ar/services/devops'],
    ['referrer', 'www.google.com'],
    ['utm_campaign', 'رمضان 2026'],
    ['gclid', 'Cj0K_-x'],
  ]);
  expect(attributionNames(['gclid'])).toEqual([
    ...['page', 'landing', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
    'gclid',
  ]);
});

it('keeps a click identifier only when the setting names it', () => {
  expect(from({ gclid: 'a', fbclid: 'b' }, ['fbclid'])).toEqual({ fbclid: 'b' });
});

it.each([
  ['page', 'https://a.example/'],
  ['page', '/a?b=c'],
  ['landing', `/${'a'.repeat(200)}`],
  ['referrer', 'a.example/path'],
  ['referrer', 'A.EXAMPLE'],
  ['utm_source', ''],
  ['utm_source', 'a\nb'],
  ['utm_source', '\u202eabc'],
  ['utm_source', 'a'.repeat(151)],
  ['utm_content', 'sara@example.com'],
  ['utm_foo', 'a'],
  ['message', 'a'],
  ['__proto__', 'a'],
  ['gclid', 'a b'],
  ['gclid', 'a'.repeat(301)],
])('omits %s=%j and nothing else', (name, value) => {
  expect(from({ [name]: value, utm_medium: 'mail' }, ['gclid'])).toEqual({ utm_medium: 'mail' });
});
