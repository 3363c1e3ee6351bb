import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
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
      'technologies[1]: ‘postgreSQL’ has the same address ‘postgresql’ as ‘PostgreSQL’ in en/portfolio/a.md: use one spelling',
    ],
    [
      'one address for two technologies',
      [study('en/portfolio/a', 'C++', 'C#')],
      'technologies[1]: ‘C#’ has the same address ‘c’ as ‘C++’ in en/portfolio/a.md: use one spelling',
    ],
    [
      'a name that gives no address',
      [study('ar/portfolio/a', 'Go', 'كافكا')],
      'technologies[1]: ‘كافكا’ cannot be part of an address: it must contain a Latin letter or a digit',
    ],
  ])('may not have %s', (_, records, finding) => {
    expect(findingTexts(technologies(records))).toEqual([finding]);
  });
});
