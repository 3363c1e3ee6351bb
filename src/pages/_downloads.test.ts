import { expect, it } from 'vitest';
import { fileFacts } from './_downloads.ts';

it('returns the type and the size of a file, and throws an error when it is missing', () => {
  expect(fileFacts('/favicon.svg', 'en')).toEqual({
    kind: 'SVG',
    size: expect.stringMatching(/^[\d.]+ kB$/) as string,
  });
  expect(() => fileFacts('/media/none.pdf', 'en')).toThrow('none.pdf');
});

it('the size has the digits 0 to 9 in Arabic and Sorani', () => {
  for (const tag of ['ar', 'ckb']) expect(fileFacts('/favicon.svg', tag).size).toMatch(/^[\d.]+/);
});

it('a file for confirmed addresses is read from content/downloads/', () => {
  expect(() => fileFacts('guides/none.pdf', 'en')).toThrow('content/downloads/guides/none.pdf');
});
