import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { slots } from './slots.ts';

const page = (name: string, ...kinds: string[]) =>
  record('page', `en/pages/${name}.yaml`, { content: { sections: kinds.map((kind) => ({ kind })) } });

describe('slots', () => {
  it.each([
    ['a page with a form and a slot', page('contact', 'statement', 'slot', 'questions')],
    ['a page with a list and a slot, below another page', page('company/career', 'slot')],
    ['a page with the team builder and its roles', page('on-demand-developers', 'mosaic', 'slot')],
    ['a page without form, list and slot', page('company/about-us', 'statement', 'banner')],
    ['a record of another kind', record('home', 'en/pages/home.yaml', {})],
  ])('give no finding for %s', (_, sample) => {
    expect(slots([sample])).toEqual([]);
  });

  it.each([
    [
      'is missing',
      page('contact', 'statement'),
      'content.sections: has no section ‘kind: slot’: add one where the form or list of the page must appear',
    ],
    [
      'is there twice',
      page('company/career', 'slot', 'statement', 'slot'),
      'content.sections[2]: is a second slot, but the page can have only one: remove it',
    ],
    [
      'is not needed',
      page('privacy', 'prose', 'slot'),
      'content.sections[1]: is a slot, but this page has no form or list for it: remove it',
    ],
    [
      'is that of a team builder without roles',
      page('on-demand-developers', 'statement', 'slot'),
      'content.sections: has no section ‘kind: mosaic’: its cards are the roles of the team builder',
    ],
  ])('give a finding when one %s', (_, sample, finding) => {
    expect(findingTexts(slots([sample]))).toEqual([finding]);
  });
});
