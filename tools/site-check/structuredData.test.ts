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
    ['JobPosting.datePosted: "31.1.2026" is not well written', { ...POSTING, datePosted: '31.1.2026' }],
    ['nothing has the @id https://a.example/#x', { ...POSTING, hiringOrganization: { '@id': 'https://a.example/#x' } }],
    ['a part has neither @type nor @id', { '@type': 'WebPage', about: { name: 'x' } }],
    ['JobPosting.title: " " is not well written', { ...POSTING, title: ' ' }],
    ['WebPage.timeRequired: "5 min" is not well written', { '@type': 'WebPage', timeRequired: '5 min' }],
    ['WebPage.url: "/services" is not well written', { '@type': 'WebPage', url: '/services' }],
    ['WebPage.url: "mailto:a@a.example" is not well written', { '@type': 'WebPage', url: 'mailto:a@a.example' }],
    ['WebPage.url: "https://a.example:b" is not well written', { '@type': 'WebPage', url: 'https://a.example:b' }],
    ['WebPage.@id: "/services" is not well written', { '@type': 'WebPage', '@id': '/services' }],
    [
      'BreadcrumbList: 1 entries, at least 2',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: 'https://a.example/' }],
      },
    ],
    ['ItemList: 0 entries, at least 1', { '@type': 'ItemList', itemListElement: [] }],
    ['FAQPage: 0 entries, at least 1', { '@type': 'FAQPage', mainEntity: [] }],
    ['@id https://a.example/#o stands twice', ORGANIZATION],
  ])('%s', (fault, node) => {
    expect(faults(ORGANIZATION, node)).toContain(fault);
  });

  it('reports an error of a node once, also when another node refers to it', () => {
    expect(faults({ ...ORGANIZATION, name: undefined }, POSTING)).toEqual(['Organization: no name']);
  });

  it('must be JSON with the context https://schema.org', () => {
    expect(structuredDataFaults('{')).toEqual(['is no JSON']);
    for (const text of ['null', '{"@context":"http://schema.org"}'])
      expect(structuredDataFaults(text)).toEqual(['has not the context https://schema.org']);
  });
});
