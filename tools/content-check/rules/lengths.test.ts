import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { lengths } from './lengths.ts';

/** A title of 70 characters that the catalogue sets. */
const FIXED = 'Enterprise Software Development | Scalable & Secure Business Solutions';
const page = (title: string, description: number, file = 'en/pages/a.yaml') =>
  record('page', file, { content: { metaData: { title, description: 'x'.repeat(description) } } });
const post = (title: number, description: number) =>
  record('post', 'en/blog/a.md', { title: 'x'.repeat(title), description: 'x'.repeat(description), body: '' });

describe('lengths', () => {
  it.each([
    ['a page', page('x'.repeat(60), 120)],
    ['a page with the longest description', page('x', 160)],
    ['a page whose title the catalogue sets', page(FIXED, 120, 'en/services/software-development/enterprise.yaml')],
    ['an article', post(70, 120)],
    ['names', record('names', 'ar/names.yaml', {})],
  ])('are accepted: %s', (_, sample) => {
    expect(lengths([sample])).toEqual([]);
  });

  it.each([
    ['a long title', page('x'.repeat(61), 120), 'content.metaData.title: 61 characters, at most 60'],
    [
      'a title that the catalogue sets for another page',
      page(FIXED, 120),
      'content.metaData.title: 70 characters, at most 60',
    ],
    ['a short description', page('x', 119), 'content.metaData.description: 119 characters, expected 120 to 160'],
    ['a long description', page('x', 161), 'content.metaData.description: 161 characters, expected 120 to 160'],
    ['a long title of an article', post(71, 120), 'title: 71 characters, at most 70'],
    ['a long description of an article', post(70, 161), 'description: 161 characters, expected 120 to 160'],
  ])('are refused: %s', (_, sample, finding) => {
    expect(findingTexts(lengths([sample]))).toEqual([finding]);
  });
});
