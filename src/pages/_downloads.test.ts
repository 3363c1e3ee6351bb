import { expect, it } from 'vitest';
import { fileFacts } from './_downloads.ts';

it('a file has its type and its size, and one that is not there fails the build', () => {
  expect(fileFacts('/favicon.svg', 'en')).toEqual({
    kind: 'SVG',
    size: expect.stringMatching(/^[\d.]+ kB$/) as string,
  });
  expect(() => fileFacts('/media/none.pdf', 'en')).toThrow('none.pdf');
});

it('the size has the figures of the site in every language', () => {
  for (const tag of ['ar', 'ckb']) expect(fileFacts('/favicon.svg', tag).size).toMatch(/^[\d.]+/);
});

it('a file for confirmed addresses is not looked for under public/', () => {
  expect(() => fileFacts('guides/none.pdf', 'en')).toThrow('content/downloads/guides/none.pdf');
});
