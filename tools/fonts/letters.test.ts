import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { ARABIC, LATIN, LATIN_MORE } from './letters.ts';

/** The letters of `U+00A1-00A8, U+00AA`. */
const lettersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = (range.match(/[\dA-F]+/g) ?? []).map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/** The letters for which a face is used, found by a part of its rule: `/arabic.woff2'`. */
function lettersOfFace(part: string): string {
  let ranges = '';
  parse(readFileSync('src/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face) => {
    if (face.toString().includes(part))
      face.walkDecls('unicode-range', ({ value }) => {
        ranges = value;
      });
  });
  return lettersOf(ranges);
}

/** The letters that a file of a font's package is said to hold. */
function lettersOfPackage(name: string, script: string): string {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/unicode.json`);
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return lettersOf(ranges[script] ?? '');
}

const without = (letters: string, others: string) => Array.from(letters).filter((one) => !others.includes(one));

it('the second Latin face is fetched for its letters and no others', () => {
  expect(Array.from(lettersOfFace("/latin-more.woff2'"))).toEqual(without(LATIN_MORE, LATIN).toSorted());
});

it('the Arabic face is fetched for its letters', () => {
  expect(without(ARABIC, LATIN + lettersOfFace("/arabic.woff2'"))).toEqual([]);
});

it('the font has the letters that are cut from it', () => {
  expect(without(LATIN + LATIN_MORE, lettersOfPackage('instrument-sans', 'latin'))).toEqual([]);
});

it.each(["'Arial'", "'Arial Bold'"])('the fallback with %s takes Latin letters and leaves Arabic ones', (name) => {
  const letters = lettersOfFace(`local(${name})`);
  expect(without(LATIN + LATIN_MORE, letters)).toEqual([]);
  expect(without(ARABIC, LATIN + letters)).toEqual(without(ARABIC, LATIN));
});
