import { describe, expect, it } from 'vitest';
import { typeset, typesetMarks } from './typeset.ts';

describe('typesetMarks', () => {
  it.each([
    ["the bank's core, the clients' books", 'the bank’s core, the clients’ books'],
    ['"Customer", "site" and ("contract")', '“Customer”, “site” and (“contract”)'],
    ['Does "on delivery" mean the gate?', 'Does “on delivery” mean the gate?'],
    ["they call it 'done'", 'they call it ‘done’'],
    [`"'a' within b"`, '“‘a’ within b”'],
    ['“‘already’ set”', '“‘already’ set”'],
    ['nothing to set', 'nothing to set'],
  ])('%s', (typed, printed) => {
    expect(typesetMarks(typed)).toBe(printed);
  });
});

it('leaves addresses unchanged', () => {
  const links = [{ href: "mailto:liam.o'neill@example.com" }, { href: "https://example.com/the-bank's-core" }];
  expect(typeset({ links })).toEqual({ links });
});

it('changes every string of a record', () => {
  expect(typeset({ cards: [{ title: "a team's tool" }], order: 3 })).toEqual({
    cards: [{ title: 'a team’s tool' }],
    order: 3,
  });
});
