import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { cutSheet } from './cutSheet.ts';

const cut = (css: string, ...classes: string[]) => cutSheet(parse(css), new Set(classes)).toString();

describe('the styles of a page', () => {
  it('keep rules of known elements and classes and of attributes, and lose the others', () => {
    expect(cut('a{b:c}[dir=rtl]{b:c}.x{b:c}.y{b:c}.x .y{b:c}.x>p{b:c}::marker{b:c}', 'x', 'a')).toBe(
      'a{b:c}[dir=rtl]{b:c}.x{b:c}::marker{b:c}',
    );
  });

  it('read escaped names as the page writes them', () => {
    const css = String.raw`.lg\:mt-2\.5{b:c}.w-\[calc\(1px\+2px\)\]{b:c}`;
    expect(cut(css, 'lg:mt-2.5', 'w-[calc(1px+2px)]')).toBe(css);
    expect(cut(css)).toBe('');
  });

  it.each(['a[href$=".pdf"]', "a[title='x] y.z']", 'a:not([title=").x"])', String.raw`a[title="\"] .x"]`])(
    'take the value of an attribute as no need: %s',
    (selector) => {
      expect(cut(`${selector}{b:c}`, 'a')).toBe(`${selector}{b:c}`);
      expect(cut(`${selector} .y{b:c}`, 'a')).toBe('');
    },
  );

  it('take what stands in :not, :is and :where as no need', () => {
    const css = 'h1:not(.x){b:c}:is(.x,.y) p{b:c}';
    expect(cut(css, 'h1', 'p')).toBe(css);
  });

  it('keep one selector of several, the frames of animations, and the order of layers', () => {
    expect(cut('.x,.y{b:c}', 'y')).toBe('.y{b:c}');
    expect(cut('@keyframes k{to{b:c}}')).toBe('@keyframes k{to{b:c}}');
    expect(cut('@layer a{.x{b:c}}@layer b{p{b:c}}@media (x){.x{b:c}}', 'p')).toBe('@layer a;@layer b{p{b:c}}');
    expect(cut('@layer a{@media (x){@supports (y:z){.x{b:c}}}}p{b:c}', 'p')).toBe('@layer a;p{b:c}');
  });

  it('keep rules for parts of fields where such a field is', () => {
    const css = '::file-selector-button{b:c}::-webkit-datetime-edit{b:c}::placeholder{b:c}';
    expect(cut(css, 'type=file')).toBe('::file-selector-button{b:c}::placeholder{b:c}');
    expect(cut(css, 'type=time')).toBe('::-webkit-datetime-edit{b:c}::placeholder{b:c}');
  });

  it('lose variables that nothing reads, and what only those read', () => {
    expect(cut(':root{--a:var(--b);--b:1;--c:2;--d:3;--e:4}p{x:var(--d);--f:5}', 'p', '--e')).toBe(
      ':root{--d:3;--e:4}p{x:var(--d);--f:5}',
    );
    const registered = '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}';
    expect(cut(`${registered}p{--tw-a:1;--tw-b:1;c:var(--tw-a)}`, 'p')).toBe(
      '@property --tw-a{syntax:"*";inherits:false}p{--tw-a:1;c:var(--tw-a)}',
    );
  });

  it('lose the faces of families that no rule and no variable names', () => {
    const faces = '@font-face{font-family:"One"}@font-face{font-family:Two}@font-face{font-family:Three}';
    expect(cut(`${faces}:root{--f:"One", serif}p{font-family:var(--f)}b{font:1px Three}`, 'p', 'b')).toBe(
      '@font-face{font-family:"One"}@font-face{font-family:Three}:root{--f:"One", serif}p{font-family:var(--f)}b{font:1px Three}',
    );
  });
});
