import { expect, it } from 'vitest';
import { metaView } from '../normalise/views.ts';
import { homeRecord } from './home.ts';
import { metaData, textMeta } from './meta.ts';

const HEAD = { title: 'A page', description: 'What it is about' };
const reasons = (meta: object): string[] =>
  (metaData.safeParse({ ...HEAD, ...meta }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

it.each([
  {},
  { keywords: 'a, b' },
  { canonical: 'https://other.example/a', noindex: true },
  { card: { title: 'Come', description: 'On Monday', image: 'launch/card.jpg' } },
  { card: { image: '/media/card.png' } },
])('accepts %j', (meta) => {
  expect(reasons(meta)).toEqual([]);
  expect(textMeta.safeParse(meta).success).toBe(true);
});

it.each([
  [{ canonical: 'http://other.example/a' }, 'canonical: expected an address with https://'],
  [{ canonical: '/contact' }, 'canonical: expected an address with https://'],
  [{ noindex: 'yes' }, 'noindex: '],
  [{ card: { image: '../card.jpg' } }, 'card.image: expected a JPEG or PNG'],
  [{ card: { image: 'card.svg' } }, 'card.image: expected a JPEG or PNG'],
  [{ card: { picture: 'card.jpg' } }, 'card: Unrecognized key: "picture"'],
])('refuses %j', (meta, reason) => {
  expect(reasons(meta)).toEqual([expect.stringContaining(reason)]);
});

it('refuses noindex on the home page', () => {
  const { metaData: ofHome } = homeRecord.shape.content.shape;
  expect(ofHome.safeParse({ ...HEAD, noindex: false }).success).toBe(true);
  expect(ofHome.safeParse({ ...HEAD, noindex: true }).error?.issues).toMatchObject([{ path: ['noindex'] }]);
});

it('returns search terms as a list, or none', () => {
  expect(metaView({ ...HEAD, keywords: 'a, b,' })).toEqual({ ...HEAD, keywords: ['a', 'b'] });
  expect(metaView({ ...HEAD, noindex: true })).toEqual({ ...HEAD, noindex: true });
});
