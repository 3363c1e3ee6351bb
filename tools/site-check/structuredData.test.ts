import { describe, expect, it } from 'vitest';
import { structuredDataFaults } from './structuredData.ts';

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
  structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));

describe('structured data', () => {
  it('is accepted when it has all required properties in the correct form', () => {
    expect(faults(ORGANIZATION, POSTING)).toEqual([]);
  });

  it.each<[string, object]>([
    ['a time', { '@type': 'WebPage', dateModified: '2026-01-31T08:00:00.000Z' }],
    ['a duration', { '@type': 'WebPage', timeRequired: 'PT5M' }],
    ['true or false', { ...POSTING, directApply: true }],
    [
      'questions',
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'A', acceptedAnswer: { '@type': 'Answer', text: 'B' } }],
      },
    ],
  ])('may contain %s', (_, node) => {
    expect(faults(ORGANIZATION, node)).toEqual([]);
  });

  it.each<[string, object]>([
    ['JobPosting: no title', { ...POSTING, title: undefined }],
    ['JobPosting: no jobLocation or jobLocationType', { ...POSTING, jobLocation: undefined }],
    [
      'PostalAddress: no addressCountry',
      {
        ...POSTING,
        jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Riyadh' } },
      },
    ],
    ['JobPosting.datePosted: "31.1.2026" has the wrong format', { ...POSTING, datePosted: '31.1.2026' }],
    ['no node has the @id https://a.example/#x', { ...POSTING, hiringOrganization: { '@id': 'https://a.example/#x' } }],
    ['a node has neither @type nor @id', { '@type': 'WebPage', about: { name: 'x' } }],
    ['JobPosting.title: " " has the wrong format', { ...POSTING, title: ' ' }],
    ['WebPage.timeRequired: "5 min" has the wrong format', { '@type': 'WebPage', timeRequired: '5 min' }],
    ['WebPage.url: "/services" has the wrong format', { '@type': 'WebPage', url: '/services' }],
    ['WebPage.url: "mailto:a@a.example" has the wrong format', { '@type': 'WebPage', url: 'mailto:a@a.example' }],
    ['WebPage.url: "https://a.example:b" has the wrong format', { '@type': 'WebPage', url: 'https://a.example:b' }],
    ['WebPage.@id: "/services" has the wrong format', { '@type': 'WebPage', '@id': '/services' }],
    [
      'BreadcrumbList: 1 entries, at least 2',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: 'https://a.example/' }],
      },
    ],
    ['ItemList: 0 entries, at least 1', { '@type': 'ItemList', itemListElement: [] }],
    ['FAQPage: 0 entries, at least 1', { '@type': 'FAQPage', mainEntity: [] }],
    ['@id https://a.example/#o is used twice', ORGANIZATION],
  ])('%s', (fault, node) => {
    expect(faults(ORGANIZATION, node)).toContain(fault);
  });

  it('reports an error of a node once, also when another node refers to it', () => {
    expect(faults({ ...ORGANIZATION, name: undefined }, POSTING)).toEqual(['Organization: no name']);
  });

  it('must be JSON with the context https://schema.org', () => {
    expect(structuredDataFaults('{')).toEqual(['is not valid JSON']);
    for (const text of ['null', '{"@context":"http://schema.org"}'])
      expect(structuredDataFaults(text)).toEqual(['does not have the context https://schema.org']);
  });
});
