import { describe, expect, it } from 'vitest';
import { record, said } from '../sample.ts';
import { technologies } from './technologies.ts';

const study = (name: string, ...names: string[]) => record('case', `${name}.md`, { body: '', technologies: names });

describe('technologies', () => {
  it.each([
    ['one spelling', [study('en/portfolio/a', 'Go', 'SAP S/4HANA'), study('en/portfolio/b', 'Go')]],
    ['another spelling in another language', [study('en/portfolio/a', 'Go'), study('ar/portfolio/a', 'GO')]],
  ])('may have %s', (_, records) => {
    expect(technologies(records)).toEqual([]);
  });

  it.each([
    [
      'two spellings',
      [study('en/portfolio/a', 'PostgreSQL'), study('en/portfolio/b', 'Go', 'postgreSQL')],
      'technologies[1]: ‘postgreSQL’ has the address ‘postgresql’, and so has ‘PostgreSQL’ in en/portfolio/a.md',
    ],
    [
      'one address for two technologies',
      [study('en/portfolio/a', 'C++', 'C#')],
      'technologies[1]: ‘C#’ has the address ‘c’, and so has ‘C++’ in en/portfolio/a.md',
    ],
    [
      'a name that gives no address',
      [study('ar/portfolio/a', 'Go', 'كافكا')],
      'technologies[1]: ‘كافكا’ makes no address: it has neither a Latin letter nor a figure',
    ],
  ])('may not have %s', (_, records, finding) => {
    expect(said(technologies(records))).toEqual([finding]);
  });
});
