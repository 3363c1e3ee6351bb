import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { pictures } from './pictures.ts';

const page = (data: object) => record('page', 'en/pages/a.yaml', { content: { sections: [] }, ...data });
const service = (file: string, src: string) => record('service', file, { content: { heroSection: { img: { src } } } });
const industry = (name: string, src: string) =>
  record('industry', `en/industries/${name}.yaml`, { content: { bannerSection: { bimg: { src } } } });
const CI_CD = 'en/services/devops/ci-cd.yaml';

describe('pictures', () => {
  it.each([
    ['of a page', page({ img: { src: 'scene:home' } })],
    ['of a corner', page({ img: { src: 'scene:services/devops/ci-cd#why' } })],
    ['of a solution', page({ cards: [{ img: 'object:healthcare/infusion-pump' }] })],
    ['of a role', record('role', 'en/careers/a.md', { img: 'scene:services/devops/ci-cd' })],
    ['of a service', service(CI_CD, 'scene:services/devops/ci-cd')],
    ['of an industry', industry('healthcare', 'scene:industries/healthcare#banner')],
  ])('%s exist', (_, sample) => {
    expect(pictures([sample])).toEqual([]);
  });

  it.each([
    [
      'no scene',
      page({ img: { src: 'scene:services/devops/nope' } }),
      'img.src: no drawing scene:services/devops/nope',
    ],
    ['no view', page({ img: { src: 'scene:home#wide' } }), 'img.src: no drawing scene:home#wide'],
    ['no name of a view', page({ img: { src: 'scene:home#hero' } }), 'img.src: no drawing scene:home#hero'],
    [
      'no industry of an object',
      page({ cards: [{ img: 'object:nope/pump' }] }),
      'cards[0].img: no drawing object:nope/pump',
    ],
    [
      'no object',
      page({ cards: [{ img: 'object:healthcare/nope' }] }),
      'cards[0].img: no drawing object:healthcare/nope',
    ],
    [
      'no scene of a role',
      record('role', 'en/careers/a.md', { img: 'scene:services/nope' }),
      'img: no drawing scene:services/nope',
    ],
    ['no file', page({ img: { src: '/media/nothing.jpg' } }), 'img.src: no file public/media/nothing.jpg'],
    [
      'no scene of a service',
      service('en/services/devops/nope.yaml', 'scene:services/devops/iot'),
      '(record): no drawing scene:services/devops/nope',
    ],
    ['no wide picture', service(CI_CD, 'scene:home'), 'content.heroSection.img.src: no drawing scene:home#wide'],
    [
      'no wide picture by night',
      industry('healthcare', 'scene:company'),
      'content.bannerSection.bimg.src: no drawing scene:company#wide-night',
    ],
    [
      'no drawing over a door',
      page({ content: { sections: [{ kind: 'links', cards: [{ page: 'nope' }] }] } }),
      'content.sections[0].cards[0].page: no drawing scene:nope',
    ],
  ])('are missed: %s', (_, sample, finding) => {
    expect(said(pictures([sample]))).toEqual([finding]);
  });

  it('of an industry include its mark', () => {
    expect(said(pictures([industry('nope', 'scene:industries/healthcare')]))).toEqual([
      '(record): no drawing scene:industries/nope',
      '(record): no drawing mark:nope',
    ]);
  });
});
