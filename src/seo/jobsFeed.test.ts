import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { officeRecord } from '#content/schema/office.ts';
import { roleRecord } from '#content/schema/role.ts';
import { site } from '#site.config';
import { jobsFeed } from './jobsFeed.ts';
import { absolute } from './metadata.ts';

const office = (address: object = {}) =>
  officeRecord.parse({ name: 'Riyadh', country: 'SA', address: { city: 'Riyadh', countryName: 'Arabia', ...address } });

const role = (change: object = {}, where = office()) => ({
  slug: 'engineer',
  href: '/company/career/engineer',
  office: where,
  html: '<p>Ours & <a href="/services">theirs</a></p>',
  data: roleRecord.parse({
    title: 'Engineer <C & D>',
    description: 'd',
    discipline: 'engineering',
    place: 'riyadh',
    employment: 'FULL_TIME',
    posted: new Date('2026-03-02'),
    ...change,
  }),
});

/** The elements of each job by their names. The parser treats `source` as an empty element of HTML. */
const jobsOf = (text: string): Record<string, string>[] =>
  parse(text)
    .querySelectorAll('job')
    .map((job) => Object.fromEntries(job.children.map((child) => [child.rawTagName, child.text])));

it('contains what job boards need for a role', () => {
  const text = jobsFeed([role({ validThrough: new Date('2026-05-01') })]);
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<source>\n')).toBe(true);
  expect(text).toContain('<lastBuildDate>Mon, 02 Mar 2026 00:00:00 GMT</lastBuildDate>');
  expect(jobsOf(text)).toEqual([
    {
      title: 'Engineer <C & D>',
      date: 'Mon, 02 Mar 2026 00:00:00 GMT',
      referencenumber: 'engineer',
      url: absolute('/company/career/engineer'),
      company: site.legalName,
      city: 'Riyadh',
      country: 'SA',
      description: `<p>Ours & <a href="${absolute('/services')}">theirs</a></p>`,
      jobtype: 'fulltime',
      expirationdate: '2026-05-01',
    },
  ]);
});

it('marks remote roles and types of employment, and contains no salary', () => {
  const text = jobsFeed([
    { ...role({ place: 'remote', employment: 'CONTRACTOR' }), office: undefined },
    role({ employment: 'PART_TIME' }, office({ street: ['Olaya Street 12', 'Olaya'], postalCode: '12211' })),
  ]);
  expect(jobsOf(text)).toMatchObject([
    { country: site.remoteFrom[0], jobtype: 'contract', remotetype: 'Fully remote' },
    {
      streetaddress: 'Olaya Street 12, Olaya',
      city: 'Riyadh',
      postalcode: '12211',
      country: 'SA',
      jobtype: 'parttime',
    },
  ]);
  expect(jobsOf(text).map(({ city, remotetype }) => [city, remotetype])).toEqual([
    [undefined, 'Fully remote'],
    ['Riyadh', undefined],
  ]);
  expect(text).not.toMatch(/salary/i);
});

it('contains no job without roles', () => {
  expect(jobsOf(jobsFeed([]))).toEqual([]);
});
