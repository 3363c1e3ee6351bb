import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { shortenPage, shortenSheet, shortNames } from './shortNames.ts';

const CSS = String.raw`@layer components{.pill{x:1}.a{x:1}}@layer utilities{.mt-2{x:1}@media (m){.lg\:w-\[1\.5rem\]{x:1}}.c{x:1}.flex{x:1}:is(:where(.group):hover .group-hover\:mt-2){x:1}}.pill:not(.mt-2,.flex){x:1}`;
const names = shortNames(parse(CSS));

it('names the utilities by their place, and nothing as a class of the sheet is named already', () => {
  expect([...names]).toEqual([
    ['mt-2', 'b'],
    ['lg:w-[1.5rem]', 'd'],
    ['c', 'e'],
    ['flex', 'f'],
    ['group', 'g'],
    ['group-hover:mt-2', 'h'],
  ]);
});

it('writes them into every selector, but for what is kept', () => {
  const sheet = parse(CSS);
  shortenSheet(sheet, names, new Set(['flex']));
  expect(sheet.toString()).toBe(
    '@layer components{.pill{x:1}.a{x:1}}@layer utilities{.b{x:1}@media (m){.d{x:1}}.e{x:1}.flex{x:1}:is(:where(.g):hover .h){x:1}}.pill:not(.b,.flex){x:1}',
  );
});

it('writes them into the classes of elements alone', () => {
  const html =
    '<p data-x="a>b" class="pill mt-2  flex lg:w-[1.5rem]">Write &lt;p class="mt-2"> and title="class=" here</p><br class="unknown"/>';
  expect(shortenPage(html, names, new Set(['flex']))).toBe(
    '<p data-x="a>b" class="pill b flex d">Write &lt;p class="mt-2"> and title="class=" here</p><br class="unknown"/>',
  );
});

it('goes on with two letters', () => {
  const many = Array.from({ length: 54 }, (_, index) => `.u${index}{x:1}`).join('');
  expect([...shortNames(parse(`@layer utilities{${many}}`)).values()].slice(51)).toEqual(['Z', 'aa', 'ab']);
});
