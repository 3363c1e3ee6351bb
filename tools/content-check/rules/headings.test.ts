import { expect, it } from 'vitest';
import type { Kind } from '../kinds.ts';
import { record, findingTexts } from '../sample.ts';
import { headings } from './headings.ts';

const found = (name: string, title: string, file = 'en/services/devops/a.yaml', kind: Kind = 'service') =>
  findingTexts(headings([record(kind, file, { name, content: { heroSection: { title } } })]));

it.each([
  ['CI/CD', 'CI/CD: small signed releases you can undo'],
  ['Smart Contracts', 'A smart contract that a lawyer can follow'],
  ['Energy & Utilities', 'Software for utilities and their meters'],
  ['AI Integration & Consulting', 'Advice on where AI pays'],
  ['الخدمات السحابية', 'خدمات سحابية للسنوات التي تلي الانتقال'],
  ['خزمەتگوزاریی کلاود', 'کلاودێک بۆ ساڵانی دوای گواستنەوە'],
])('a page named ‘%s’ may have the heading ‘%s’', (name, title) => {
  expect(found(name, title)).toEqual([]);
});

it.each([
  ['CI/CD', 'The page at 03:12 was ours'],
  ['AI Integration', 'Aim first, then automate'],
  ['Cloud Services', 'Services that stay'],
  ['الخدمات السحابية', 'الخدمات التي تبقى'],
  ['خزمەتگوزاریی کلاود', 'خزمەتگوزاریی باش'],
])('a page named ‘%s’ may not have the heading ‘%s’', (name, title) => {
  expect(found(name, title)).toEqual([`content.heroSection.title: must contain a word of the name ‘${name}’`]);
});

it('accepts a listed synonym only on its page', () => {
  const title = 'Telecom software from order to activation';
  expect(found('Telecommunications', title, 'en/industries/telecommunications.yaml', 'industry')).toEqual([]);
  expect(found('Telecommunications', title)).toHaveLength(1);
});

it('refuses more than 70 characters', () => {
  expect(found('Cloud', `Cloud ${'x'.repeat(64)}`)).toEqual([]);
  expect(found('Cloud', `Cloud ${'x'.repeat(65)}`)).toEqual(['content.heroSection.title: 71 characters, at most 70']);
});

it('does not check other kinds of records', () => {
  expect(found('About', 'Our company', 'en/pages/a.yaml', 'page')).toEqual([]);
});
