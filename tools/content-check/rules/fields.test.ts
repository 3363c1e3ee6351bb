import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { fixedWording } from './fixed-wording.ts';
import { icons } from './icons.ts';
import { keySpelling } from './key-spelling.ts';
import { logos } from './logos.ts';

const page = (data: object, locale = 'en') => record('page', `${locale}/pages/a.yaml`, data);

describe('fixed wordings', () => {
  it.each([
    ['en', 'buttonText', 'Get In Touch'],
    ['ku', 'buttonText', 'پەیوەندیمان پێوە بکەن'],
    ['en', 'title', 'Frequently Asked Questions (FAQs)'],
  ])('are required in %s: %s is “%s”', (locale, key, wording) => {
    const sample = (text: string) => page({ faqSection: { [key]: text } }, locale);
    expect(fixedWording([sample(wording)])).toEqual([]);
    expect(findingTexts(fixedWording([sample('FAQ')]))).toEqual([`faqSection.${key}: expected “${wording}”`]);
  });
});

describe('icons', () => {
  it.each(['ph:cube', 'logos:kubernetes', 'none', 'Text: with a colon'])('may be %s', (img) => {
    expect(icons([page({ img })])).toEqual([]);
  });

  it.each([
    ['ph:no-such-icon', 'the icon ph:no-such-icon does not exist'],
    ['simple-icons:oracle', 'simple-icons:oracle was withdrawn from its set: use another, or none'],
    ['logos:oracle', 'logos:oracle is a name in letters, too wide for a logo: use a symbol, or none'],
  ])('may not be %s', (img, reason) => {
    expect(findingTexts(icons([page({ cards: [{ img }] })]))).toEqual([`cards[0].img: ${reason}`]);
  });
});

it('refuses different logos for the same technology', () => {
  const service = (name: string, img: string) =>
    record('service', `en/services/devops/${name}.yaml`, {
      content: { techsSection: { cards: [{ subCards: [{ id: 1, title: 'Go', img }] }] } },
    });
  const known = [service('a', 'logos:go'), service('b', 'logos:go')];
  expect(logos(known)).toEqual([]);
  expect(findingTexts(logos([...known, service('c', 'none')]))).toEqual([
    'content.techsSection.cards[0].subCards[0].img: Go has the logo none here but logos:go in en/services/devops/a.yaml: use the same one',
  ]);
});

it('refuses the old spelling of the key of the approach cards', () => {
  expect(keySpelling([page({ content: { briefCardsSection: {} } })])).toEqual([]);
  expect(findingTexts(keySpelling([page({ content: { breifCardsSection: {} } })]))).toEqual([
    'content.breifCardsSection: must be spelled briefCardsSection',
  ]);
});
