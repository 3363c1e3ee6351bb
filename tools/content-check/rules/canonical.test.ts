import { expect, it } from 'vitest';
import { site } from '#site.config';
import { record, findingTexts } from '../sample.ts';
import { canonical } from './canonical.ts';

const post = (address?: string) =>
  record('post', 'en/blog/a.md', { title: 'a', body: '', ...(address && { meta: { canonical: address } }) });

it('accepts a canonical address on another site, and refuses one on this site', () => {
  expect(canonical([post(), post('https://other.example/a')])).toEqual([]);
  expect(findingTexts(canonical([post(`${site.url}/blogs/b`)]))).toEqual([
    'meta.canonical: is an address of this site: remove it, or redirect this page in content/redirects.yaml',
  ]);
});
