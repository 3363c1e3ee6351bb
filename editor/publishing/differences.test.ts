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

it('names the source of a figure, the short name of a box and a new position, and leaves out stamps and numbers', () => {
  const record = (order: number, source: string, ...boxes: string[]) => ({
    id: order,
    order,
    source: { summary: `stamp ${order}` },
    client: { figures: [{ value: '18 %', source }] },
    diagram: { nodes: boxes.map((id) => ({ id })) },
  });
  expect(fieldChanges(record(1, 'Our log', 'a'), record(2, 'Berth log', 'a', 'b'))).toEqual([
    { field: 'Position', before: '1', after: '2' },
    { field: 'Client › Figures 1 › Where the figure comes from', before: 'Our log', after: 'Berth log' },
    { field: 'Diagram › Boxes 2 › Short name, for the links', after: 'b' },
  ]);
  expect(fieldChanges(undefined, { order: 4, title: 'A case' })).toEqual([{ field: 'Heading', after: 'A case' }]);
});

it('names all fields of a new or deleted page', () => {
  expect(fieldChanges(undefined, { title: 'A role', tags: ['x'] })).toEqual([
    { field: 'Heading', after: 'A role' },
    { field: 'Topics 1', after: 'x' },
  ]);
  expect(fieldChanges({ title: 'A role' }, undefined)).toEqual([{ field: 'Heading', before: 'A role' }]);
});
