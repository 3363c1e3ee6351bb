import { expect, it } from 'vitest';
import { record } from '../sample.ts';
import { characters } from './characters.ts';

const post = (data: object) => record('post', 'en/blog/a.md', data);

it.each(['tab\tand line\n', 'سڵاو', '\u{1f600}', '\u00ad\u200f\u2066'])('a record may contain %j', (text) => {
  expect(characters([post({ title: text, body: text })])).toEqual([]);
});

it.each(['\u0000', '\u000b', '\u001f', '\ufffe', '\ud800'])('a record may not contain %j', (character) => {
  expect(characters([post({ tags: [character], body: `a\n${character}` })])).toMatchObject([
    { field: 'tags[0]', line: 1 },
    { field: 'body', line: 2 },
  ]);
});
