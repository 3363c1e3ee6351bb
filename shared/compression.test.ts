import { expect, it } from 'vitest';
import { isCompressible, isWorthCompressing } from './compression.ts';

it.each([
  ['.html', true],
  ['.SVG', true],
  ['.wasm', true],
  ['.png', false],
  ['.woff2', false],
  ['.br', false],
  ['', false],
])('a file that ends in %j: %s', (extension, expected) => {
  expect(isCompressible(extension)).toBe(expected);
});

it('what is smaller than its headers stays as it is', () => {
  expect([isWorthCompressing(511), isWorthCompressing(512)]).toEqual([false, true]);
});
