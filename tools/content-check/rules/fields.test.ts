import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { fixedWording } from './fixed-wording.ts';
import { icons } from './icons.ts';
import { keySpelling } from './key-spelling.ts';

const page = (data: object, locale = 'en') => record('page', `${locale}/pages/a.yaml`, data);

describe('fixed wordings', () => {
  it.each([
    ['en', 'buttonText', 'Get In Touch'],
    ['ku', 'buttonText', 'پەیوەندیمان پێوە بکە'],
    ['en', 'title', 'Frequently Asked Questions (FAQs)'],
  ])('of %s, %s, are “%s”', (locale, key, wording) => {
    const sample = (text: string) => page({ faqSection: { [key]: text } }, locale);
    expect(fixedWording([sample(wording)])).toEqual([]);
    expect(said(fixedWording([sample('FAQ')]))).toEqual([`faqSection.${key}: expected “${wording}”`]);
  });
});

describe('icons', () => {
  it.each(['ph:cube', 'logos:kubernetes', 'none', 'Text: with a colon'])('may be %s', (img) => {
    expect(icons([page({ img })])).toEqual([]);
  });

  it.each([
    ['ph:no-such-icon', 'no icon ph:no-such-icon'],
    ['logos:oracle', 'logos:oracle is a written name; take its mark, or none'],
  ])('may not be %s', (img, reason) => {
    expect(said(icons([page({ cards: [{ img }] })]))).toEqual([`cards[0].img: ${reason}`]);
  });
});

it('the old spelling of the approach cards is refused', () => {
  expect(keySpelling([page({ content: { briefCardsSection: {} } })])).toEqual([]);
  expect(said(keySpelling([page({ content: { breifCardsSection: {} } })]))).toEqual([
    'content.breifCardsSection: spelled briefCardsSection in our records',
  ]);
});
