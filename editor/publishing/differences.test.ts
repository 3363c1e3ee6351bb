import { expect, it } from 'vitest';
import { fieldChanges } from './differences.ts';

it('names the fields that differ, with their values', () => {
  const before = {
    id: 1,
    name: 'Home',
    content: { heroSection: { title: 'One', desc: 'Text' }, metaData: { noindex: true } },
  };
  const after = {
    id: 2,
    name: 'Home',
    content: { heroSection: { title: 'Two', desc: 'Text', alt: 'A hand' }, metaData: {} },
  };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'Page › Head of the page › Heading', before: 'One', after: 'Two' },
    { field: 'Page › Head of the page › What the picture shows', after: 'A hand' },
    { field: 'Page › For search engines › Keep out of search engines', before: 'Yes' },
  ]);
});

it('compares an entry of a list with its old value when it was moved', () => {
  const card = (id: number, title: string) => ({ id, title });
  const cards = (...entries: unknown[]) => ({ content: { cards: entries } });
  expect(fieldChanges(cards(card(1, 'a'), card(2, 'b')), cards(card(3, 'new'), card(1, 'a'), card(2, 'B')))).toEqual([
    { field: 'Page › Cards 1 › Heading', after: 'new' },
    { field: 'Page › Cards 3 › Heading', before: 'b', after: 'B' },
  ]);
  expect(fieldChanges(cards(card(1, 'a'), card(2, 'b')), cards(card(2, 'b')))).toEqual([
    { field: 'Page › Cards 1 › Heading', before: 'a' },
  ]);
  expect(fieldChanges(cards(card(1, 'a'), card(2, 'b')), cards(card(2, 'b'), card(1, 'a')))).toEqual([
    { field: 'Page › Cards', isMoved: true },
  ]);
});

it('names all fields of a new or deleted page', () => {
  expect(fieldChanges(undefined, { title: 'A role', tags: ['x'] })).toEqual([
    { field: 'Heading', after: 'A role' },
    { field: 'Topics 1', after: 'x' },
  ]);
  expect(fieldChanges({ title: 'A role' }, undefined)).toEqual([{ field: 'Heading', before: 'A role' }]);
});
