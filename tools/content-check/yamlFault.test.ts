import { describe, expect, it } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { yamlFault } from './yamlFault.ts';

function faultOf(source: string) {
  const lines = new LineCounter();
  return yamlFault(parseDocument(source, { lineCounter: lines }), lines, source);
}

describe('spaces that YAML does not accept as white space', () => {
  it.each([
    ['after a colon', 'a: 1\ntitle:\u00A0Hello\n', 2, 'U+00A0'],
    ['a narrow space after a colon', 'title: x\ndesc:\u202Fy\n', 2, 'U+202F'],
    ['before a field', 'a: 1\n\u00A0\u00A0b: 2\n', 2, 'U+00A0'],
    ['before a field within another', 'a:\n  b: 1\n\u00A0 c: 2\n', 3, 'U+00A0'],
    ['an ideographic space', 'a: 1\nb:\u3000c\n', 2, 'U+3000'],
    ['at the beginning of a text', 'a: "\u2009b"\n', 1, 'U+2009'],
  ])('are reported: %s', (_name, source, line, code) => {
    expect(faultOf(source)).toMatchObject({ line, reason: expect.stringContaining(code) as string });
  });

  it('are accepted within a text', () => {
    expect(faultOf('a: 10\u00A0km of pipe\nb: "on\u202Fa line"\n')).toBeUndefined();
  });
});

it.each([
  ['steps:\n  - when: 2026-03-01\n', 2],
  ['cells:\n  - a\n  - 2026-03-01\n', 3],
  ['cells: [2026-03-01]\n', 1],
])('a text that the build reads as a date is reported: %j', (source, line) => {
  expect(faultOf(source)).toMatchObject({ line, reason: expect.stringContaining('is read as a date') as string });
});

it('a date is accepted in a field for dates, in quotes, and within a text', () => {
  expect(
    faultOf("date: 2026-03-01\nwhen: '2026-03-01'\nb: since 2026-03-01\nstarts: 2026-03-01T09:00\n"),
  ).toBeUndefined();
});
