import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { uniqueIds } from './unique-ids.ts';

const service = (name: string, id: number, order: number, locale = 'en') =>
  record('service', `${locale}/services/${name}.yaml`, { id, order });
const group = (name: string, id: number, order: number) => record('group', `en/services/${name}.yaml`, { id, order });
const industry = (name: string, id: number) => record('industry', `en/industries/${name}.yaml`, { id });
const caseStudy = (name: string, order: number) => record('case', `en/portfolio/${name}.md`, { order });

describe('ids and orders', () => {
  it('may be repeated in another list or language', () => {
    const records = [
      ...[service('a/x', 6, 1), service('a/y', 7, 2), service('b/x', 8, 1), service('a/x', 6, 1, 'ar')],
      ...[group('a', 9, 1), group('b', 10, 2), industry('p', 1), industry('q', 6)],
      ...[caseStudy('s', 1), caseStudy('t', 2)],
    ];
    expect(uniqueIds(records)).toEqual([]);
  });

  it.each([
    [
      'an id of the top navigation',
      [service('a/x', 37, 1)],
      'id: 37 is already an id of the top navigation: choose another',
    ],
    [
      'the same id for a service and a group',
      [service('a/x', 6, 1), group('a', 6, 1)],
      'id: 6 is already the id of en/services/a/x.yaml: choose another',
    ],
    [
      'the same id for two industries',
      [industry('p', 3), industry('q', 3)],
      'id: 3 is already the id of en/industries/p.yaml: choose another',
    ],
    [
      'the same order for two services of a group',
      [service('a/x', 6, 2), service('a/y', 7, 2)],
      'order: 2 is already the order of en/services/a/x.yaml: choose another',
    ],
    [
      'the same order for two groups',
      [group('a', 6, 1), group('b', 7, 1)],
      'order: 1 is already the order of en/services/a.yaml: choose another',
    ],
    [
      'the same order for two case studies',
      [caseStudy('s', 4), caseStudy('t', 4)],
      'order: 4 is already the order of en/portfolio/s.md: choose another',
    ],
  ])('are refused: %s', (_, records, finding) => {
    expect(findingTexts(uniqueIds(records))).toEqual([finding]);
  });
});
