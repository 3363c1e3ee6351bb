import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { translation } from './translation.ts';

const english = (data: object) => record('page', 'en/pages/a.yaml', data);
const arabic = (data: object) => record('page', 'ar/pages/a.yaml', data);

describe('a translation', () => {
  it.each([
    ['other texts', [english({ title: 'a', desc: ['b'] }), arabic({ title: 'x', desc: ['y'] })]],
    [
      'other times of publication',
      [english({ publishFrom: '2026-12-03' }), arabic({ draft: true, publishUntil: '2027-01-31' })],
    ],
    ['more keywords', [english({ keywords: ['a'] }), arabic({ keywords: ['x', 'y'] })]],
    [
      'another body and other tags',
      [
        record('post', 'en/blog/a.md', { body: '', tags: ['data'] }),
        record('post', 'ar/blog/a.md', { body: 'x', tags: [] }),
      ],
    ],
    [
      'a file to download of its own',
      [english({ files: [{ src: '/media/a.pdf' }] }), arabic({ files: [{ src: '/media/a-ar.pdf' }] })],
    ],
    ['no contact', [english({ contact: 'example-one' }), arabic({})]],
    [
      'no photograph',
      [
        record('post', 'en/blog/a.md', { body: '', img: { file: 'port.jpg' } }),
        record('post', 'ar/blog/a.md', { body: 'x' }),
      ],
    ],
    [
      'the same last day of a role',
      [
        record('role', 'en/careers/a.md', { body: '', validThrough: new Date('2027-03-31') }),
        record('role', 'ar/careers/a.md', { body: 'x', validThrough: new Date('2027-03-31') }),
      ],
    ],
  ])('is accepted with %s', (_, records) => {
    expect(translation(records)).toEqual([]);
  });

  it.each([
    ['no original', [arabic({})], '(record): has no original page in en'],
    ['a missing field', [english({ title: 'a' }), arabic({})], 'title: is missing'],
    ['an additional field', [english({}), arabic({ title: 'x' })], 'title: is not in the original'],
    [
      'a list of another length',
      [english({ cards: [1, 2] }), arabic({ cards: [1] })],
      'cards: 1 entries, the original has 2',
    ],
    [
      'another drawing',
      [english({ img: { src: 'scene:home' } }), arabic({ img: { src: 'scene:404' } })],
      'img.src: ‘scene:404’, the original has ‘scene:home’',
    ],
    ['another icon', [english({ img: 'ph:cube' }), arabic({ img: 'ph:x' })], 'img: ‘ph:x’, the original has ‘ph:cube’'],
    [
      'another telephone number',
      [english({ telephone: '+1 555 0100' }), arabic({ telephone: '+1 555 0101' })],
      'telephone: ‘+1 555 0101’, the original has ‘+1 555 0100’',
    ],
    [
      'another drawing of a role',
      [
        record('role', 'en/careers/a.md', { body: '', img: 'scene:home' }),
        record('role', 'ar/careers/a.md', { body: 'x', img: 'scene:company' }),
      ],
      'img: ‘scene:company’, the original has ‘scene:home’',
    ],
    [
      'no drawing of a role',
      [
        record('role', 'en/careers/a.md', { body: '', img: 'scene:home' }),
        record('role', 'ar/careers/a.md', { body: '' }),
      ],
      'img: is missing',
    ],
    [
      'another last day of a role',
      [
        record('role', 'en/careers/a.md', { body: '', validThrough: new Date('2027-03-31') }),
        record('role', 'ar/careers/a.md', { body: 'x', validThrough: new Date('2027-01-31') }),
      ],
      'validThrough: ‘2027-01-31’, the original has ‘2027-03-31’',
    ],
  ])('is refused with %s', (_, records, finding) => {
    expect(findingTexts(translation(records))).toEqual([finding]);
  });
});
