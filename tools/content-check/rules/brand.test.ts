import { describe, expect, it } from 'vitest';
import { site } from '../../../site.config.ts';
import { brandIn } from '../../../shared/brand.ts';
import { record, findingTexts } from '../sample.ts';
import { brand } from './brand.ts';

/** An article, whose `raw` fields do not include the Markdown. */
const post = (body: string) => ({ ...record('post', 'en/blog/a.md', { body }), raw: {} });
const page = (locale: string, data: object) => record('page', `${locale}/pages/company.yaml`, data);

describe('the company’s name', () => {
  it.each([
    [
      'a field',
      page('en', { desc: `"${site.brand}"` }),
      `desc: contains the company name “${site.brand}”: write {brand}`,
    ],
    [
      'an Arabic keyword',
      page('ar', { metaData: { keywords: [brandIn('ar')] } }),
      `metaData.keywords[0]: contains the company name “${brandIn('ar')}”: write {brand}`,
    ],
    [
      'a Sorani title',
      page('ku', { metaData: { title: brandIn('ku') } }),
      `metaData.title: contains the company name “${brandIn('ku')}”: write {brand}`,
    ],
    [
      'Markdown',
      post(`We at ${site.brand} write.`),
      `body: contains the company name “${site.brand}”: write the sentence without it`,
    ],
    [
      'Markdown, as {brand}',
      post('We at {brand} write.'),
      'body: contains {brand}, which works only in fields: write the sentence without it',
    ],
  ])('is refused in %s', (_, written, finding) => {
    expect(findingTexts(brand([written]))).toEqual([finding]);
  });

  it('is accepted as part of a word, and {brand} in code', () => {
    const records = [page('en', { desc: `x${site.brand}, ${site.brand}x` }), post('Write `{brand}` in code.')];
    expect(brand(records)).toEqual([]);
  });
});
