import { describe, expect, it } from 'vitest';
import { facetOptions, facetValues, isWorthListing, technologyNames, technologySlug } from './caseFilters.ts';

const port = {
  industry: 'maritime-shipping',
  services: ['software-development/microservices', 'software-development/custom', 'devops/ci-cd'],
  technologies: ['Apache Kafka', 'PostgreSQL'],
};
const bank = { industry: 'financial-services', services: ['devops/ci-cd'], technologies: ['PostgreSQL'] };

describe('technologySlug', () => {
  it.each([
    ['SAP S/4HANA', 'sap-s-4hana'],
    ['PostgreSQL', 'postgresql'],
    ['OCPP 2.0.1', 'ocpp-2-0-1'],
    ['(Besu)', 'besu'],
  ])('%s becomes %s', (name, slug) => {
    expect(technologySlug(name)).toBe(slug);
  });
});

describe('facetValues', () => {
  it('counts two services of one group once', () => {
    expect(facetValues(port)).toEqual({
      industry: ['maritime-shipping'],
      service: ['software-development', 'devops'],
      technology: ['apache-kafka', 'postgresql'],
    });
  });
});

describe('facetOptions', () => {
  it('sorts by label and counts cases', () => {
    expect(facetOptions([port, bank], 'technology', technologyNames([port, bank]))).toEqual([
      { value: 'apache-kafka', label: 'Apache Kafka', count: 1 },
      { value: 'postgresql', label: 'PostgreSQL', count: 2 },
    ]);
  });

  it('throws an error for a value without a label', () => {
    expect(() => facetOptions([port], 'industry', new Map())).toThrow('maritime-shipping');
  });
});

it('lists only values with at least two cases', () => {
  expect([0, 1, 2, 3].map(isWorthListing)).toEqual([false, false, true, true]);
});

describe('technologyNames', () => {
  it('throws an error for two spellings with the same slug', () => {
    expect(() => technologyNames([port, { ...bank, technologies: ['Apache-Kafka'] }])).toThrow('apache-kafka');
  });
});
