import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { slots } from './slots.ts';

const page = (name: string, ...kinds: string[]) =>
  record('page', `en/pages/${name}.yaml`, { content: { sections: kinds.map((kind) => ({ kind })) } });

describe('slots', () => {
  it.each([
    ['a page with a form', page('contact', 'statement', 'slot', 'questions')],
    ['a page with a list, below another', page('company/career', 'slot')],
    ['a page that its record says whole', page('company/about-us', 'statement', 'banner')],
    ['a record that is no page', record('home', 'en/pages/home.yaml', {})],
  ])('fit %s', (_, sample) => {
    expect(slots([sample])).toEqual([]);
  });

  it.each([
    [
      'is lacking',
      page('contact', 'statement'),
      'content.sections: lacks a section ‘kind: slot’: add it where the form or list of the page is to stand',
    ],
    [
      'is there twice',
      page('company/career', 'slot', 'statement', 'slot'),
      'content.sections[2]: is a second slot, and the form or list of the page stands once: remove it',
    ],
    [
      'has nothing to hold',
      page('privacy', 'prose', 'slot'),
      'content.sections[1]: the page has no form or list to stand in a slot: remove it',
    ],
  ])('are refused where one %s', (_, sample, finding) => {
    expect(said(slots([sample]))).toEqual([finding]);
  });
});
