import { describe, expect, it } from 'vitest';
import { record } from '../sample.ts';
import { markdown } from './markdown.ts';

const found = (body: string) => markdown([record('post', 'en/blog/a.md', { body })]);

describe('Markdown', () => {
  it('gives no finding when it is correct', () => {
    const body =
      '## One\n\n[up](#one) [page](/contact) [defined][a]\n\n1. a\n2. b\n\n- c\n- d\n\n### Two\n\n```ts\n# code\n[x](a b)\n```\n\n---\n\nشركة \u200Fأ\n\n[a]: https://example.com\n';
    expect(found(body)).toEqual([]);
  });

  it('gives no finding for code that begins in the first line of a list entry', () => {
    expect(found('- ```sh\n  npm ci\n  ```\n\n1. ~~~\n   a\n   ~~~\n')).toEqual([]);
  });

  it('gives no finding for code within a sentence between three backticks', () => {
    expect(found('```npm ci``` installs.\n\n- ```npm ci``` too\n')).toEqual([]);
  });

  it.each([
    ['a link to a missing heading', 'A\n\n[x](#gone)', 3, '‘[x](#gone)’ links to a heading that does not exist'],
    ['a heading of the first level', 'A\n\n# B', 3, 'first-level heading'],
    ['a sentence above a rule', 'A\n\nA sentence\n---\n', 3, 'turns the text above --- into a heading'],
    ['a heading with the id of a part of the page', 'A\n\n## Menu\n', 3, 'id of a part of the page'],
    ['a skipped level', '## A\n\n#### B\n', 3, 'skips a heading level'],
    ['a skipped level later', '## A\n\n### B\n\n##### C\n', 5, 'skips a heading level'],
    ['an undefined link', '[a][b]\n', 1, 'is not defined'],
    ['a space in an address', 'B\n\nA [x](/a b) c\n', 3, 'with a space'],
    ['a year at the beginning of a line', 'A\n\n2026. A year\n', 3, 'begins with this number'],
    ['a number at the beginning of a line', '7. It is\n', 1, 'begins with this number'],
    ['code that is not closed', 'A\n\n```ts\nb\n', 3, 'not closed'],
    ['code closed by another fence', '~~~\nb\n```\n', 1, 'not closed'],
    ['a fence below the list entry whose code it should close', '- ```sh\n  npm ci\n```\n', 3, 'not closed'],
    ['a direction mark', 'A\n\n\u200F\n', 3, 'direction mark'],
    ['a direction mark in a list', 'A\n\n- \u200E\n', 3, 'direction mark'],
    ['check boxes', '- [ ] b\n- [x] c\n', 1, 'checkbox'],
  ])('is reported with its line: %s', (_name, body, line, reason) => {
    const [first] = found(body);
    expect(first).toMatchObject({ line, field: 'body', reason: expect.stringContaining(reason) as string });
  });
});
