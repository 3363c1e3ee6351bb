import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { pictures } from './pictures.ts';

const page = (data: object) => record('page', 'en/pages/a.yaml', { content: { sections: [] }, ...data });
const service = (file: string, src: string) => record('service', file, { content: { heroSection: { img: { src } } } });
const industry = (name: string, src: string) =>
  record('industry', `en/industries/${name}.yaml`, { content: { bannerSection: { bimg: { src } } } });
const CI_CD = 'en/services/devops/ci-cd.yaml';

describe('pictures', () => {
  it.each([
    ['the scene of a page', page({ img: { src: 'scene:home' } })],
    ['a part of a scene', page({ img: { src: 'scene:services/devops/ci-cd#why' } })],
    ['the object of a solution', page({ cards: [{ img: 'object:healthcare/infusion-pump' }] })],
    ['the scene of a role', record('role', 'en/careers/a.md', { img: 'scene:services/devops/ci-cd' })],
    ['the scene of a service', service(CI_CD, 'scene:services/devops/ci-cd')],
    ['the scene of an industry', industry('healthcare', 'scene:industries/healthcare#banner')],
  ])('exist: %s', (_, sample) => {
    expect(pictures([sample])).toEqual([]);
  });

  it.each([
    [
      'a scene',
      page({ img: { src: 'scene:services/devops/nope' } }),
      'img.src: the drawing scene:services/devops/nope does not exist',
    ],
    [
      'a view of a scene',
      page({ img: { src: 'scene:home#wide' } }),
      'img.src: the drawing scene:home#wide does not exist',
    ],
    [
      'a view with an unknown name',
      page({ img: { src: 'scene:home#hero' } }),
      'img.src: the drawing scene:home#hero does not exist',
    ],
    [
      'an object of an unknown industry',
      page({ cards: [{ img: 'object:nope/pump' }] }),
      'cards[0].img: the drawing object:nope/pump does not exist',
    ],
    [
      'an object',
      page({ cards: [{ img: 'object:healthcare/nope' }] }),
      'cards[0].img: the drawing object:healthcare/nope does not exist',
    ],
    [
      'the scene of a role',
      record('role', 'en/careers/a.md', { img: 'scene:services/nope' }),
      'img: the drawing scene:services/nope does not exist',
    ],
    [
      'a file',
      page({ img: { src: '/media/nothing.jpg' } }),
      'img.src: the file public/media/nothing.jpg does not exist',
    ],
    [
      'the scene of a service',
      service('en/services/devops/nope.yaml', 'scene:services/devops/iot'),
      '(record): the drawing scene:services/devops/nope does not exist',
    ],
    [
      'the wide picture of a service',
      service(CI_CD, 'scene:home'),
      'content.heroSection.img.src: the drawing scene:home#wide does not exist',
    ],
    [
      'the wide night picture of an industry',
      industry('healthcare', 'scene:company'),
      'content.bannerSection.bimg.src: the drawing scene:company#wide-night does not exist',
    ],
    [
      'the scene above a link card',
      page({ content: { sections: [{ kind: 'links', cards: [{ page: 'nope' }] }] } }),
      'content.sections[0].cards[0].page: the drawing scene:nope does not exist',
    ],
  ])('are reported as missing: %s', (_, sample, finding) => {
    expect(findingTexts(pictures([sample]))).toEqual([finding]);
  });

  it('of a case study without a picture include a view of its industry, which is reported as missing', () => {
    const study = (data: object) => record('case', 'en/portfolio/a.md', { body: '', ...data });
    const own = { industry: 'nope', img: { file: 'yard.jpg' } };
    expect(pictures([study({ industry: 'healthcare' }), study(own)])).toEqual([]);
    expect(findingTexts(pictures([study({ industry: 'nope' })]))).toEqual([
      'industry: the drawing scene:industries/nope#why does not exist',
    ]);
  });

  it('of an industry include its mark, which is reported as missing', () => {
    expect(findingTexts(pictures([industry('nope', 'scene:industries/healthcare')]))).toEqual([
      '(record): the drawing scene:industries/nope does not exist',
      '(record): the drawing mark:nope does not exist',
    ]);
  });
});
