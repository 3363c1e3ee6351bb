import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { cutSheet } from './styles.ts';

const cut = (css: string, ...classes: string[]) => cutSheet(parse(css), new Set(classes));

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

  it('take what stands in :not, :is and :where as no need', () => {
    const css = 'h1:not(.x){b:c}:is(.x,.y) p{b:c}';
    expect(cut(css, 'h1', 'p')).toBe(css);
  });

  it('keep one selector of several, the frames of animations, and the order of layers', () => {
    expect(cut('.x,.y{b:c}', 'y')).toBe('.y{b:c}');
    expect(cut('@keyframes k{to{b:c}}')).toBe('@keyframes k{to{b:c}}');
    expect(cut('@layer a{.x{b:c}}@layer b{p{b:c}}@media (x){.x{b:c}}', 'p')).toBe('@layer a;@layer b{p{b:c}}');
  });

  it('lose shared variables of utilities that nobody reads', () => {
    const css = '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}';
    expect(cut(`${css}*{--tw-a:1;--tw-b:1}p{c:var(--tw-a)}`, 'p')).toBe(
      '@property --tw-a{syntax:"*";inherits:false}*{--tw-a:1}p{c:var(--tw-a)}',
    );
  });
});
