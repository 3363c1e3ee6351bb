import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { ARABIC, LATIN, LATIN_MORE } from './characters.ts';

/** The characters of `U+00A1-00A8, U+00AA`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = (range.match(/[\dA-F]+/g) ?? []).map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

/** The characters in the `unicode-range` of the face whose rule contains `part`, such as `/arabic.woff2'`. */
function charactersOfFace(part: string): string {
  let ranges = '';
  parse(readFileSync('src/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face) => {
    if (face.toString().includes(part))
      face.walkDecls('unicode-range', ({ value }) => {
        ranges = value;
      });
  });
  return charactersOf(ranges);
}

/** The characters that a font's package lists for a script. */
function charactersOfPackage(name: string, script: string): string {
  const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/unicode.json`);
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return charactersOf(ranges[script] ?? '');
}

const without = (characters: string, others: string) => Array.from(characters).filter((one) => !others.includes(one));

it('the second Latin face is used for exactly its additional characters', () => {
  expect(Array.from(charactersOfFace("/latin-more.woff2'"))).toEqual(without(LATIN_MORE, LATIN).toSorted());
});

it('the Arabic face is used for all its characters that are not Latin', () => {
  expect(without(ARABIC, LATIN + charactersOfFace("/arabic.woff2'"))).toEqual([]);
});

it('the package of the font has all characters of the Latin subsets', () => {
  expect(without(LATIN + LATIN_MORE, charactersOfPackage('instrument-sans', 'latin'))).toEqual([]);
});

it.each(["'Arial'", "'Arial Bold'"])('the fallback %s is used for Latin characters and not for Arabic ones', (name) => {
  const characters = charactersOfFace(`local(${name})`);
  expect(without(LATIN + LATIN_MORE, characters)).toEqual([]);
  expect(without(ARABIC, LATIN + characters)).toEqual(without(ARABIC, LATIN));
});
