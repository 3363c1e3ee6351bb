import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { scopeSheet } from './scopeSheet.ts';

const scope = (css: string) => scopeSheet(parse(css), 's').toString();
const WHERE = ':where(#s,#s *)';

it('has rules hold in the part alone, pseudo-elements last', () => {
  expect(scope('.a,p{x:1}')).toBe(`.a${WHERE},p${WHERE}{x:1}`);
  expect(scope('.a:hover{x:1}@media (m){[dir=rtl] .a:after{x:1}}')).toBe(
    `.a:hover${WHERE}{x:1}@media (m){[dir=rtl] .a${WHERE}:after{x:1}}`,
  );
  expect(scope(String.raw`.b\:a::backdrop{x:1}:is(:where(.g):hover .h){x:1}`)).toBe(
    String.raw`.b\:a${WHERE}::backdrop{x:1}:is(:where(.g):hover .h)${WHERE}{x:1}`,
  );
});

it('leaves to the page what is of all elements, of its root or of the whole', () => {
  expect(scope('*{x:1}html{x:1}:root{--a:1}[dir=rtl]{x:1}@font-face{font-family:F}@keyframes k{to{x:1}}')).toBe('');
});
