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
])('a file that ends in %j is compressible: %s', (extension, expected) => {
  expect(isCompressible(extension)).toBe(expected);
});

it('files below 512 bytes are not worth compressing', () => {
  expect([isWorthCompressing(511), isWorthCompressing(512)]).toEqual([false, true]);
});
