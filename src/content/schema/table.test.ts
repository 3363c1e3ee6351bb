import { describe, expect, it } from 'vitest';
import { pageRecord } from './page.ts';
import { serviceGroupRecord } from './service-group.ts';

const heading = { id: 1, title: 'How they differ', desc: 'Each has its own.' };
const columns = ['Price', 'Time'];
const even = ['Low', 'Short'];
const { sections } = pageRecord.shape.content.shape;
const { differencesSection } = serviceGroupRecord.shape.content.shape;

const comparison = (cells: string[]) =>
  sections.safeParse([
    {
      kind: 'comparison',
      ...heading,
      first: 'What',
      columns,
      rows: [
        { id: 1, name: 'One', cells: even },
        { id: 2, name: 'Two', cells },
      ],
    },
  ]);
const differences = (cells: string[]) =>
  differencesSection.safeParse({
    ...heading,
    columns,
    rows: [
      { id: 1, service: 'one', cells: even },
      { id: 2, service: 'two', cells },
    ],
  });

describe.each([
  ['the comparison of a page', comparison],
  ['the differences of a group', differences],
])('%s', (_, parse) => {
  it('is accepted with one cell for each column in every row', () => {
    expect(parse(['High', 'Long']).error?.issues).toBeUndefined();
  });

  it('is refused with an additional cell, and the row is named', () => {
    const issues = parse(['High', 'Long', 'Blue']).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.slice(-3).join('.')}: ${message}`)).toEqual([
      'rows.1.cells: 3 cells, expected 2: one for each column',
    ]);
  });
});
