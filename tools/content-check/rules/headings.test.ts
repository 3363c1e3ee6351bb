import { expect, it } from 'vitest';
import type { Kind } from '../kinds.ts';
import { record, said } from '../sample.ts';
import { headings } from './headings.ts';

const found = (name: string, title: string, file = 'en/services/devops/a.yaml', kind: Kind = 'service') =>
  said(headings([record(kind, file, { name, content: { heroSection: { title } } })]));

it.each([
  ['CI/CD', 'CI/CD: small signed releases you can undo'],
  ['Smart Contracts', 'A smart contract that a lawyer can follow'],
  ['Energy & Utilities', 'Software for utilities and their meters'],
  ['AI Integration & Consulting', 'Advice on where AI pays'],
  ['الخدمات السحابية', 'خدمات سحابية للسنوات التي تلي الانتقال'],
  ['خزمەتگوزاریی کلاود', 'کلاودێک بۆ ساڵانی دوای گواستنەوە'],
])('‘%s’ is named by ‘%s’', (name, title) => {
  expect(found(name, title)).toEqual([]);
});

it.each([
  ['CI/CD', 'The page at 03:12 was ours'],
  ['AI Integration', 'Aim first, then automate'],
  ['Cloud Services', 'Services that stay'],
  ['الخدمات السحابية', 'الخدمات التي تبقى'],
  ['خزمەتگوزاریی کلاود', 'خزمەتگوزاریی باش'],
])('‘%s’ is not named by ‘%s’', (name, title) => {
  expect(found(name, title)).toEqual([`content.heroSection.title: names no word of ‘${name}’`]);
});

it('takes a listed synonym, on its page alone', () => {
  const title = 'Telecom software from order to activation';
  expect(found('Telecommunications', title, 'en/industries/telecommunications.yaml', 'industry')).toEqual([]);
  expect(found('Telecommunications', title)).toHaveLength(1);
});

it('refuses more than 70 characters', () => {
  expect(found('Cloud', `Cloud ${'x'.repeat(64)}`)).toEqual([]);
  expect(found('Cloud', `Cloud ${'x'.repeat(65)}`)).toEqual(['content.heroSection.title: 71 characters, at most 70']);
});

it('leaves other kinds of records alone', () => {
  expect(found('About', 'Our company', 'en/pages/a.yaml', 'page')).toEqual([]);
});
