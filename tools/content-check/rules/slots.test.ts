import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { slots } from './slots.ts';

const page = (name: string, ...kinds: string[]) =>
  record('page', `en/pages/${name}.yaml`, { content: { sections: kinds.map((kind) => ({ kind })) } });

describe('slots', () => {
  it.each([
    ['a page with a form and a slot', page('contact', 'statement', 'slot', 'questions')],
    ['a page with a list and a slot, below another page', page('company/career', 'slot')],
    ['a page without form, list and slot', page('company/about-us', 'statement', 'banner')],
    ['a record of another kind', record('home', 'en/pages/home.yaml', {})],
  ])('give no finding for %s', (_, sample) => {
    expect(slots([sample])).toEqual([]);
  });

  it.each([
    [
      'is missing',
      page('contact', 'statement'),
      'content.sections: lacks a section ‘kind: slot’: add it where the form or list of the page is to stand',
    ],
    [
      'is there twice',
      page('company/career', 'slot', 'statement', 'slot'),
      'content.sections[2]: is a second slot, and the form or list of the page stands once: remove it',
    ],
    [
      'is not needed',
      page('privacy', 'prose', 'slot'),
      'content.sections[1]: the page has no form or list to stand in a slot: remove it',
    ],
  ])('give a finding when one %s', (_, sample, finding) => {
    expect(said(slots([sample]))).toEqual([finding]);
  });
});
