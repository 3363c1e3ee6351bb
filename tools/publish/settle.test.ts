import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { foldConstants, foldUnset, withoutStandIns } from './settle.ts';

const MIX = '(color:color-mix(in lab, red, red))';

describe('stand-ins for browsers that do not know light-dark()', () => {
  const modern = (css: string) => withoutStandIns(parse(css)).toString();

  it('give way to the rule they stand in for', () => {
    expect(modern(`.a{x:1;y:2}@supports ${MIX}{.a{x:3}}.b{x:1}`)).toBe('.a{y:2}.a{x:3}.b{x:1}');
    expect(modern(`@media (m){.a{x:1}@supports ${MIX}{.a{x:3}}}`)).toBe('@media (m){.a{x:3}}');
    expect(modern(`.a{x:1}@supports ${MIX}{.b{x:3}}`)).toBe('.a{x:1}.b{x:3}');
  });

  it('include the layer of registered variables; other conditions stay', () => {
    expect(modern('@layer properties{@supports (a:b){*{--tw-a:1}}}@layer base{p{x:1}}')).toBe('@layer base{p{x:1}}');
    expect(modern('@supports (a:b){p{x:1}}')).toBe('@supports (a:b){p{x:1}}');
  });

  it('include conditions that are met since, and prefixed names beside plain ones', () => {
    const placeholder = '@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)';
    expect(modern(`${placeholder}{.a{x:1}}`)).toBe('.a{x:1}');
    expect(modern(`${placeholder}{.a{x:1}@supports ${MIX}{.a{x:3}}}`)).toBe('.a{x:3}');
    expect(modern('p{-webkit-mask:a;mask:b;-webkit-text-size-adjust:c}q{-webkit-mask:a}')).toBe(
      'p{mask:b;-webkit-text-size-adjust:c}q{-webkit-mask:a}',
    );
  });

  it('go with what a rule says twice in the same words', () => {
    expect(modern('p{x:1;y:2;x:1;x:3}')).toBe('p{y:2;x:1;x:3}');
  });
});

describe('a variable of utilities', () => {
  const fold = (css: string) => {
    const sheet = parse(css);
    foldUnset(sheet);
    return sheet.toString();
  };

  it('is written out where nothing sets it: its initial value, or else what stands for it', () => {
    const registered = '@property --tw-a{syntax:"*";initial-value:solid}';
    expect(fold(`${registered}p{x:var(--tw-a);y:var(--tw-b,var(--c));z:var(--tw-b);w:var(--tw-b,) 1px}`)).toBe(
      `${registered}p{x:solid;y:var(--c);z:var(--tw-b);w: 1px}`,
    );
  });

  it('stays where a rule sets it or it has a type, and so do variables of other kinds', () => {
    const css =
      '@property --tw-b{syntax:"<length>";initial-value:0}.a{--tw-a:1}p{x:var(--tw-a,2);y:var(--other,3);z:var(--tw-b)}';
    expect(fold(css)).toBe(css);
  });
});

it('a constant of the theme is written where it is read, unless another rule sets it too', () => {
  const sheet = parse('@layer theme{:root{--a:600;--b:1.4}}[dir=rtl]{--b:1.7}p{x:var(--a);y:var(--b);z:var(--c)}');
  foldConstants(sheet);
  expect(sheet.toString()).toBe('@layer theme{:root{--a:600;--b:1.4}}[dir=rtl]{--b:1.7}p{x:600;y:var(--b);z:var(--c)}');
});
