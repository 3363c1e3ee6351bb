import { expect, it } from 'vitest';
import { record } from '../sample.ts';
import { addresses, topics } from './addresses.ts';

const reasonsFor = (...records: ReturnType<typeof record>[]) => addresses(records).map(({ reason }) => reason);

it('accepts pages with different addresses, in each language', () => {
  expect(
    reasonsFor(
      record('home', 'en/pages/home.yaml', {}),
      record('page', 'en/pages/newsletter.yaml', {}),
      record('page', 'ar/pages/newsletter.yaml', {}),
      record('post', 'en/blog/newsletter.md', { body: '' }),
      record('office', 'en/offices/search.yaml', {}),
    ),
  ).toEqual([]);
});

it('refuses a fixed page with the address of another record', () => {
  const found = addresses([record('page', 'en/pages/services/a.yaml', {}), record('group', 'en/services/a.yaml', {})]);
  expect(found).toMatchObject([
    {
      file: 'en/pages/services/a.yaml',
      reason: 'has the address /services/a, which en/services/a.yaml uses: rename the file',
    },
  ]);
});

it.each(['index', 'search', '404', 'services', 'brief', 'ar', 'ku/a', 'thanks/contact', 'newsletter/confirm'])(
  'refuses pages/%s.yaml, whose address the site or its server uses',
  (page) => {
    expect(reasonsFor(record('page', `en/pages/${page}.yaml`, {}))).toEqual([
      `has the address /${page}, which the site itself uses: rename the file`,
    ]);
  },
);

it('refuses a group with the slug of an industry', () => {
  const industry = record('industry', 'en/industries/a.yaml', {});
  const others = [record('group', 'en/services/b.yaml', {}), record('group', 'ar/services/a.yaml', {})];
  expect(topics([industry, ...others])).toEqual([]);
  expect(topics([record('group', 'en/services/a.yaml', {}), industry])).toMatchObject([
    {
      file: 'en/services/a.yaml',
      reason: 'is the same topic of the contact form as en/industries/a.yaml: rename the file',
    },
  ]);
});
