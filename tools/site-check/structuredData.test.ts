import { describe, expect, it } from 'vitest';
import { structuredDataFaults } from './structuredData.ts';
import { schemaOrg } from './vocabulary.ts';

const vocabulary = schemaOrg();
const ORGANIZATION = { '@type': 'Organization', '@id': 'https://a.example/#o', name: 'A', url: 'https://a.example/' };
const POSTING = {
  '@type': 'JobPosting',
  title: 'Engineer',
  description: '<p>Work</p>',
  datePosted: '2026-01-31',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@id': 'https://a.example/#o' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
  },
};

const faults = (...nodes: object[]) =>
  structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }), vocabulary);

describe('structured data', () => {
  it('is sound when types, properties and values are those of schema.org', () => {
    expect(faults(ORGANIZATION, POSTING)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a time', { '@type': 'WebPage', dateModified: '2026-01-31T08:00:00.000Z' }],
    ['a span of time', { '@type': 'WebPage', timeRequired: 'PT5M' }],
    ['a number', { '@type': 'GeoCoordinates', latitude: 25.2 }],
    ['a whole number', { '@type': 'ListItem', position: 1, name: 'A', url: 'https://a.example/' }],
    ['yes or no', { ...POSTING, directApply: true }],
    ['one of a few', { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday' }],
    ['the address of any thing', { '@type': 'WebPage', about: 'https://a.example/b' }],
    [
      'questions',
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'A', acceptedAnswer: { '@type': 'Answer', text: 'B' } }],
      },
    ],
  ])('may hold %s', (_, node) => {
    expect(faults(ORGANIZATION, node)).toEqual([]);
  });

  it.each<[string, object]>([
    ['no type Organisation', { '@type': 'Organisation' }],
    ['JobPosting has no property salary', { ...POSTING, salary: 1 }],
    ['JobPosting: no title', { ...POSTING, title: undefined }],
    ['JobPosting: no jobLocation or jobLocationType', { ...POSTING, jobLocation: undefined }],
    ['JobPosting.datePosted: "31.1.2026" is none of Date, DateTime', { ...POSTING, datePosted: '31.1.2026' }],
    [
      'JobPosting.hiringOrganization: Country is none of Organization, Person, IdReference',
      { ...POSTING, hiringOrganization: { '@type': 'Country', name: 'A' } },
    ],
    [
      'JobPosting.hiringOrganization: nothing has the @id https://a.example/#x',
      { ...POSTING, hiringOrganization: { '@id': 'https://a.example/#x' } },
    ],
    ['WebPage.about: has neither @type nor @id', { '@type': 'WebPage', about: { name: 'x' } }],
    [
      'PostalAddress has no property city',
      { ...POSTING, jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', city: 'Dubai' } } },
    ],
    [
      'JobPosting.hiringOrganization: "https://a.example/" is none of Organization, Person, IdReference',
      { ...POSTING, hiringOrganization: 'https://a.example/' },
    ],
    ['JobPosting.title: " " is none of Text', { ...POSTING, title: ' ' }],
    ['JobPosting.directApply: "yes" is none of Boolean', { ...POSTING, directApply: 'yes' }],
    ['GeoCoordinates.latitude: true is none of Number, Text', { '@type': 'GeoCoordinates', latitude: true }],
    ['WebPage.timeRequired: "5 min" is none of Duration', { '@type': 'WebPage', timeRequired: '5 min' }],
    ['WebPage.url: "/services" is none of URL', { '@type': 'WebPage', url: '/services' }],
    ['WebPage.url: "mailto:a@a.example" is none of URL', { '@type': 'WebPage', url: 'mailto:a@a.example' }],
    ['WebPage.url: "https://a.example:b" is none of URL', { '@type': 'WebPage', url: 'https://a.example:b' }],
    ['WebPage: @id "/services" is no absolute address', { '@type': 'WebPage', '@id': '/services' }],
    [
      'BreadcrumbList: 1 entries, at least 2',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: 'https://a.example/' }],
      },
    ],
    ['ItemList: 0 entries, at least 1', { '@type': 'ItemList', itemListElement: [] }],
    ['FAQPage: 0 entries, at least 1', { '@type': 'FAQPage', mainEntity: [] }],
    [
      'ListItem.position: 1.5 is none of Integer, Text',
      {
        '@type': 'ItemList',
        itemListElement: { '@type': 'ListItem', position: 1.5, name: 'A', url: 'https://a.example/' },
      },
    ],
    ['@id https://a.example/#o stands twice', ORGANIZATION],
  ])('%s', (fault, node) => {
    expect(faults(ORGANIZATION, node)).toContain(fault);
  });

  it('tells what is wrong with a thing once, however often it is named', () => {
    expect(faults({ ...ORGANIZATION, name: undefined }, POSTING)).toEqual(['Organization: no name']);
  });

  it('must be JSON with schema.org for context', () => {
    expect(structuredDataFaults('{', vocabulary)).toEqual(['is no JSON']);
    for (const text of ['null', '{"@context":"http://schema.org"}'])
      expect(structuredDataFaults(text, vocabulary)).toEqual(['has not the context https://schema.org']);
  });

  it('knows inheritance and enumerations', () => {
    expect(vocabulary.isKindOf('FAQPage', 'CreativeWork')).toBe(true);
    expect(vocabulary.isKindOf('CreativeWork', 'FAQPage')).toBe(false);
    expect(vocabulary.rangeOf('BlogPosting', 'headline')).toEqual(['Text']);
    expect(vocabulary.membersOf('DayOfWeek')).toContain('Friday');
  });
});
